/**
 * Text of a segment while typing. English shows `MM/DD/YYYY h:mm A` with two-digit months and days and no comma; other
 * languages use their own form.
 */
export function segmentText(
  { text, type, isPlaceholder }: { text: string; type: string; isPlaceholder: boolean },
  locale: string,
): string {
  if (!locale.toLowerCase().startsWith('en')) return text;
  if (type === 'literal') return text.replace(',', '');
  return !isPlaceholder && (type === 'month' || type === 'day') ? text.padStart(2, '0') : text;
}
