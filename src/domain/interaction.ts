/**
 * Not even a click takes so long, in milliseconds; more would doubt whoever lets a browser or a helper fill everything
 * in.
 */
const SHORTEST_MS = 50;

/** What was seen of whoever fills in a form. */
export interface Interaction {
  /** Milliseconds since the form was shown. */
  readonly elapsed: number;
  /** Keys, clicks, touches and pastes in it, the button included. */
  readonly touches: number;
}

/** Whether a program seems to send the form: then whoever is there is asked, and nobody is turned away. */
export const seemsAutomatic = ({ elapsed, touches }: Interaction): boolean => touches === 0 || elapsed < SHORTEST_MS;
