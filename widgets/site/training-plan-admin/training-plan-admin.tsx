import { useEffect, useRef, useState } from "react";
import type { Id } from "#domain/entities/fields.ts";
import { planEditor as texts } from "#i18n/training-plan.ts";
import { PageHead } from "#ui/compound/page-head.tsx";
import { lazyComponent } from "#ui/lazy/lazy.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { lazyTexts } from "#widgets/shared/lazy-texts.ts";
import { PlanList } from "./plan-list.tsx";

const PlanEditor = lazyComponent(() => import("./opened-plan.tsx").then((module) => module.OpenedPlan));

/** The open view; a new plan has no id yet. */
type Opened =
  | { readonly view: "list"; readonly saved: boolean }
  | { readonly view: "plan"; readonly planId: Id | null };

/** All training plans, and in their place the editor of an opened one (contract-public section 4, Training plan). */
export function TrainingPlanAdmin() {
  const [opened, setOpened] = useState<Opened>({ view: "list", saved: false });
  const heading = useRef<HTMLHeadingElement>(null);
  // After the editor was closed or a plan deleted, the focused element is gone, so the heading takes the focus.
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    if (returns > 0) heading.current?.focus();
  }, [returns]);
  const comeBack = (): void => setReturns((count) => count + 1);
  if (opened.view === "plan")
    return (
      <PlanEditor
        texts={lazyTexts}
        planId={opened.planId}
        onClose={(saved: boolean) => {
          setOpened({ view: "list", saved });
          comeBack();
        }}
      />
    );
  return (
    <section className="stack">
      <PageHead text={texts.heading} ref={heading} focusable />
      {opened.saved && <Notice state="success">{texts.saved}</Notice>}
      <PlanList onOpen={(planId) => setOpened({ view: "plan", planId })} onRemoved={comeBack} />
    </section>
  );
}
