/** What an overtaken question resolves with instead of its answer. */
export const IGNORED = Symbol('ignored');

/**
 * Questions of which only the newest counts. The answer of one that was overtaken, its error too, is dropped and reported as
 * ignored; the question itself is cancelled.
 */
export function latestOnly<Asked extends readonly unknown[], Answer>(
  ask: (signal: AbortSignal, ...asked: Asked) => Promise<Answer>,
): (...asked: Asked) => Promise<Answer | typeof IGNORED> {
  let newest = new AbortController();
  return async (...asked) => {
    newest.abort();
    const own = new AbortController();
    newest = own;
    try {
      const answer = await ask(own.signal, ...asked);
      return own.signal.aborted ? IGNORED : answer;
    } catch (error) {
      if (own.signal.aborted) return IGNORED;
      throw error;
    }
  };
}
