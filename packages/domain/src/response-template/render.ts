import { isPlaceholder, type Placeholder } from './placeholders.ts';

/** Known facts, as readers see them. */
export type PlaceholderValues = { readonly [Name in Placeholder]?: string | undefined };

/** Shown for a fact that isn't known. */
export const UNKNOWN_VALUE = '—';

const IN_BRACES = /\{\{([^{}]*)(\}\})?/g;

export type PlaceholderProblem =
  | { code: 'UNCLOSED_PLACEHOLDER' }
  | { code: 'UNKNOWN_PLACEHOLDER' | 'OTHER_PLACEHOLDER'; name: string };

/** Characters of an unknown name in a problem. */
const NAME_SHOWN = 40;

/** The first double braces of a text that can't be filled; undefined if all can. */
export function placeholderProblem(
  text: string,
  allowed: readonly Placeholder[],
): PlaceholderProblem | undefined {
  for (const [, inside = '', end] of text.matchAll(IN_BRACES)) {
    if (end === undefined) return { code: 'UNCLOSED_PLACEHOLDER' };
    const name = inside.trim();
    if (!isPlaceholder(name)) return { code: 'UNKNOWN_PLACEHOLDER', name: name.slice(0, NAME_SHOWN) };
    if (!allowed.includes(name)) return { code: 'OTHER_PLACEHOLDER', name };
  }
  return undefined;
}

/** Known placeholders in a text, each once. */
export function placeholdersIn(text: string): Placeholder[] {
  const names = [...text.matchAll(IN_BRACES)].flatMap(([, inside = '', end]) =>
    end === undefined ? [] : [inside.trim()],
  );
  return [...new Set(names.filter(isPlaceholder))];
}

/**
 * Fills a message's placeholders in one pass, so braces in values stay as they are. The result is plain text: a channel
 * that sends HTML escapes it.
 */
export function render(text: string, values: PlaceholderValues): string {
  return text.replace(IN_BRACES, (whole, inside: string, end: string | undefined) => {
    const name = inside.trim();
    return end === undefined || !isPlaceholder(name) ? whole : shown(values[name]);
  });
}

/** A value can't break a line: a subject with a line break would be two headers. */
function shown(value: string | undefined): string {
  const line = value?.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return line === undefined || line === '' ? UNKNOWN_VALUE : line;
}
