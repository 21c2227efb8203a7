type Texts<Search> = { [Name in keyof Search]?: string | undefined };

/** The texts of an address, unchecked. The page checks them: its rules load with the page, not with the first file. */
export function texts<Search>(search: Record<string, unknown>): Texts<Search> {
  const read: Texts<Search> = {};
  return Object.assign(
    read,
    Object.fromEntries(Object.entries(search).filter(([, value]) => typeof value === 'string')),
  );
}
