import type { RequestWrite } from "#api/requests.ts";
import type { DescribedForm } from "#widgets/shared/forms/description.ts";

/**
 * What a request form is called and its button; what happens once it was sent, told before and after; what it says
 * then, and the way back, where those are not the usual words.
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

/** Describes a request form; what it sends beside its fields, as `eventId`, is given to the view. */
export const describeRequest = <B>(description: RequestDescription<B>): RequestDescription<B> => description;
