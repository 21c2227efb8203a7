import type { Language } from './languages.ts';

/** Messages of some pages. They load with their page or panel, only in the reader's language. */
export type WordPart = Readonly<Record<Language, () => Promise<Readonly<Record<string, string>>>>>;

/** Message IDs of a part: `IdOf<typeof tagsWords>`. */
export type IdOf<Part extends WordPart> = Part extends WordPart
  ? Extract<keyof Awaited<ReturnType<Part['en-us']>>, string>
  : never;
