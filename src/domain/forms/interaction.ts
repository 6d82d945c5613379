/**
 * Milliseconds in which no person can fill in a form, as even one click takes longer. A higher limit would suspect
 * people whose browser fills in all fields.
 */
const SHORTEST_MS = 50;

/** What was observed while a form was filled in. */
export interface Interaction {
  /** Milliseconds since the form was shown. */
  readonly elapsed: number;
  /** The number of keys, clicks, touches and pastes in the form, including its button. */
  readonly touches: number;
}

/** Whether a program seems to send the form; the visitor is then asked a question, and nobody is turned away. */
export const seemsAutomatic = ({ elapsed, touches }: Interaction): boolean => touches === 0 || elapsed < SHORTEST_MS;
