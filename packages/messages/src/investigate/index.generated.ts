// Written by `npm run areas`. Edit the areas, not this file.
import type { WordPart } from '../word-part.ts';

export const investigateSettingsWords = {
  'en-us': async () => (await import('./settings/en.ts')).words,
  es: async () => (await import('./settings/es.ts')).words,
  fr: async () => (await import('./settings/fr.ts')).words,
  de: async () => (await import('./settings/de.ts')).words,
  ja: async () => (await import('./settings/ja.ts')).words,
} satisfies WordPart;

export const investigateVocabularyWords = {
  'en-us': async () => (await import('./vocabulary/en.ts')).words,
  es: async () => (await import('./vocabulary/es.ts')).words,
  fr: async () => (await import('./vocabulary/fr.ts')).words,
  de: async () => (await import('./vocabulary/de.ts')).words,
  ja: async () => (await import('./vocabulary/ja.ts')).words,
} satisfies WordPart;

export const investigateWords = {
  'en-us': async () => (await import('./words/en.ts')).words,
  es: async () => (await import('./words/es.ts')).words,
  fr: async () => (await import('./words/fr.ts')).words,
  de: async () => (await import('./words/de.ts')).words,
  ja: async () => (await import('./words/ja.ts')).words,
} satisfies WordPart;
