/** Required content of an area's translation: exactly the IDs of the English one. */
export type WordsOf<English> = { readonly [Id in keyof English]: string };
