// Written by `npm run areas`. Edit the areas, not this file.
import type { WordPart } from '../word-part.ts';

export const contentprofilesTabsWords = {
  'en-us': async () => (await import('./tabs/en.ts')).words,
  es: async () => (await import('./tabs/es.ts')).words,
  fr: async () => (await import('./tabs/fr.ts')).words,
  de: async () => (await import('./tabs/de.ts')).words,
  ja: async () => (await import('./tabs/ja.ts')).words,
} satisfies WordPart;
