import { Icon } from "#ui/icon/icon.tsx";
import { useStyles } from "#ui/root/root.tsx";
import css from "./back-button.css?inline";
import { Button, type ButtonProps } from "./button.tsx";

const backIcon = "M15 6l-6 6 6 6";

/** Leads back to where the customer came from: one look for links and buttons. */
export function BackButton(props: ButtonProps) {
  useStyles(css);
  return (
    <p className="back">
      <Button variant="quiet" icon={<Icon path={backIcon} size={20} />} {...props} />
    </p>
  );
}
