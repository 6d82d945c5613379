import { planEditor as texts } from "#i18n/training-plan.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { chevronIcon, trashIcon } from "#ui/icon/paths.ts";

interface MoveButtonsProps {
  readonly itemKey: number;
  readonly title: string;
  readonly canUp: boolean;
  readonly canDown: boolean;
  readonly onMove: (step: -1 | 1) => void;
  readonly onTake: () => void;
}

/**
 * Buttons to move an item up or down and to remove it, for keyboard and pointer. A button without effect stays in
 * place, so that the focus does too.
 */
export function MoveButtons({ itemKey, title, canUp, canDown, onMove, onTake }: MoveButtonsProps) {
  const step = (direction: -1 | 1, can: boolean, label: string) => (
    <Button
      variant="quiet"
      aria-label={label}
      aria-disabled={!can || undefined}
      data-plan-focus={`${direction === -1 ? "up" : "down"} ${itemKey}`}
      data-turned={direction === -1 || undefined}
      icon={<Icon path={chevronIcon} size={20} />}
      onClick={() => {
        if (can) onMove(direction);
      }}
    >
      {null}
    </Button>
  );
  return (
    <div className="cluster plan-moves">
      {step(-1, canUp, texts.up(title))}
      {step(1, canDown, texts.down(title))}
      <Button
        variant="quiet"
        aria-label={texts.take(title)}
        data-plan-focus={`take ${itemKey}`}
        icon={<Icon path={trashIcon} size={20} />}
        onClick={onTake}
      >
        {null}
      </Button>
    </div>
  );
}
