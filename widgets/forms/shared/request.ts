import type { RequestWrite } from "#api/requests.ts";
import type { DescribedForm } from "#widgets/shared/forms/description.ts";

/**
 * The texts of a request form: its name and button, what happens after sending (told before and after), and its message
 * and link after a success if they are not the usual ones.
 */
export interface RequestTexts {
  readonly label: string;
  readonly send: string;
  readonly next: string;
  readonly sent?: string;
  readonly again?: string;
}

/** A request form as data: fields, order, groups, route, texts. */
export interface RequestDescription<B> extends DescribedForm {
  readonly write: RequestWrite<B>;
  readonly texts: RequestTexts;
}

/** Describes a request form; data beside its fields, such as `eventId`, are passed to the view. */
export const describeRequest = <B>(description: RequestDescription<B>): RequestDescription<B> => description;
