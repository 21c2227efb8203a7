// Written by `npm run areas`. Edit the areas, not this file.
import type { WordPart } from '../word-part.ts';

export const storeAppsWords = {
  'en-us': async () => (await import('./apps/en.ts')).words,
  es: async () => (await import('./apps/es.ts')).words,
  fr: async () => (await import('./apps/fr.ts')).words,
  de: async () => (await import('./apps/de.ts')).words,
  ja: async () => (await import('./apps/ja.ts')).words,
} satisfies WordPart;

export const storeWords = {
  'en-us': async () => (await import('./words/en.ts')).words,
  es: async () => (await import('./words/es.ts')).words,
  fr: async () => (await import('./words/fr.ts')).words,
  de: async () => (await import('./words/de.ts')).words,
  ja: async () => (await import('./words/ja.ts')).words,
} satisfies WordPart;
