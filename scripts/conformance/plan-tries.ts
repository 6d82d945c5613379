import * as v from "valibot";
import { id, list, type Id } from "#domain/entities/fields.ts";
import { expectDone, expected, expectStatus, said, type Check, type Found } from "./checks.ts";
import { newKey, type Answered, type Client } from "./client.ts";
import { tell } from "./language.ts";
import { notBefore, readAs } from "./samples.ts";

const text = v.nullish(v.string(), null);
const planAnswer = v.object({ plan: v.looseObject({ planId: id, version: id, title: text }) });
const listAnswer = v.object({ plans: list(v.looseObject({ planId: id })) });
const content = { title: "Prüfung der Schnittstelle", recipient: "Prüfwerk", greeting: "", groups: [] };

/** Tries of training plans, on one that is made for it; skipped for who edits none. */
export class PlanTries {
  private planId: Id | null = null;

  constructor(private readonly client: Client) {}

  private create(key: string): Promise<Answered> {
    return this.client.ask("trainingPlanCreate", { body: { plan: content }, headers: { "idempotency-key": key } });
  }

  private edit(version: Id | null, title: string): Promise<Answered> {
    const body = { plan: { planId: this.planId, ...content, title, version } };
    return this.client.ask("trainingPlanEdit", { values: { planId: this.planId }, body });
  }

  private async read() {
    return readAs(planAnswer, (await this.client.ask("trainingPlan", { values: { planId: this.planId } })).json)?.plan;
  }

  private async isListed(planId: Id | null): Promise<boolean> {
    const plans = readAs(listAnswer, (await this.client.ask("trainingPlans")).json)?.plans ?? [];
    return plans.some((plan) => String(plan.planId) === String(planId));
  }

  private readonly make = async (): Promise<Found> => {
    const { status } = await this.client.ask("trainingPlans");
    if (status === 401 || status === 403)
      return { skipped: tell("the customer edits no plans", "die Person bearbeitet keine Pläne") };
    const key = newKey();
    const first = await this.create(key);
    const wrong = expectDone(first);
    if (wrong !== null) return wrong;
    this.planId = readAs(v.object({ planId: id }), first.json)?.planId ?? null;
    if (this.planId === null) return expected(said(first), '{"planId": …}');
    if (!(await this.isListed(this.planId)) || (await this.read()) === undefined)
      return expected(
        tell("no such plan in the next read", "beim nächsten Lesen kein solcher Plan"),
        tell("the new plan", "der neue Plan"),
      );
    const again = readAs(v.object({ planId: id }), (await this.create(key)).json)?.planId ?? null;
    if (again === null || String(again) === String(this.planId)) return null;
    await this.client.ask("trainingPlanDelete", { values: { planId: again } });
    return { note: tell("the same key again made a second plan", "derselbe Schlüssel machte einen zweiten Plan") };
  };

  private readonly change = async (): Promise<Found> => {
    const before = this.planId === null ? undefined : await this.read();
    if (before === undefined) return notBefore();
    const wrong = expectDone(await this.edit(before.version, "Erste Änderung"));
    if (wrong !== null) return wrong;
    const after = await this.read();
    if (after?.title !== "Erste Änderung")
      return expected(
        tell("another title in the next read", "beim nächsten Lesen ein anderer Titel"),
        tell("the saved one", "der gespeicherte"),
      );
    if (String(after.version) === String(before.version))
      return expected(
        tell("the same version", "dieselbe version"),
        tell("another one after a change", "eine andere nach einer Änderung"),
      );
    const late = expectStatus(await this.edit(before.version, "Späte Änderung"), 409);
    if (late !== null) return `${tell("the version read first", "die zuerst gelesene version")}: ${late}`;
    return (await this.read())?.title === "Erste Änderung"
      ? null
      : expected(tell("a change by a 409", "eine Änderung trotz 409"), tell("none", "keine"));
  };

  private readonly remove = async (): Promise<Found> => {
    if (this.planId === null) return notBefore();
    const wrong = expectDone(await this.client.ask("trainingPlanDelete", { values: { planId: this.planId } }));
    if (wrong !== null) return wrong;
    const isThere = (await this.read()) !== undefined || (await this.isListed(this.planId));
    return isThere ? expected(tell("the deleted plan", "der gelöschte Plan"), tell("none", "keiner")) : null;
  };

  checks(): Check[] {
    const next = "After this write the next read shows" as const;
    return [
      {
        name: "trainingPlanCreate",
        what: tell(
          "makes a plan, and again by the same key",
          "macht einen Plan, und noch einmal mit demselben Schlüssel",
        ),
        section: next,
        run: this.make,
      },
      {
        name: "trainingPlanEdit",
        what: tell("saves it twice by the same version", "speichert ihn zweimal mit derselben version"),
        section: "A training plan edited by two",
        run: this.change,
      },
      {
        name: "trainingPlanDelete",
        what: tell("deletes it again", "löscht ihn wieder"),
        section: next,
        run: this.remove,
      },
    ];
  }
}
