import { act } from "@testing-library/react";
import type { Resolver } from "react-hook-form";
import { expect, it, vi } from "vitest";
import { saving } from "#i18n/saving.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { SendButton } from "#widgets/shared/waiting.tsx";
import { FormFrame } from "./form-frame.tsx";
import { useFormFrame } from "./use-form-frame.ts";

const START = { name: "" };
const onSend = vi.fn(() => Promise.resolve({ isSent: true }));

function Form({ resolver }: { readonly resolver: Resolver<typeof START> }) {
  const rules = { resolver, warm: () => undefined };
  const handle = useFormFrame({ values: START, draft: null, rules, onSend, onBroken: () => undefined });
  return (
    <FormFrame handle={handle} label="Name">
      <SendButton routes={["feedbackSend"]} type="submit" busy={handle.isTrying}>
        {saving.save}
      </SendButton>
    </FormFrame>
  );
}

/** A form whose button was pressed while its rules are still being loaded; `load` ends that. */
async function pressed(): Promise<Rendered & { load: () => Promise<void> }> {
  onSend.mockClear();
  let arrive = (): void => undefined;
  const loaded = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const view = renderInRoot(<Form resolver={(values) => loaded.then(() => ({ values, errors: {} }))} />);
  await view.user.click(view.getByRole("button", { name: saving.save }));
  const load = async (): Promise<void> => {
    arrive();
    await act(() => loaded);
  };
  return { ...view, load };
}

it("looks busy from the press on, and is sent once its rules are there", async () => {
  const view = await pressed();
  const button = view.getByRole("button", { name: saving.save });
  expect(button).toHaveAttribute("aria-disabled", "true");
  await view.user.click(button);
  expect(onSend).not.toHaveBeenCalled();
  await view.load();
  expect(onSend).toHaveBeenCalledOnce();
  expect(button).not.toHaveAttribute("aria-disabled");
});

it("is not sent if it has been left before its rules were there", async () => {
  const view = await pressed();
  view.rerender(<p>Etwas anderes</p>);
  await view.load();
  expect(onSend).not.toHaveBeenCalled();
});
