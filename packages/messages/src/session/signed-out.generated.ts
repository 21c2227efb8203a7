// Written by `npm run areas`. Edit the areas, not this file.
import type { WordPart } from '../word-part.ts';

export const sessionSignedOutWords = {
  'en-us': async () => (await import('./signed-out/en.ts')).words,
  es: async () => (await import('./signed-out/es.ts')).words,
  fr: async () => (await import('./signed-out/fr.ts')).words,
  de: async () => (await import('./signed-out/de.ts')).words,
  ja: async () => (await import('./signed-out/ja.ts')).words,
} satisfies WordPart;

export const sessionSignedOutNoticesWords = {
  'en-us': async () => (await import('./signed-out-notices/en.ts')).words,
  es: async () => (await import('./signed-out-notices/es.ts')).words,
  fr: async () => (await import('./signed-out-notices/fr.ts')).words,
  de: async () => (await import('./signed-out-notices/de.ts')).words,
  ja: async () => (await import('./signed-out-notices/ja.ts')).words,
} satisfies WordPart;
