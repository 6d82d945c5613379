let bearer: { readonly token: Promise<string>; readonly askedAt: number } | null = null;

/**
 * Drops the bearer token, so that the next call that needs one requests another.
 * @param olderThan milliseconds; a token requested within them is kept. Without it the token is always dropped
 */
export function forgetBearer(olderThan?: number): void {
  if (olderThan === undefined || (bearer !== null && Date.now() - bearer.askedAt >= olderThan)) bearer = null;
}

/**
 * The bearer token, kept in memory only.
 * @param load requests the token; called only if none is known or pending
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
