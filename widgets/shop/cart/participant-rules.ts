import { yupResolver } from '@hookform/resolvers/yup';
import type { Resolver } from 'react-hook-form';
import * as yup from 'yup';
import { fieldRules } from '#widgets/shared/forms/fields.ts';
import type { ParticipantValues } from './participant-values.ts';

/** The rules of a participant (contract-public section 4): salutation, names, and the option where one must be chosen. */
export function participantResolver(isOptionRequired: boolean): Resolver<ParticipantValues> {
  const option = isOptionRequired ? fieldRules.hotelOverNightOption() : yup.string();
  return yupResolver(yup.object({
    salutation: fieldRules.salutation(), firstname: fieldRules.firstname(), lastname: fieldRules.lastname(), option,
  })) as unknown as Resolver<ParticipantValues>;
}
