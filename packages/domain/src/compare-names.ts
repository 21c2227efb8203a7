const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Sorts names naturally: ignoring case, numbers by value. Different names never compare as equal. */
export function compareNames(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
}
