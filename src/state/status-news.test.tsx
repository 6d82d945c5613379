import { act, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { nextEventResource } from "#api/next-event.ts";
import { cancelRecipient } from "#api/recipients.ts";
import { sendWrite } from "#state/sending/sends.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { useResource } from "./resources.ts";
import { followStatus } from "./status-news.ts";

const portal = useMockPortal();
const reads = (): number => portal.calls.filter(({ name }) => name === "nextEvent").length;

let stop = (): void => undefined;
afterEach(() => stop());

function Shown() {
  useResource(nextEventResource);
  return null;
}

async function shown(): Promise<void> {
  renderInRoot(<Shown />);
  await waitFor(() => expect(reads()).toBe(1));
  stop = followStatus();
}

it("is read again where it is shown once somebody was cancelled on this page", async () => {
  await shown();
  await act(() =>
    sendWrite(cancelRecipient, { recipientId: 500101, eventId: 5001, reason: "Umzug" }, document.createElement("div")),
  );
  await waitFor(() => expect(reads()).toBe(2));
});

it("is read again once the browser's way back has brought the page", async () => {
  await shown();
  act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false })));
  expect(reads()).toBe(1);
  act(() => void window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await waitFor(() => expect(reads()).toBe(2));
});

it("is read again once another tab has booked or cancelled", async () => {
  await shown();
  const other = new BroadcastChannel("kundenportal-status");
  other.postMessage({});
  await waitFor(() => expect(reads()).toBe(2));
  other.close();
});

it("is told to other tabs once somebody was cancelled here", async () => {
  await shown();
  const other = new BroadcastChannel("kundenportal-status");
  const heard = new Promise((resolve) => other.addEventListener("message", resolve, { once: true }));
  await act(() =>
    sendWrite(cancelRecipient, { recipientId: 500101, eventId: 5001, reason: "Umzug" }, document.createElement("div")),
  );
  await heard;
  other.close();
});
