const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Names as people order them: without regard to case, numbers by value. Names that differ are never equal. */
export function compareNames(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}
