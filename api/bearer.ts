let bearer: { readonly token: Promise<string>; readonly askedAt: number } | null = null;

/**
 * Forgets the bearer token: the next call that needs one asks for it.
 * @param olderThan milliseconds: a token that was asked for within them is kept; without it none is
 */
export function forgetBearer(olderThan?: number): void {
  if (olderThan === undefined || (bearer !== null && Date.now() - bearer.askedAt >= olderThan)) bearer = null;
}

/**
 * The bearer token, kept in memory only.
 * @param load asks for it; called only where none is known or on its way
 */
export function bearerToken(load: () => Promise<string>): Promise<string> {
  bearer ??= {
    token: load().catch((thrown: unknown) => {
      forgetBearer();
      throw thrown;
    }),
    askedAt: Date.now(),
  };
  return bearer.token;
}
