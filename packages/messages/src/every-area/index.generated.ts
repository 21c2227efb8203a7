// Written by `npm run areas`. Edit the areas, not this file.
import type { WordPart } from '../word-part.ts';

export const administrationErrorWords = {
  'en-us': async () => (await import('./errors/en.generated.ts')).words,
  es: async () => (await import('./errors/es.generated.ts')).words,
  fr: async () => (await import('./errors/fr.generated.ts')).words,
  de: async () => (await import('./errors/de.generated.ts')).words,
  ja: async () => (await import('./errors/ja.generated.ts')).words,
} satisfies WordPart;

export const changeWords = {
  'en-us': async () => (await import('./history/en.generated.ts')).words,
  es: async () => (await import('./history/es.generated.ts')).words,
  fr: async () => (await import('./history/fr.generated.ts')).words,
  de: async () => (await import('./history/de.generated.ts')).words,
  ja: async () => (await import('./history/ja.generated.ts')).words,
} satisfies WordPart;

export const jobNameWords = {
  'en-us': async () => (await import('./jobs/en.generated.ts')).words,
  es: async () => (await import('./jobs/es.generated.ts')).words,
  fr: async () => (await import('./jobs/fr.generated.ts')).words,
  de: async () => (await import('./jobs/de.generated.ts')).words,
  ja: async () => (await import('./jobs/ja.generated.ts')).words,
} satisfies WordPart;

export const routeWords = {
  'en-us': async () => (await import('./routes/en.generated.ts')).words,
  es: async () => (await import('./routes/es.generated.ts')).words,
  fr: async () => (await import('./routes/fr.generated.ts')).words,
  de: async () => (await import('./routes/de.generated.ts')).words,
  ja: async () => (await import('./routes/ja.generated.ts')).words,
} satisfies WordPart;
