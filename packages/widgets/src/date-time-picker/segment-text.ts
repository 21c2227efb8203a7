/**
 * What a part of a moment shows while it is typed. English reads `MM/DD/YYYY h:mm A`: months and days with two digits, hours
 * as they are said, and no comma; the other languages as they write it.
 */
export function segmentText(
  { text, type, isPlaceholder }: { text: string; type: string; isPlaceholder: boolean },
  locale: string,
): string {
  if (!locale.toLowerCase().startsWith('en')) return text;
  if (type === 'literal') return text.replace(',', '');
  return !isPlaceholder && (type === 'month' || type === 'day') ? text.padStart(2, '0') : text;
}
