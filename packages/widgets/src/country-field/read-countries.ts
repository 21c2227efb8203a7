import { fold } from '@casbah/domain/nearness';
import type { Country } from './countries.ts';

export interface ReadCountries {
  /** ISO 3166-1 alpha-2, without duplicates, in text order. */
  codes: readonly string[];
  /** Unrecognized parts. */
  unread: readonly string[];
}

/** Countries in a text by code or name in the reader's language, with common separators: `de, France; IT`. */
export function readCountries(text: string, known: readonly Country[]): ReadCountries {
  const byName = new Map(known.flatMap(({ code, name }) => [[fold(name), code] as const]));
  for (const { code } of known) byName.set(fold(code), code);
  const codeOf = (part: string) => byName.get(fold(part.trim()));
  const codes = new Set<string>();
  const unread = new Set<string>();
  for (const part of text.split(/[,;、\n\r\t]+/)) {
    if (part.trim() === '') continue;
    const whole = codeOf(part);
    // A space may be part of a name or separate two codes.
    for (const one of whole === undefined ? part.trim().split(/\s+/) : [part]) {
      const code = codeOf(one);
      if (code === undefined) unread.add(one.trim());
      else codes.add(code);
    }
  }
  return { codes: [...codes], unread: [...unread] };
}
