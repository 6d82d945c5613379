import { yupResolver } from '@hookform/resolvers/yup';
import type { Resolver } from 'react-hook-form';
import * as yup from 'yup';
import { photoDeletion } from '#i18n/photos.ts';

/** A reason is required (spec section 5). */
export function deletionResolver(): Resolver<{ reason: string }> {
  return yupResolver(yup.object({ reason: yup.string().trim().required(photoDeletion.EMPTY) }));
}
