import { useState, type ReactNode } from "react";
import { consentAsked } from "#i18n/foreign.ts";
import { requestConsent } from "#state/consent.ts";
import { Button } from "#ui/button/button.tsx";
import { Announced } from "#ui/notice/announced.tsx";

interface ConsentButtonProps {
  readonly variant?: "primary" | "secondary";
  readonly children: ReactNode;
}

/**
 * Asks the page's consent manager to show its question, and says that an answer is awaited: if the browser refuses
 * cookies, or the page has no consent manager, nothing else would show that the press counted.
 */
export function ConsentButton({ variant = "secondary", children }: ConsentButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const ask = (): void => {
    setAsked(true);
    requestConsent();
  };
  return (
    <div>
      <Button variant={variant} onClick={ask}>
        {children}
      </Button>
      <Announced>{isAsked && <p className="small">{consentAsked}</p>}</Announced>
    </div>
  );
}
