import { act } from "@testing-library/react";
import Cookies from "js-cookie";
import { describe, expect, it, vi } from "vitest";
import { defaultConfig } from "#config/config.ts";
import { requestConsent, useConsent } from "#state/consent.ts";
import { usePortal } from "#state/store.ts";
import { renderInRoot } from "#test/support/render.tsx";

const Answer = () => <p>{useConsent() ? "granted" : "refused"}</p>;
const change = (name = "portal:consent-changed"): void => act(() => void document.dispatchEvent(new CustomEvent(name)));

describe("consent", () => {
  it.each([
    [undefined, "refused"],
    ["false", "refused"],
    ["", "refused"],
    ["true", "granted"],
  ])("reads the cookie %j as %s", (cookie, answer) => {
    if (cookie !== undefined) Cookies.set("marketing_consent", cookie);
    expect(renderInRoot(<Answer />).getByText(answer)).toBeInTheDocument();
  });

  it("follows the change event both ways", () => {
    const view = renderInRoot(<Answer />);
    Cookies.set("marketing_consent", "true");
    expect(view.getByText("refused")).toBeInTheDocument();
    change();
    expect(view.getByText("granted")).toBeInTheDocument();
    Cookies.remove("marketing_consent");
    change();
    expect(view.getByText("refused")).toBeInTheDocument();
  });

  it.each([[["cc:first", "cc:change"]], ["cc:first cc:change"]])(
    "follows each of several change events: %j",
    (changeEvent) => {
      const consent = { ...defaultConfig.consent, changeEvent };
      usePortal.setState({ config: { ...defaultConfig, consent } });
      const view = renderInRoot(<Answer />);
      Cookies.set("marketing_consent", "true");
      change("cc:first");
      expect(view.getByText("granted")).toBeInTheDocument();
      Cookies.remove("marketing_consent");
      change("cc:change");
      expect(view.getByText("refused")).toBeInTheDocument();
    },
  );

  it("uses the names that the page configures", () => {
    const consent = {
      ...defaultConfig.consent,
      cookie: "cc",
      granted: '{"m":1}',
      changeEvent: "cc:done",
      requestEvent: "cc:ask",
    };
    usePortal.setState({ config: { ...defaultConfig, consent } });
    const asked = vi.fn();
    document.addEventListener("cc:ask", asked, { once: true });
    const view = renderInRoot(<Answer />);
    requestConsent();
    expect(asked).toHaveBeenCalledTimes(1);
    Cookies.set("cc", '{"m":1}');
    change("cc:done");
    expect(view.getByText("granted")).toBeInTheDocument();
  });

  it.each([
    ["localStorage", '{"zwecke":{"marketing":true}}', "zwecke.marketing", "true", "granted"],
    ["localStorage", '{"zwecke":{"marketing":false}}', "zwecke.marketing", "true", "refused"],
    ["sessionStorage", '{"dienste":["a","kundenportal"]}', "dienste", "kundenportal", "granted"],
    ["sessionStorage", '{"dienste":["a"]}', "dienste", "kundenportal", "refused"],
    ["cookie", '{"dienste":{"kundenportal":1}}', "dienste.kundenportal", "1", "granted"],
    ["cookie", "kein JSON", "dienste", "true", "refused"],
  ] as const)("finds in %s %s at %s whether it says %s: %s", (storage, text, path, granted, answer) => {
    if (storage === "cookie") Cookies.set("cc", text);
    else window[storage].setItem("cc", text);
    const consent = { ...defaultConfig.consent, cookie: "cc", storage, path, granted };
    usePortal.setState({ config: { ...defaultConfig, consent } });
    expect(renderInRoot(<Answer />).getByText(answer)).toBeInTheDocument();
  });

  it("goes by what the page says itself, until it says otherwise", () => {
    const view = renderInRoot(<Answer />);
    act(() => usePortal.setState({ consent: true }));
    expect(view.getByText("granted")).toBeInTheDocument();
    Cookies.set("marketing_consent", "true");
    act(() => usePortal.setState({ consent: false }));
    expect(view.getByText("refused")).toBeInTheDocument();
  });
});
