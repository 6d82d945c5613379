import { yupResolver } from '@hookform/resolvers/yup';
import type { Resolver } from 'react-hook-form';
import * as yup from 'yup';
import { berlinDay } from '#domain/time.ts';
import { comingDay, fieldRules, optional, participants } from './fields.ts';
import type { FieldName } from './catalogue.ts';
import { tidyValues, type DescribedValues, type FieldSpec } from './description.ts';

const ruleOf = (name: FieldName, today: string): (() => yup.StringSchema) => {
  switch (name) {
    case 'participants':
      return participants;
    case 'desiredDate':
      return () => comingDay(today);
    default:
      return fieldRules[name];
  }
};

/** The rules of these fields, upon what would be sent; `clock` tells epoch milliseconds. */
export function describedResolver(fields: readonly FieldSpec[], clock: () => number): Resolver<DescribedValues> {
  const today = berlinDay(clock());
  const rules = fields.map(({ name, required }) => [name, required ? ruleOf(name, today)() : optional(ruleOf(name, today))] as const);
  const resolve = yupResolver(yup.object(Object.fromEntries(rules))) as unknown as Resolver<DescribedValues>;
  return (values, context, options) => resolve(tidyValues(values), context, options);
}
