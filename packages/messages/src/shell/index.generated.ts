// Written by `npm run areas`. Edit the areas, not this file.
import type { WordPart } from '../word-part.ts';

export const shellKeysWords = {
  'en-us': async () => (await import('./keys/en.ts')).words,
  es: async () => (await import('./keys/es.ts')).words,
  fr: async () => (await import('./keys/fr.ts')).words,
  de: async () => (await import('./keys/de.ts')).words,
  ja: async () => (await import('./keys/ja.ts')).words,
} satisfies WordPart;

export const shellPaletteWords = {
  'en-us': async () => (await import('./palette/en.ts')).words,
  es: async () => (await import('./palette/es.ts')).words,
  fr: async () => (await import('./palette/fr.ts')).words,
  de: async () => (await import('./palette/de.ts')).words,
  ja: async () => (await import('./palette/ja.ts')).words,
} satisfies WordPart;
