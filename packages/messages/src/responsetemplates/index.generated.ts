// Written by `npm run areas`. Edit the areas, not this file.
import type { WordPart } from '../word-part.ts';

export const responsetemplatesDefaultsWords = {
  'en-us': async () => (await import('./defaults/en.ts')).words,
  es: async () => (await import('./defaults/es.ts')).words,
  fr: async () => (await import('./defaults/fr.ts')).words,
  de: async () => (await import('./defaults/de.ts')).words,
  ja: async () => (await import('./defaults/ja.ts')).words,
} satisfies WordPart;

export const responsetemplatesPlaceholdersWords = {
  'en-us': async () => (await import('./placeholders/en.ts')).words,
  es: async () => (await import('./placeholders/es.ts')).words,
  fr: async () => (await import('./placeholders/fr.ts')).words,
  de: async () => (await import('./placeholders/de.ts')).words,
  ja: async () => (await import('./placeholders/ja.ts')).words,
} satisfies WordPart;

export const responsetemplatesSamplesWords = {
  'en-us': async () => (await import('./samples/en.ts')).words,
  es: async () => (await import('./samples/es.ts')).words,
  fr: async () => (await import('./samples/fr.ts')).words,
  de: async () => (await import('./samples/de.ts')).words,
  ja: async () => (await import('./samples/ja.ts')).words,
} satisfies WordPart;

export const responsetemplatesWords = {
  'en-us': async () => (await import('./words/en.ts')).words,
  es: async () => (await import('./words/es.ts')).words,
  fr: async () => (await import('./words/fr.ts')).words,
  de: async () => (await import('./words/de.ts')).words,
  ja: async () => (await import('./words/ja.ts')).words,
} satisfies WordPart;
