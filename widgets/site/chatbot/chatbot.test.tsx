import { act, fireEvent } from "@testing-library/react";
import Cookies from "js-cookie";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chatbot } from "#i18n/chatbot.ts";
import { common } from "#i18n/common.ts";
import { usePortal } from "#state/store.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { Chatbot } from "./chatbot.tsx";

const scripts = (): HTMLScriptElement[] => [...document.querySelectorAll<HTMLScriptElement>('script[src*="chatbot"]')];

const consent = (given: boolean): void =>
  act(() => {
    if (given) Cookies.set("marketing_consent", "true");
    else Cookies.remove("marketing_consent");
    document.dispatchEvent(new CustomEvent("portal:consent-changed"));
  });

/** The browser's answer to the script. */
const answer = async (type: "load" | "error"): Promise<void> =>
  act(async () => {
    const [script] = scripts();
    if (script !== undefined) fireEvent(script, new Event(type));
    await Promise.resolve();
  });

beforeEach(() => usePortal.setState(({ config }) => ({ config: { ...config, chatbotScriptUrl: "/chatbot.js" } })));
afterEach(() => {
  for (const script of scripts()) script.remove();
});

describe("portal-chatbot", () => {
  it("shows the way to the contact without a script", () => {
    usePortal.setState(({ config }) => ({ config: { ...config, chatbotScriptUrl: "" } }));
    const view = renderInRoot(<Chatbot />);
    expect(view.getByRole("link", { name: "Zum Kontakt" })).toHaveAttribute("href", "/service/kontakt");
    expect(view.queryByRole("button")).toBeNull();
  });

  it("loads nothing before consent, and asks for it", async () => {
    const asked = vi.fn();
    document.addEventListener("portal:consent-request", asked, { once: true });
    const view = renderInRoot(<Chatbot kind="sbv" />);
    expect(view.getByRole("link", { name: "Zum Kontakt" })).toBeInTheDocument();
    expect(scripts()).toEqual([]);
    await view.user.click(view.getByRole("button", { name: chatbot.load }));
    expect(asked).toHaveBeenCalledOnce();
  });

  it("loads one script a page with consent, and takes it away once that is withdrawn", async () => {
    const [view] = [renderInRoot(<Chatbot kind="sbv" />), renderInRoot(<Chatbot />)];
    consent(true);
    expect(scripts().map(({ dataset }) => dataset.kind)).toEqual(["sbv"]);
    await answer("load");
    expect(view.getByText(chatbot.ready)).toBeInTheDocument();
    consent(false);
    expect(scripts()).toEqual([]);
    expect(view.getByRole("button", { name: chatbot.load })).toBeInTheDocument();
  });

  it("shows the way to the contact when the script fails, and tries again when asked", async () => {
    const view = renderInRoot(<Chatbot />);
    consent(true);
    await answer("error");
    expect(await view.findByRole("link", { name: "Zum Kontakt" })).toBeInTheDocument();
    await view.user.click(view.getByRole("button", { name: common.retry }));
    expect(scripts()).toHaveLength(1);
    await answer("load");
    expect(await view.findByText(chatbot.ready)).toBeInTheDocument();
  });
});
