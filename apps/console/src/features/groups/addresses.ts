/** Matches email addresses in any text: a list, a CSV file, a pasted email. */
const ADDRESS = /[^\s@<>(),;:"'[\]|]{1,64}@[^\s@<>(),;:"'[\]|]{1,255}/g;

/** The email addresses in a text, deduplicated, in lowercase and in order. */
export function addressesIn(text: string): readonly string[] {
  const found = text.match(ADDRESS) ?? [];
  return [...new Set(found.map((one) => one.toLowerCase().replace(/\.+$/, '')))];
}
