import { act, waitFor } from "@testing-library/react";
import Cookies from "js-cookie";
import { describe, expect, it } from "vitest";
import { common } from "#i18n/common.ts";
import { recommendations } from "#i18n/recommendations.ts";
import { useMockPortal } from "#test/support/mock-portal.ts";
import { renderInRoot } from "#test/support/render.tsx";
import { Remarketing } from "./remarketing.tsx";

const portal = useMockPortal();

const consent = (given: boolean): void =>
  act(() => {
    if (given) Cookies.set("marketing_consent", "true");
    else Cookies.remove("marketing_consent");
    document.dispatchEvent(new CustomEvent("portal:consent-changed"));
  });

describe("portal-remarketing", () => {
  it("asks for nothing and shows nothing without consent", () => {
    const view = renderInRoot(<Remarketing />);
    expect(view.wrapper).toBeEmptyDOMElement();
    expect(portal.calls).toEqual([]);
  });

  it("shows what was seen with consent, and nothing once it is withdrawn", async () => {
    const view = renderInRoot(<Remarketing />);
    consent(true);
    expect(await view.findByRole("heading", { level: 2, name: recommendations.seen })).toBeInTheDocument();
    expect(view.getAllByRole("link")).toHaveLength(2);
    consent(false);
    expect(view.wrapper).toBeEmptyDOMElement();
    expect(portal.calls).toHaveLength(1);
  });

  it("stays empty without themes", async () => {
    portal.select({ scenario: "empty:themesRemarketing" });
    Cookies.set("marketing_consent", "true");
    const view = renderInRoot(<Remarketing />);
    await waitFor(() => expect(portal.calls).toHaveLength(1));
    expect(view.wrapper).toBeEmptyDOMElement();
  });

  it("draws a failure and loads again when asked", async () => {
    portal.select({ scenario: "fail:themesRemarketing" });
    Cookies.set("marketing_consent", "true");
    const view = renderInRoot(<Remarketing />);
    await view.findByRole("alert");
    portal.select({ scenario: "normal" });
    await view.user.click(view.getByRole("button", { name: common.retry }));
    expect(await view.findByRole("heading", { level: 2, name: recommendations.seen })).toBeInTheDocument();
  });
});
