type Texts<Search> = { [Name in keyof Search]?: string | undefined };

/**
 * The text parameters of a URL, unchecked. The page validates them with rules that load with it, not with the
 * initial chunk.
 */
export function texts<Search>(search: Record<string, unknown>): Texts<Search> {
  const read: Texts<Search> = {};
  return Object.assign(
    read,
    Object.fromEntries(Object.entries(search).filter(([, value]) => typeof value === 'string')),
  );
}
