// Written by `npm run areas`. Edit the areas, not this file.
import type { WordPart } from '../word-part.ts';

export const auditEntityWords = {
  'en-us': async () => (await import('./entity/en.ts')).words,
  es: async () => (await import('./entity/es.ts')).words,
  fr: async () => (await import('./entity/fr.ts')).words,
  de: async () => (await import('./entity/de.ts')).words,
  ja: async () => (await import('./entity/ja.ts')).words,
} satisfies WordPart;

export const auditEventsWords = {
  'en-us': async () => (await import('./events/en.ts')).words,
  es: async () => (await import('./events/es.ts')).words,
  fr: async () => (await import('./events/fr.ts')).words,
  de: async () => (await import('./events/de.ts')).words,
  ja: async () => (await import('./events/ja.ts')).words,
} satisfies WordPart;

export const auditReportWords = {
  'en-us': async () => (await import('./report/en.ts')).words,
  es: async () => (await import('./report/es.ts')).words,
  fr: async () => (await import('./report/fr.ts')).words,
  de: async () => (await import('./report/de.ts')).words,
  ja: async () => (await import('./report/ja.ts')).words,
} satisfies WordPart;
