let bearer: Promise<string> | null = null;

/** Forgets the bearer token: the next call that needs one asks for it. */
export function forgetBearer(): void {
  bearer = null;
}

/**
 * The bearer token, kept in memory only.
 * @param load asks for it; called only where none is known or on its way
 */
export function bearerToken(load: () => Promise<string>): Promise<string> {
  bearer ??= load().catch((thrown: unknown) => {
    forgetBearer();
    throw thrown;
  });
  return bearer;
}
