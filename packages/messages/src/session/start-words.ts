import type { WordPart } from '../word-part.ts';

/** Base messages of widgets. Loaded with the console; pages before sign-in load them on demand. */
export const sessionOverlayWords = {
  'en-us': async () => (await import('../widgets/start/en.ts')).words,
  es: async () => (await import('../widgets/start/es.ts')).words,
  fr: async () => (await import('../widgets/start/fr.ts')).words,
  de: async () => (await import('../widgets/start/de.ts')).words,
  ja: async () => (await import('../widgets/start/ja.ts')).words,
} satisfies WordPart;

/** Names of service categories, loaded in the same way. */
export const sessionCategoryWords = {
  'en-us': async () => (await import('../catalogue/start/en.ts')).words,
  es: async () => (await import('../catalogue/start/es.ts')).words,
  fr: async () => (await import('../catalogue/start/fr.ts')).words,
  de: async () => (await import('../catalogue/start/de.ts')).words,
  ja: async () => (await import('../catalogue/start/ja.ts')).words,
} satisfies WordPart;
