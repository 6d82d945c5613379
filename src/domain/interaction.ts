/** Nobody reads, fills in and sends a form in less, in milliseconds. */
const SHORTEST_MS = 300;

/** What was seen of whoever fills in a form. */
export interface Interaction {
  /** Milliseconds since the form was shown. */
  readonly elapsed: number;
  /** Keys, clicks, touches and pastes in it, the button included. */
  readonly touches: number;
}

/** Whether a program seems to send the form: then whoever is there is asked, and nobody is turned away. */
export const seemsAutomatic = ({ elapsed, touches }: Interaction): boolean => touches === 0 || elapsed < SHORTEST_MS;
