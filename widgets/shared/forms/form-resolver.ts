import { yupResolver } from "@hookform/resolvers/yup";
import type { Resolver } from "react-hook-form";
import * as yup from "yup";
import type { FormValues } from "./form-values.ts";

/**
 * Returns the resolver of a form from the rules of its fields; a field without a rule is let through. The cast stands
 * here alone: yup tells the type of what its rules give, which may lack fields, while a form keeps the values it has.
 */
export const formResolver = <Values extends FormValues>(rules: yup.ObjectShape): Resolver<Values> =>
  yupResolver(yup.object(rules)) as unknown as Resolver<Values>;
