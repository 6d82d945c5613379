import { useEffect, useId, useRef, type ReactNode } from "react";
import { memberName, type MembersState, type MemberView } from "#domain/people/members.ts";
import { memberHeaders, members as texts } from "#i18n/members.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { lazyComponent } from "#ui/lazy/lazy.tsx";
import { useStyles } from "#ui/root/root.tsx";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import css from "./gremium-members.css?inline";
import { useHiddenPageFrame } from "./use-page-frame.ts";

/** As that of an event's page. */
const arrowLeft = "M15 6l-6 6 6 6";

/** The states in which a member is open. */
export type OpenedState = Extract<MembersState, { readonly member: unknown }>;

const LazyEvents = lazyComponent(() =>
  import("#widgets/portal/shared/event-list/event-list.tsx").then((module) => module.EventList),
);
const LazySettings = lazyComponent(() => import("./opened-settings.tsx").then((module) => module.OpenedSettings));

function viewOf(opened: OpenedState): { view: MemberView; body: ReactNode } {
  switch (opened.state) {
    case "USER_EVENTS":
      return { view: "events", body: <LazyEvents texts={lazyTexts} /> };
    case "GREMIUM_USER_EVENTS":
      return { view: "events", body: <LazyEvents texts={lazyTexts} userId={opened.userId} /> };
    case "USER_SETTINGS":
      return { view: "settings", body: <LazySettings texts={lazyTexts} /> };
    case "GREMIUM_USER_SETTINGS":
      return { view: "settings", body: <LazySettings texts={lazyTexts} userId={opened.userId} /> };
    default:
      return opened satisfies never;
  }
}

/**
 * One member's bookings or settings with a header and a link back; the page's own header is hidden (spec section 2).
 */
export function OpenedMember({
  opened,
  takeFocus,
  onBack,
}: {
  opened: OpenedState;
  takeFocus: boolean;
  onBack: () => void;
}) {
  useStyles(css);
  useHiddenPageFrame();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeFocus) heading.current?.focus();
  }, [takeFocus]);
  const { view, body } = viewOf(opened);
  return (
    <section data-state={opened.state} aria-labelledby={id}>
      <div className="member-header">
        <Button variant="quiet" icon={<Icon path={arrowLeft} size={20} />} onClick={onBack}>
          {texts.back}
        </Button>
        <h2 id={id} ref={heading} tabIndex={-1}>
          <span>{memberHeaders[view]}</span>{" "}
          <span className="member-opened">{memberName(opened.member) ?? texts.nameless}</span>
        </h2>
      </div>
      {body}
    </section>
  );
}
