import type { WordPart } from '../../word-part.ts';

/**
 * What the services of the catalog do, by the English text. Data files rather than messages: the texts hold no ICU syntax, and English
 * needs no file because the catalog says it.
 */
export const serviceDescriptions = {
  'en-us': async () => ({}),
  es: async () => (await import('./es.json', { with: { type: 'json' } })).default,
  fr: async () => (await import('./fr.json', { with: { type: 'json' } })).default,
  de: async () => (await import('./de.json', { with: { type: 'json' } })).default,
  ja: async () => (await import('./ja.json', { with: { type: 'json' } })).default,
} satisfies WordPart;
