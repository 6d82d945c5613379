import { yupResolver } from '@hookform/resolvers/yup';
import type { Resolver } from 'react-hook-form';
import * as yup from 'yup';
import { fieldRules, optionalBirthday, optionalEmail } from '#widgets/shared/forms/fields.ts';
import type { LoginEmailValues, PersonalValues } from './form.ts';

/** The rules of personal data (spec section 5, portal settings); `today` is `yyyy-MM-dd`. */
export function personalResolver(today: string): Resolver<PersonalValues> {
  return yupResolver(yup.object({ birthday: optionalBirthday(today), seminarEmail: optionalEmail(), personEmail: optionalEmail() })) as unknown as Resolver<PersonalValues>;
}

/** The rule of the new login e-mail. */
export function loginEmailResolver(): Resolver<LoginEmailValues> {
  return yupResolver(yup.object({ loginEmail: fieldRules.email() })) as unknown as Resolver<LoginEmailValues>;
}
