import { fireEvent, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fieldErrors } from "#i18n/fields.ts";
import { forms } from "#i18n/forms.ts";
import { request } from "#i18n/requests.ts";
import { usePortal } from "#state/store.ts";
import { holdBack } from "#test/support/gate.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import type { Rendered } from "#test/support/render.tsx";
import { fieldOf, fill, openRequest, sendRequest, type RequestCall } from "#test/support/requests.tsx";

const portal = useMockPortal({ customer: "guest" });

const person = { salutation: "Frau", firstname: "Eva", lastname: "Muster" };
const contact = { ...person, email: "eva@werk.example", topic: "Rechnung", message: "Hallo" };
const sent = (call: RequestCall): unknown[] => portal.calls.filter(({ name }) => name === call).map(({ body }) => body);
const called = (name: string): number => portal.calls.filter((call) => call.name === name).length;
const thanks = (view: Rendered): Promise<HTMLElement> => view.findByRole("heading", { name: /^Vielen Dank!/ });
const summary = (view: Rendered): Promise<HTMLElement> => view.findByRole("group", { name: /^Bitte prüfen Sie/ });

describe("checking", () => {
  it("judges nothing before the first attempt, then the fields live and the summary at each attempt", async () => {
    const view = openRequest("newsletterRequest");
    fill(view, { email: "eva" });
    fireEvent.blur(fieldOf(view, "email"));
    expect(fieldOf(view, "email")).not.toHaveAttribute("aria-invalid");
    fill(view, { firstname: "E" });
    await sendRequest(view);
    const box = await summary(view);
    expect(
      within(box)
        .getAllByRole("link")
        .map(({ textContent }) => textContent),
    ).toEqual([fieldErrors.email, fieldErrors.firstnameShort]);
    fill(view, { email: "eva@werk.example" });
    await waitFor(() => expect(fieldOf(view, "email")).toBeValid());
    expect(
      within(box)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([`${forms.corrected}${fieldErrors.email}`, fieldErrors.firstnameShort]);
    await sendRequest(view);
    await waitFor(() => expect(within(box).getAllByRole("link")).toHaveLength(1));
    expect(fieldOf(view, "firstname")).toHaveValue("E");
    fill(view, { firstname: "Eva" });
    const told = await view.findByRole("status");
    expect(told).toHaveTextContent(forms.allCorrected);
    expect(view.queryByRole("group", { name: /^Bitte prüfen Sie/ })).toBeNull();
  });

  it("announces an error that comes back in the same words while somebody is typing, and none of an attempt", async () => {
    const view = openRequest("newsletterRequest");
    const alerts = () => view.queryAllByRole("alert").map(({ textContent }) => textContent);
    await sendRequest(view);
    await summary(view);
    expect(alerts()).toEqual([forms.summary(1)]);
    fill(view, { email: "eva@werk.example" });
    await waitFor(() => expect(fieldOf(view, "email")).toBeValid());
    fill(view, { email: "eva@" });
    await waitFor(() => expect(alerts()).toEqual([forms.summary(1), fieldErrors.email]));
  });

  it("leads from the summary to the field, and leaves the page's address alone", async () => {
    const view = openRequest("contactRequest");
    await sendRequest(view);
    const before = location.href;
    await view.user.click(within(await summary(view)).getByRole("link", { name: fieldErrors.message }));
    await expect.poll(() => view.root.activeElement).toBe(fieldOf(view, "message"));
    expect(location.href).toBe(before);
  });
});

describe("the address", () => {
  const pair = (view: Rendered): string[] => ["street", "streetNumber"].map((name) => fieldOf(view, name).value);

  it.each([
    ["Musterstraße 12a", ["Musterstraße", "12a"]],
    ["Straße des 17. Juni 135", ["Straße des 17. Juni", "135"]],
    ["Straße des 17. Juni", ["Straße des 17. Juni", ""]],
  ])("is split where %j is filled into the empty pair", (typed, parts) => {
    const view = openRequest("catalogueRequest");
    fill(view, { street: typed });
    expect(pair(view)).toEqual(parts);
  });

  it("is not split where a number stands already, unless it is the same", () => {
    const view = openRequest("catalogueRequest");
    fill(view, { streetNumber: "7", street: "Am Ring 5" });
    expect(pair(view)).toEqual(["Am Ring 5", "7"]);
    fill(view, { street: "", streetNumber: "5" });
    fill(view, { street: "Am Ring 5" });
    expect(pair(view)).toEqual(["Am Ring", "5"]);
  });

  it("is left alone while it is typed letter by letter", async () => {
    const view = openRequest("catalogueRequest");
    await view.user.type(fieldOf(view, "street"), "Am Ring 5");
    expect(pair(view)).toEqual(["Am Ring 5", ""]);
  });

  it.each([
    ["Werkstr. 100", ["Werkstr.", "100"]],
    ["Am Ring 5 a", ["Am Ring", "5 a"]],
    ["Straße des 17. Juni", ["Straße des 17. Juni", ""]],
  ])("is split once %j, typed letter by letter, is left", async (typed, parts) => {
    const view = openRequest("catalogueRequest");
    await view.user.type(fieldOf(view, "street"), typed);
    await view.user.tab();
    expect(pair(view)).toEqual(parts);
  });

  it("keeps a number of its own when the street is left", async () => {
    const view = openRequest("catalogueRequest");
    fill(view, { streetNumber: "7" });
    await view.user.type(fieldOf(view, "street"), "Am Ring 5");
    await view.user.tab();
    expect(pair(view)).toEqual(["Am Ring 5", "7"]);
  });
});

describe("what a password manager fills in without an event", () => {
  /** As a script of another world does it: no event, and React's own tracking is not asked. */
  const slip = (view: Rendered, name: string, value: string): void => {
    const control = fieldOf(view, name) as HTMLInputElement | HTMLSelectElement;
    const prototype = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLSelectElement.prototype;
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(control, value);
  };

  it("is read before sending, the street with its number apart, beside what was typed", async () => {
    const view = openRequest("catalogueRequest");
    fill(view, { lastname: "Muster" });
    for (const [name, value] of Object.entries({
      company: "Werk",
      salutation: "Frau",
      firstname: "Eva",
      street: "Werkstr. 100",
      postalCode: "89073",
      city: "Ulm",
    }))
      slip(view, name, value);
    await sendRequest(view);
    await waitFor(() => expect(sent("catalogueRequest")).toHaveLength(1));
    expect(sent("catalogueRequest")).toMatchObject([
      { company: "Werk", firstname: "Eva", lastname: "Muster", street: "Werkstr.", streetNumber: "100", city: "Ulm" },
    ]);
  });

  it("empties no field that an event has filled", async () => {
    const view = openRequest("newsletterRequest");
    fill(view, { email: "eva@werk.example" });
    slip(view, "email", "");
    await sendRequest(view);
    await waitFor(() => expect(sent("newsletterRequest")).toMatchObject([{ email: "eva@werk.example" }]));
  });
});

describe("a misspelt provider", () => {
  it("is pointed out once the field is left, corrected by a click, and never refused", async () => {
    const view = openRequest("newsletterRequest");
    fill(view, { email: "eva@wbe.de" });
    fireEvent.focusOut(fieldOf(view, "email"));
    await view.user.click(await view.findByRole("button", { name: "Meinten Sie eva@web.de?" }));
    expect(fieldOf(view, "email")).toHaveValue("eva@web.de");
    await expect.poll(() => view.root.activeElement).toBe(fieldOf(view, "email"));
    fill(view, { email: "eva@wbe.de" });
    fireEvent.focusOut(fieldOf(view, "email"));
    await view.findByRole("button", { name: /^Meinten Sie/ });
    await sendRequest(view);
    await view.findByRole("heading", { name: /^Fast geschafft!/ });
    expect(sent("newsletterRequest")).toMatchObject([{ email: "eva@wbe.de" }]);
  });
});

describe("what is known", () => {
  it("is filled in for who is logged in, and travels as if it were typed", async () => {
    portal.select({ customer: "admin" });
    const view = openRequest("registrationRequest");
    await waitFor(() => expect(fieldOf(view, "lastname")).toHaveValue("Brinkmann"));
    expect(view.queryByText(/wieder da/)).toBeNull();
    fill(view, { hotelOverNightOption: "mitNacht_VP" });
    await sendRequest(view);
    await thanks(view);
    expect(sent("registrationRequest")).toMatchObject([
      {
        salutation: "Frau",
        firstname: "Sabine",
        lastname: "Brinkmann",
        phone: "+495315550100",
        email: "sabine.brinkmann@musterwerke.example",
        eventId: null,
        title: null,
      },
    ]);
  });

  it("does not replace what was typed before it came", async () => {
    portal.select({ customer: "admin" });
    const gate = holdBack("/user-data");
    const view = openRequest("contactRequest");
    fill(view, { firstname: "Eva" });
    gate.open();
    await waitFor(() => expect(fieldOf(view, "lastname")).toHaveValue("Brinkmann"));
    expect(fieldOf(view, "firstname")).toHaveValue("Eva");
  });

  it("drops no attempt, and nothing that it found, when it comes only then", async () => {
    portal.select({ customer: "admin" });
    const gate = holdBack("user");
    const view = openRequest("newsletterRequest");
    fill(view, { firstname: "E" });
    await sendRequest(view);
    gate.open();
    const box = await summary(view);
    await waitFor(() => expect(fieldOf(view, "lastname")).toHaveValue("Brinkmann"));
    // What came puts the address right; the name that was typed stays, and stays wrong.
    await waitFor(() => expect(fieldOf(view, "email")).toBeValid());
    expect(fieldOf(view, "firstname")).toHaveAccessibleDescription(fieldErrors.firstnameShort);
    expect(fieldOf(view, "email")).toHaveValue("sabine.brinkmann@musterwerke.example");
    expect(box).toBeInTheDocument();
  });

  it.each(["expired:user", "fail:user", "malformed:user", "offline:user"] as const)(
    "is nothing where nobody can be named (%s): a guest, asked once, without a word",
    async (scenario) => {
      portal.select({ customer: "admin", scenario });
      const view = openRequest("newsletterRequest");
      await waitFor(() => expect(usePortal.getState().resources.user?.state).toMatch(/ready|failed/));
      expect(usePortal.getState().session).toEqual({ state: "active" });
      expect(view.queryByRole("alert")).toBeNull();
      fill(view, { email: "eva@werk.example" });
      await sendRequest(view);
      await view.findByRole("heading", { name: /^Fast geschafft!/ });
      expect([called("user"), called("userData")]).toEqual([1, 0]);
    },
  );

  it("of one form is offered to the next one of the visit", async () => {
    const first = openRequest("contactRequest");
    fill(first, contact);
    await sendRequest(first);
    await thanks(first);
    first.unmount();
    const view = openRequest("lawyerRequest");
    await view.user.click(await view.findByRole("button", { name: request.takeKnown }));
    expect(["firstname", "lastname", "email", "message", "phone"].map((name) => fieldOf(view, name).value)).toEqual([
      "Eva",
      "Muster",
      "eva@werk.example",
      "",
      "",
    ]);
    expect(view.queryByRole("button", { name: request.takeKnown })).toBeNull();
  });
});

describe("drafts", () => {
  it("outlive a reload for guests, and end when they are sent", async () => {
    const before = openRequest("contactRequest");
    fill(before, contact);
    before.unmount();
    const view = openRequest("contactRequest");
    expect(await view.findByText(forms.restored)).toBeInTheDocument();
    expect(fieldOf(view, "message")).toHaveValue("Hallo");
    await sendRequest(view);
    await thanks(view);
    expect(sessionStorage.getItem("portal-draft:visit:contact")).toBeNull();
    view.unmount();
    expect(fieldOf(openRequest("contactRequest"), "message")).toHaveValue("");
  });

  /** A page that is opened anew as this customer. */
  const comeAs = (customer: "admin" | "member" | "guest", scenario: "normal" | "fail:user" = "normal"): void => {
    usePortal.setState({ resources: {} });
    portal.select({ customer, scenario });
  };
  const asked = (): Promise<void> =>
    waitFor(() => expect(usePortal.getState().resources.user?.state).toMatch(/ready|failed/));

  async function typeAsAdmin(values: Record<string, string>): Promise<void> {
    comeAs("admin");
    const view = openRequest("contactRequest");
    await waitFor(() => expect(fieldOf(view, "lastname")).toHaveValue("Brinkmann"));
    fill(view, values);
    view.unmount();
  }

  it.each([
    ["guest", "normal"],
    ["member", "normal"],
    ["admin", "fail:user"],
  ] as const)("of a customer are neither shown to nor removed by another (%s, %s)", async (customer, scenario) => {
    await typeAsAdmin({ message: "Vertraulich" });
    comeAs(customer, scenario);
    const view = openRequest("contactRequest");
    await asked();
    expect(fieldOf(view, "message")).toHaveValue("");
    fill(view, { message: "Anderes" });
    expect(fieldOf(view, "message")).toHaveValue("Anderes");
    view.unmount();
    comeAs("admin");
    const again = openRequest("contactRequest");
    await waitFor(() => expect(fieldOf(again, "message")).toHaveValue("Vertraulich"));
  });

  it("of a guest become those of whoever logs in, and of nobody else then", async () => {
    const before = openRequest("contactRequest");
    await asked();
    fill(before, { message: "Als Gast" });
    before.unmount();
    comeAs("admin");
    const view = openRequest("contactRequest");
    await waitFor(() => expect(fieldOf(view, "message")).toHaveValue("Als Gast"));
    await waitFor(() => expect(fieldOf(view, "lastname")).toHaveValue("Brinkmann"));
    view.unmount();
    comeAs("guest");
    const other = openRequest("contactRequest");
    await asked();
    expect(fieldOf(other, "message")).toHaveValue("");
  });

  it("keep an emptied field empty, whatever is known of the customer", async () => {
    await typeAsAdmin({ phone: "", message: "Bitte nicht anrufen" });
    comeAs("admin");
    const view = openRequest("contactRequest");
    await waitFor(() => expect(fieldOf(view, "lastname")).toHaveValue("Brinkmann"));
    await waitFor(() => expect(fieldOf(view, "message")).toHaveValue("Bitte nicht anrufen"));
    expect(fieldOf(view, "phone")).toHaveValue("");
    fill(view, { topic: "Rechnung" });
    await sendRequest(view);
    await thanks(view);
    expect(sent("contactRequest")).toMatchObject([{ phone: null }]);
  });

  it("keep a field empty that was emptied before anything was known", async () => {
    comeAs("admin");
    const gate = holdBack("/user-data");
    const view = openRequest("contactRequest");
    fill(view, { phone: "0" });
    fill(view, { phone: "" });
    gate.open();
    await waitFor(() => expect(fieldOf(view, "lastname")).toHaveValue("Brinkmann"));
    expect(fieldOf(view, "phone")).toHaveValue("");
  });

  it("of two events are two", async () => {
    const before = openRequest("registrationRequest", { eventId: "5001" });
    fill(before, { message: "Für 5001" });
    before.unmount();
    const view = openRequest("registrationRequest", { eventId: "5002" });
    await asked();
    expect(fieldOf(view, "message")).toHaveValue("");
    view.unmount();
    expect(fieldOf(openRequest("registrationRequest", { eventId: "5001" }), "message")).toHaveValue("Für 5001");
  });

  it("of two forms of one kind on a page are two, in the order in which they stand", async () => {
    const views = [openRequest("newsletterRequest"), openRequest("newsletterRequest")] as const;
    fill(views[0], { email: "erste@werk.example" });
    fill(views[1], { email: "zweite@werk.example" });
    await sendRequest(views[0]);
    await views[0].findByRole("heading", { name: /^Fast geschafft!/ });
    for (const view of views) view.unmount();
    const again = [openRequest("newsletterRequest"), openRequest("newsletterRequest")] as const;
    expect(again.map((view) => fieldOf(view, "email").value)).toEqual(["", "zweite@werk.example"]);
  });
});
