import { fireEvent, waitFor } from "@testing-library/react";
import { Profiler, type ComponentType } from "react";
import { expect, it, vi } from "vitest";
import { saving } from "#i18n/saving.ts";
import { personal } from "#i18n/settings.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import type { TextFieldProps } from "#ui/field/text-field.tsx";
import { UserSettings } from "#widgets/portal/shared/settings/user-settings.tsx";

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
const save = (view: Rendered): Promise<void> => view.user.click(view.getByText(saving.save));
const change = (view: Rendered, name: string, value: string): boolean =>
  fireEvent.change(view.getByRole("textbox", { name }), { target: { value } });

it("draws no other field anew while one is typed into", async () => {
  const view = renderInRoot(<UserSettings />, { id: "portal-user-settings" });
  await view.findByRole("textbox", { name: "Abteilung" });
  await view.user.click(view.getByRole("textbox", { name: personal.personEmail }));
  drawn.length = 0;
  await view.user.keyboard("xyz");
  expect(drawn).toEqual([]);
  await save(view);
  change(view, personal.personEmail, "falsch");
  await save(view);
  await view.findByText(/^Bitte geben Sie eine gültige/);
  drawn.length = 0;
  change(view, personal.personEmail, "a@b.de");
  await waitFor(() => expect(view.queryByText(/^Bitte geben Sie eine gültige/)).toBeNull());
  expect(new Set(drawn)).toEqual(new Set([personal.personEmail]));
});
