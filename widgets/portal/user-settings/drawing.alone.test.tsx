import { waitFor } from "@testing-library/react";
import { Profiler, type ComponentType } from "react";
import { expect, it, vi } from "vitest";
import { personal } from "#i18n/settings.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { openOwnData, retype, save } from "#test/support/settings.tsx";
import type { TextFieldProps } from "#ui/field/text-field.tsx";

const { drawn } = vi.hoisted(() => ({ drawn: [] as string[] }));

/** Every text field tells when it is drawn. */
vi.mock("#ui/field/text-field.tsx", async (load) => {
  const original = await load<{ TextField: ComponentType<TextFieldProps> }>();
  const TextField = (props: TextFieldProps) => (
    <Profiler id={props.label} onRender={(id) => drawn.push(id)}>
      <original.TextField {...props} />
    </Profiler>
  );
  return { ...original, TextField };
});

useMockPortal();

it("draws no other field anew while one is typed into", async () => {
  const view = await openOwnData();
  await view.user.click(view.getByRole("textbox", { name: personal.personEmail }));
  drawn.length = 0;
  await view.user.keyboard("xyz");
  expect(drawn).toEqual([]);
  await save(view);
  retype(view, personal.personEmail, "falsch");
  await save(view);
  await view.findByText(/^Bitte geben Sie eine gültige/);
  drawn.length = 0;
  retype(view, personal.personEmail, "a@b.de");
  await waitFor(() => expect(view.queryByText(/^Bitte geben Sie eine gültige/)).toBeNull());
  expect(new Set(drawn)).toEqual(new Set([personal.personEmail]));
});
