import { fireEvent } from "@testing-library/react";
import { vi } from "vitest";
import catalogue from "#widgets/forms/form-catalogue/index.tsx";
import contact from "#widgets/forms/form-contact/index.tsx";
import digitalChange from "#widgets/forms/form-digital-change/index.tsx";
import inhouse from "#widgets/forms/form-inhouse/index.tsx";
import lawyer from "#widgets/forms/form-lawyer/index.tsx";
import newsletter from "#widgets/forms/form-newsletter/index.tsx";
import promoShop from "#widgets/forms/form-promo-shop/index.tsx";
import registration from "#widgets/forms/form-registration/index.tsx";
import sbv from "#widgets/forms/form-sbv/index.tsx";
import type { WidgetModule } from "#widgets/shared/widget.ts";
import { renderInRoot, type Rendered } from "./render.tsx";

/** The request forms by the names of their calls. */
export const requestForms = {
  contactRequest: contact,
  inhouseRequest: inhouse,
  sbvRequest: sbv,
  catalogueRequest: catalogue,
  lawyerRequest: lawyer,
  registrationRequest: registration,
  digitalChangeRequest: digitalChange,
  newsletterRequest: newsletter,
  promoShopRequest: promoShop,
} as const satisfies Record<string, WidgetModule>;
export type RequestCall = keyof typeof requestForms;

/** Opens a form, and lets enough time pass for a person to fill it in. */
export function openRequest(call: RequestCall, attributes: object = {}): Rendered {
  const { anchor, View } = requestForms[call];
  const view = renderInRoot(<View {...attributes} />, { id: anchor.id });
  const later = performance.now() + 10_000;
  vi.spyOn(performance, "now").mockReturnValue(later);
  return view;
}

/** A field by the name under which it is sent. */
export function fieldOf(view: Rendered, name: string): HTMLInputElement {
  const field = view.wrapper.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (field === null) throw new Error(`There is no field ${name}`);
  return field;
}

/** Fills fields by their names, in the order given. */
export function fill(view: Rendered, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(view, name);
    fireEvent[field.localName === "select" ? "change" : "input"](field, { target: { value } });
  }
}

export const sendRequest = (view: Rendered): Promise<void> =>
  view.user.click(view.wrapper.querySelector('button[type="submit"]') ?? view.wrapper);
