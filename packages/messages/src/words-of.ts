/** What a translation of an area must hold: every id that English has, and no other. */
export type WordsOf<English> = { readonly [Id in keyof English]: string };
