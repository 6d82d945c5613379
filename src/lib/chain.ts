/** A state of a machine, and the effects to be run outside it. */
type Stepped<S, E> = readonly [S, readonly E[]];

/** Runs several steps of a state machine one after the other, and joins their effects. */
export const chainSteps = <S, E>(
  start: Stepped<S, E>,
  ...then: readonly ((state: S) => Stepped<S, E>)[]
): Stepped<S, E> =>
  then.reduce<Stepped<S, E>>(([state, effects], next) => {
    const [after, more] = next(state);
    return [after, [...effects, ...more]];
  }, start);
