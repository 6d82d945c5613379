import { passwordTexts as texts } from "#i18n/password.ts";
import { Button } from "#ui/button/button.tsx";

interface ShowPasswordProps {
  readonly isShown: boolean;
  readonly onToggle: () => void;
}

/** The button that shows a typed password or hides it again; its words alone tell which. */
export const ShowPassword = ({ isShown, onToggle }: ShowPasswordProps) => (
  <Button variant="quiet" onClick={onToggle}>
    {isShown ? texts.hide : texts.show}
  </Button>
);
