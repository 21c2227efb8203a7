// Written by `npm run areas`. Edit the areas, not this file.
import type { WordPart } from '../word-part.ts';

export const catalogueFactsWords = {
  'en-us': async () => (await import('./facts/en.ts')).words,
  es: async () => (await import('./facts/es.ts')).words,
  fr: async () => (await import('./facts/fr.ts')).words,
  de: async () => (await import('./facts/de.ts')).words,
  ja: async () => (await import('./facts/ja.ts')).words,
} satisfies WordPart;
