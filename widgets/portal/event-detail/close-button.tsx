import { useEffect, useRef } from "react";
import { common } from "#i18n/common.ts";
import { Button } from "#ui/button/button.tsx";

/** The one button of a dialog that is done; takes the focus that the sent form has lost. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} variant="primary" onClick={onClose}>
      {common.close}
    </Button>
  );
}
