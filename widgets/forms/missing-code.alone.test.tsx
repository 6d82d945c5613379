import { expect, it, vi } from "vitest";
import { common } from "#i18n/common.ts";
import { inputKept } from "#i18n/sentences.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot, type Rendered } from "#test/support/render.tsx";
import { fill, openRequest, sendRequest } from "#test/support/requests.tsx";
import { UserRegistration } from "./user-registration/user-registration.tsx";

// As on a page that has been open since a release whose files are gone.
vi.mock("#widgets/shared/forms/lazy-resolver.ts", () => ({
  lazyRulesOf: () => ({
    resolver: () => Promise.reject(new TypeError("Failed to fetch dynamically imported module")),
    warm: () => undefined,
  }),
}));

const portal = useMockPortal({ customer: "guest" });

it.each<[string, () => Rendered, string]>([
  ["a request", () => openRequest("contactRequest"), `${common.orReload} ${inputKept}`],
  ["a registration, whose password is kept nowhere,", () => renderInRoot(<UserRegistration />), common.orReload],
])(
  "offers to reload the page where the rules of %s cannot be loaded, and promises no more",
  async (_form, open, said) => {
    vi.spyOn(console, "error").mockReturnValue();
    const view = open();
    fill(view, { firstname: "Eva" });
    await sendRequest(view);
    expect(await view.findByText(said)).toBeVisible();
    expect(view.getByRole("button", { name: common.reload })).toBeVisible();
    expect(portal.calls.map(({ method }) => method)).not.toContain("POST");
  },
);
