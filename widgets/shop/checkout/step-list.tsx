import { checkoutTexts as texts } from "#i18n/checkout.ts";
import { Button } from "#ui/button/button.tsx";
import { steps, type Step } from "./use-step.ts";

interface StepListProps {
  readonly step: Step;
  readonly kind: keyof typeof texts.stepsLabel;
  readonly onStep: (step: Step) => void;
}

/** The steps in order; earlier ones are links back until something has been ordered. */
export function StepList({ step, kind, onStep }: StepListProps) {
  const at = steps.indexOf(step);
  return (
    <ol className="steps" aria-label={texts.stepsLabel[kind]}>
      {steps.map((name, index) => (
        <li key={name} aria-current={index === at ? "step" : undefined} data-state={index < at ? "done" : "open"}>
          {index < at && step !== "ergebnis" ? (
            <Button variant="quiet" onClick={() => onStep(name)}>
              {texts.steps[name]}
            </Button>
          ) : (
            <span>{texts.steps[name]}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
