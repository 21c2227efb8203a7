// Written by `npm run areas`. Edit the areas, not this file.
import type { WordPart } from '../word-part.ts';

export const policiesExplainWords = {
  'en-us': async () => (await import('./explain/en.ts')).words,
  es: async () => (await import('./explain/es.ts')).words,
  fr: async () => (await import('./explain/fr.ts')).words,
  de: async () => (await import('./explain/de.ts')).words,
  ja: async () => (await import('./explain/ja.ts')).words,
} satisfies WordPart;

export const policiesNamesWords = {
  'en-us': async () => (await import('./names/en.ts')).words,
  es: async () => (await import('./names/es.ts')).words,
  fr: async () => (await import('./names/fr.ts')).words,
  de: async () => (await import('./names/de.ts')).words,
  ja: async () => (await import('./names/ja.ts')).words,
} satisfies WordPart;

export const policiesWords = {
  'en-us': async () => (await import('./words/en.ts')).words,
  es: async () => (await import('./words/es.ts')).words,
  fr: async () => (await import('./words/fr.ts')).words,
  de: async () => (await import('./words/de.ts')).words,
  ja: async () => (await import('./words/ja.ts')).words,
} satisfies WordPart;
