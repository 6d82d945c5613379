import * as v from 'valibot';
import { date, id, list, text } from '#domain/entities/fields.ts';

/** Who advises (contract-public section 3, Consultant); `text` is HTML. */
export const consultantSchema = v.object({ consultantId: id, name: text, role: text, image: text, phone: text, email: text, text, topics: list(v.string()) });
export type Consultant = v.InferOutput<typeof consultantSchema>;

/** A free appointment; both ends are ISO moments. */
export const appointmentSchema = v.object({ appointmentId: id, start: date, end: date });
export type Appointment = v.InferOutput<typeof appointmentSchema>;
