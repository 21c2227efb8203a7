/** What looks like an email address in a text of any form: a list, a CSV file, a pasted mail. */
const ADDRESS = /[^\s@<>(),;:"'[\]|]{1,64}@[^\s@<>(),;:"'[\]|]{1,255}/g;

/** The addresses in a text, each once, in lower case and in their order. */
export function addressesIn(text: string): readonly string[] {
  const found = text.match(ADDRESS) ?? [];
  return [...new Set(found.map((one) => one.toLowerCase().replace(/\.+$/, '')))];
}
