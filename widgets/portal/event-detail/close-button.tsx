import { useEffect, useRef } from "react";
import { common } from "#i18n/common.ts";
import { Button } from "#ui/button/button.tsx";

/**
 * The one button of a dialog that is done; takes the focus that the sent form has lost. What the dialog says stays in
 * sight, also where there is no room for both.
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
