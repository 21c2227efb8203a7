// Written by `npm run areas`. Edit the areas, not this file.
import type { WordPart } from '../word-part.ts';

export const contentprofilesDeletingWords = {
  'en-us': async () => (await import('./deleting/en.ts')).words,
  es: async () => (await import('./deleting/es.ts')).words,
  fr: async () => (await import('./deleting/fr.ts')).words,
  de: async () => (await import('./deleting/de.ts')).words,
  ja: async () => (await import('./deleting/ja.ts')).words,
} satisfies WordPart;

export const contentprofilesNamesWords = {
  'en-us': async () => (await import('./names/en.ts')).words,
  es: async () => (await import('./names/es.ts')).words,
  fr: async () => (await import('./names/fr.ts')).words,
  de: async () => (await import('./names/de.ts')).words,
  ja: async () => (await import('./names/ja.ts')).words,
} satisfies WordPart;

export const contentprofilesTabsWords = {
  'en-us': async () => (await import('./tabs/en.ts')).words,
  es: async () => (await import('./tabs/es.ts')).words,
  fr: async () => (await import('./tabs/fr.ts')).words,
  de: async () => (await import('./tabs/de.ts')).words,
  ja: async () => (await import('./tabs/ja.ts')).words,
} satisfies WordPart;

export const contentprofilesWords = {
  'en-us': async () => (await import('./words/en.ts')).words,
  es: async () => (await import('./words/es.ts')).words,
  fr: async () => (await import('./words/fr.ts')).words,
  de: async () => (await import('./words/de.ts')).words,
  ja: async () => (await import('./words/ja.ts')).words,
} satisfies WordPart;
