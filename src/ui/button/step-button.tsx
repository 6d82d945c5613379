import { Icon } from "#ui/icon/icon.tsx";
import { chevronIcon } from "#ui/icon/paths.ts";

interface StepButtonProps {
  readonly label: string;
  readonly direction: "back" | "on";
  readonly disabled: boolean;
  readonly className: string;
  readonly size: number;
  readonly onStep: () => void;
}

/**
 * A button with a chevron for one step back or forward. At either end it stays focusable, so that the focus is not
 * lost.
 */
export function StepButton({ label, direction, disabled, className, size, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      className={className}
      data-direction={direction}
      aria-label={label}
      aria-disabled={disabled ? true : undefined}
      onClick={() => {
        if (!disabled) onStep();
      }}
    >
      <Icon path={chevronIcon} size={size} />
    </button>
  );
}
