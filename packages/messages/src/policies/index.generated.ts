// Written by `npm run areas`. Edit the areas, not this file.
import type { WordPart } from '../word-part.ts';

export const policiesNamesWords = {
  'en-us': async () => (await import('./names/en.ts')).words,
  es: async () => (await import('./names/es.ts')).words,
  fr: async () => (await import('./names/fr.ts')).words,
  de: async () => (await import('./names/de.ts')).words,
  ja: async () => (await import('./names/ja.ts')).words,
} satisfies WordPart;
