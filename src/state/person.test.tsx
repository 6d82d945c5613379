import { act, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { eventsFuture } from "#api/events.ts";
import { userResource } from "#api/people.ts";
import { saveHotelPreferences } from "#api/settings-saves.ts";
import type { HotelPreferences } from "#domain/entities/people.ts";
import { useSend } from "#state/sending/send.ts";
import { holdAnswers, holdBack, holdTimers } from "#test/support/gate.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { askPerson, isConfirmedWithin, onPerson, personNow, requireSamePerson } from "./person.ts";
import { useResource } from "./resources.ts";
// The cart drops its own data, once its code is on the page.
import "./shop/shop.ts";
import { turnNow, usePortal } from "./store.ts";

const portal = useMockPortal();
const known = (userId: string, isGone = false) => ({ state: "known", userId, isGone });

function Page() {
  const { remote } = useResource(userResource);
  const events = useResource(eventsFuture);
  const [typed, setTyped] = useState("");
  return (
    <>
      <p>{remote.state === "ready" ? remote.data?.email : remote.state}</p>
      <p>{events.remote.state}</p>
      <input aria-label="Text" value={typed} onChange={({ target }) => setTyped(target.value)} />
    </>
  );
}

async function opened() {
  const view = renderInRoot(<Page />);
  await waitFor(() => expect(personNow()).toEqual(known("1001")));
  await view.findByText("ready");
  return view;
}

describe("the page's person", () => {
  it("is learnt by any answer of user, and by no failed one", async () => {
    portal.select({ scenario: "fail:user" });
    await askPerson();
    expect(personNow()).toEqual({ state: "unknown" });
    portal.select({ scenario: "normal" });
    await opened();
    portal.select({ scenario: "fail:user" });
    await act(() => askPerson());
    expect(personNow()).toEqual(known("1001"));
  });

  it("takes all with it when somebody else is there: answers, what is typed, the cart", async () => {
    const view = await opened();
    await view.user.type(view.getByRole("textbox"), "Anreise");
    usePortal.setState(({ cart }) => ({ cart: { ...cart, duplicates: ["7021"] } }));
    const changes: string[] = [];
    const stop = onPerson((change) => changes.push(change));
    portal.select({ customer: "member" });
    await act(() => askPerson());
    stop();
    expect(personNow().state).toBe("known");
    expect(personNow()).not.toEqual(known("1001"));
    expect(turnNow()).toBe(1);
    expect(changes[0]).toBe("other");
    expect(view.getByRole("textbox")).toHaveValue("");
    expect(usePortal.getState().cart.duplicates).toEqual([]);
    expect(usePortal.getState().handover).toEqual({ anchor: view.anchor, wasOrdering: false });
    await view.findByText("ready");
    expect(portal.calls.map(({ name }) => name)).toEqual(["user", "eventsFuture"]);
  });

  it("stays where nobody is there any more, and keeps all for the next login", async () => {
    const view = await opened();
    await view.user.type(view.getByRole("textbox"), "Anreise");
    portal.select({ customer: "guest" });
    await act(() => askPerson());
    expect(personNow()).toEqual(known("1001", true));
    portal.select({ customer: "admin" });
    await act(() => askPerson());
    expect(personNow()).toEqual(known("1001"));
    expect(view.getByRole("textbox")).toHaveValue("Anreise");
    expect(turnNow()).toBe(0);
  });
});

describe("a write", () => {
  const later = (ms: number): void => void vi.setSystemTime(Date.now() + ms);

  it("leaves while user has just named its person, without another question", async () => {
    await opened();
    const before = portal.calls.length;
    await requireSamePerson(0, "savePersonalData");
    expect(portal.calls).toHaveLength(before);
  });

  it.each(["the first", "a later"])(
    "trusts %s answer for the moment of its question, not of its coming",
    async (which) => {
      if (which === "a later") await opened();
      later(5000);
      const user = holdAnswers("/get-user");
      if (which === "a later") void askPerson();
      else renderInRoot(<Page />);
      await waitFor(() => expect(portal.calls.filter(({ name }) => name === "user").length).toBeGreaterThan(0));
      later(5000);
      portal.select({ customer: "member" });
      const leaving = expect(act(() => requireSamePerson(0, "savePersonalData"))).rejects.toMatchObject({
        kind: "aborted",
      });
      user.open();
      await leaving;
    },
  );

  it("is not stopped by an answer that a later question has overtaken", async () => {
    await opened();
    const user = holdAnswers("/get-user");
    const overtaken = askPerson();
    await waitFor(() => expect(portal.calls.at(-1)?.name).toBe("user"));
    vi.restoreAllMocks();
    portal.select({ customer: "member" });
    later(5);
    await act(() => askPerson());
    const now = personNow();
    expect(turnNow()).toBe(1);
    user.open();
    await act(() => overtaken);
    expect(personNow()).toEqual(now);
    expect(turnNow()).toBe(1);
  });

  it("does not leave where it turns out that somebody else is there by now", async () => {
    await opened();
    later(5000);
    portal.select({ customer: "member" });
    await expect(act(() => requireSamePerson(0, "savePersonalData"))).rejects.toMatchObject({ kind: "aborted" });
    expect(isConfirmedWithin(1000)).toBe(true);
  });

  it("does not leave a person's page where user cannot say who is there by now", async () => {
    await opened();
    later(5000);
    portal.select({ scenario: "fail:user" });
    await expect(requireSamePerson(0, "savePersonalData")).rejects.toMatchObject({ outcome: "not done" });
  });

  it("leaves a page of which nobody was ever named", async () => {
    portal.select({ scenario: "fail:user" });
    await requireSamePerson(0, "savePersonalData");
  });

  it("waits for the first answer of user where a widget has asked", async () => {
    const user = holdBack("/get-user");
    renderInRoot(<Page />);
    const leaving = requireSamePerson(0, "orderOptions").then(() => personNow());
    user.open();
    expect(await leaving).toEqual(known("1001"));
  });

  it("does not leave while nobody says who is there", async () => {
    await opened();
    later(5000);
    const user = holdBack("/get-user");
    const wait = holdTimers(15_000);
    const leaving = expect(requireSamePerson(0, "savePersonalData")).rejects.toMatchObject({
      kind: "timeout",
      outcome: "not done",
    });
    await wait.open();
    await leaving;
    user.open();
    await act(() => askPerson(Infinity));
  });

  it("leaves a page of which nobody was ever named, also where user is silent", async () => {
    const user = holdBack("/get-user");
    renderInRoot(<Page />);
    const wait = holdTimers(15_000);
    const leaving = requireSamePerson(0, "contactRequest");
    await wait.open();
    await leaving;
    user.open();
    await act(() => askPerson(Infinity));
  });

  it("of the cart does not leave for a guest where it was made for somebody who is gone", async () => {
    await opened();
    later(5000);
    portal.select({ customer: "guest" });
    await expect(act(() => requireSamePerson(0, "cartAdd"))).rejects.toMatchObject({ kind: "session", status: 401 });
  });

  it("of a guest asks nothing", async () => {
    await requireSamePerson(0, "cartAdd");
    expect(portal.calls).toEqual([]);
  });
});

describe("what was made in one turn of the page", () => {
  it("does not leave in the next one, whatever waits in between", async () => {
    await opened();
    const senders: ReturnType<typeof useSend<HotelPreferences, undefined, never>>[] = [];
    function Sending() {
      senders.push(useSend(saveHotelPreferences));
      return null;
    }
    renderInRoot(<Sending />);
    const ofAnna = senders.at(-1);
    portal.select({ customer: "member" });
    await act(() => askPerson());
    const wishes = { comments: "Anna", disabledFriendlyRoom: null, vegetarianFood: null };
    const sent = await act(() => ofAnna?.run(wishes));
    expect(sent).toMatchObject({ state: "failed", error: { kind: "aborted" } });
    expect(portal.calls.filter(({ method }) => method === "POST")).toEqual([]);
    await act(() => senders.at(-1)?.run({ ...wishes, comments: "Bernd" }));
    expect(portal.calls.findLast(({ method }) => method === "POST")?.body).toMatchObject({ comments: "Bernd" });
  });
});
