import type { WordPart } from '../../word-part.ts';

/**
 * Descriptions of the catalog's services, keyed by the English text. Data files rather than messages, because they
 * contain no ICU syntax and the catalog has the English.
 */
export const serviceDescriptions = {
  'en-us': async () => ({}),
  es: async () => (await import('./es.json', { with: { type: 'json' } })).default,
  fr: async () => (await import('./fr.json', { with: { type: 'json' } })).default,
  de: async () => (await import('./de.json', { with: { type: 'json' } })).default,
  ja: async () => (await import('./ja.json', { with: { type: 'json' } })).default,
} satisfies WordPart;
