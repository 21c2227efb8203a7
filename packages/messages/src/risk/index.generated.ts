// Written by `npm run areas`. Edit the areas, not this file.
import type { WordPart } from '../word-part.ts';

export const riskProfilesWords = {
  'en-us': async () => (await import('./profiles/en.ts')).words,
  es: async () => (await import('./profiles/es.ts')).words,
  fr: async () => (await import('./profiles/fr.ts')).words,
  de: async () => (await import('./profiles/de.ts')).words,
  ja: async () => (await import('./profiles/ja.ts')).words,
} satisfies WordPart;

export const riskScoreWords = {
  'en-us': async () => (await import('./score/en.ts')).words,
  es: async () => (await import('./score/es.ts')).words,
  fr: async () => (await import('./score/fr.ts')).words,
  de: async () => (await import('./score/de.ts')).words,
  ja: async () => (await import('./score/ja.ts')).words,
} satisfies WordPart;

export const riskWords = {
  'en-us': async () => (await import('./words/en.ts')).words,
  es: async () => (await import('./words/es.ts')).words,
  fr: async () => (await import('./words/fr.ts')).words,
  de: async () => (await import('./words/de.ts')).words,
  ja: async () => (await import('./words/ja.ts')).words,
} satisfies WordPart;
