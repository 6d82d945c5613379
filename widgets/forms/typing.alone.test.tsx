import { act } from "@testing-library/react";
import { Profiler, type ComponentType } from "react";
import { expect, it, vi } from "vitest";
import { registration } from "#i18n/registration.ts";
import { usePortal } from "#state/store.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { fieldOf, fill } from "#test/support/requests.tsx";
import type { TextAreaProps, TextFieldProps } from "#ui/field/text-field.tsx";
import inhouse from "#widgets/forms/form-inhouse/index.tsx";
import { UserRegistration } from "#widgets/forms/user-registration/user-registration.tsx";

const { drawn } = vi.hoisted(() => ({ drawn: [] as string[] }));
/** Every field tells when it is drawn. */
vi.mock("#ui/field/text-field.tsx", async (load) => {
  const original = await load<{ TextField: ComponentType<TextFieldProps>; TextArea: ComponentType<TextAreaProps> }>();
  const TextField = (props: TextFieldProps) => (
    <Profiler id={props.label} onRender={(id) => drawn.push(id)}>
      <original.TextField {...props} />
    </Profiler>
  );
  const TextArea = (props: TextAreaProps) => (
    <Profiler id={props.label} onRender={(id) => drawn.push(id)}>
      <original.TextArea {...props} />
    </Profiler>
  );
  return { ...original, TextField, TextArea };
});

useMockPortal({ customer: "guest" });
const known = (): Promise<void> => vi.waitFor(() => expect(usePortal.getState().resources.user?.state).toBe("ready"));

it("draws no field of the longest request form anew, whatever is typed", async () => {
  const { View } = inhouse;
  let commits = 0;
  const view = renderInRoot(
    <Profiler id="form" onRender={() => (commits += 1)}>
      <View />
    </Profiler>,
    { id: "portal-form-inhouse" },
  );
  await known();
  expect(drawn).toContain("Nachricht");
  drawn.length = 0;
  commits = 0;
  for (const name of [
    "company",
    "firstname",
    "lastname",
    "phone",
    "postalCodeOrCity",
    "topic",
    "participants",
    "message",
  ])
    fill(view, { [name]: "7" });
  await act(() => Promise.resolve());
  expect({ drawn, commits }).toEqual({ drawn: [], commits: 0 });
});

it("draws only the words about the strength while a password is typed, and nothing for another field", async () => {
  const view = renderInRoot(<UserRegistration />, { id: "portal-user-registration" });
  await known();
  fill(view, { password: "Sieben" });
  await view.findByText(registration.strength.short);
  drawn.length = 0;
  fill(view, { firstname: "Eva", lastname: "Muster", street: "Am Ring", password: "Sieben Wale im Mai" });
  expect(await view.findByText(registration.strength.strong)).toBeInTheDocument();
  expect(fieldOf(view, "password")).toHaveValue("Sieben Wale im Mai");
  expect(drawn).toEqual([]);
});
