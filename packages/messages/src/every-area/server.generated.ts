// Written by `npm run areas`. Edit the areas, not this file.
import type { WordPart } from '../word-part.ts';

export const mailWords = {
  'en-us': async () => (await import('./mails/en.generated.ts')).words,
  es: async () => (await import('./mails/es.generated.ts')).words,
  fr: async () => (await import('./mails/fr.generated.ts')).words,
  de: async () => (await import('./mails/de.generated.ts')).words,
  ja: async () => (await import('./mails/ja.generated.ts')).words,
} satisfies WordPart;

export const noticeWords = {
  'en-us': async () => (await import('./notices/en.generated.ts')).words,
  es: async () => (await import('./notices/es.generated.ts')).words,
  fr: async () => (await import('./notices/fr.generated.ts')).words,
  de: async () => (await import('./notices/de.generated.ts')).words,
  ja: async () => (await import('./notices/ja.generated.ts')).words,
} satisfies WordPart;
