import { useEffect, useRef } from "react";
import { common } from "#i18n/common.ts";
import { Button } from "#ui/button/button.tsx";

/**
 * The only button of a dialog that is done; it takes the focus from the form that is gone. The dialog's message stays
 * visible, even if there is no room for both.
 */
export function CloseButton({ onClose }: { onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Button ref={button} variant="primary" onClick={onClose}>
      {common.close}
    </Button>
  );
}
