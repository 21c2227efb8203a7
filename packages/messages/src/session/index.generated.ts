// Written by `npm run areas`. Edit the areas, not this file.
import type { WordPart } from '../word-part.ts';

export const sessionBannerWords = {
  'en-us': async () => (await import('./banner/en.ts')).words,
  es: async () => (await import('./banner/es.ts')).words,
  fr: async () => (await import('./banner/fr.ts')).words,
  de: async () => (await import('./banner/de.ts')).words,
  ja: async () => (await import('./banner/ja.ts')).words,
} satisfies WordPart;
