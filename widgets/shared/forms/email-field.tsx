import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { request as texts } from "#i18n/requests.ts";
import { Button } from "#ui/button/button.tsx";
import { Announced } from "#ui/notice/announced.tsx";
import { afterPress } from "#ui/page/after-press.ts";
import type { DescribedValues, LineLook } from "./description.ts";
import { FormText } from "./form-fields.tsx";

/**
 * An e-mail field that suggests a correction when it is left with a provider that looks misspelt; it never refuses one.
 */
export function EmailField({ form, look }: { form: UseFormReturn<DescribedValues>; look: LineLook }) {
  const [meant, setMeant] = useState<string | null>(null);
  const doubt = (typed: string): void => {
    // If this code cannot be loaded, there is no suggestion.
    void import("#domain/forms/mail-provider.ts")
      .then((module) => afterPress(() => setMeant(module.suggestAddress(typed))))
      .catch(() => setMeant(null));
  };
  const accept = (address: string): void => {
    form.setValue("email", address, { shouldDirty: true, shouldValidate: form.getFieldState("email").invalid });
    setMeant(null);
    form.setFocus("email");
  };
  return (
    <div
      className="form-doubted"
      onInput={() => setMeant(null)}
      onBlur={({ target }) => target instanceof HTMLInputElement && doubt(target.value)}
    >
      <FormText {...look} type="email" />
      <Announced>
        {meant !== null && (
          <Button variant="quiet" onClick={() => accept(meant)}>
            {texts.meant(meant)}
          </Button>
        )}
      </Announced>
    </div>
  );
}
