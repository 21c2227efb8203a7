import type { Language } from './languages.ts';

/** Words that some pages say. They load with the page or panel that says them, in the reader's language alone. */
export type WordPart = Readonly<Record<Language, () => Promise<Readonly<Record<string, string>>>>>;

/** The ids of a part: `IdOf<typeof tagsWords>`. */
export type IdOf<Part extends WordPart> = Part extends WordPart
  ? Extract<keyof Awaited<ReturnType<Part['en-us']>>, string>
  : never;
