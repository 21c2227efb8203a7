// Written by `npm run areas`. Edit the areas, not this file.
import type { WordPart } from '../word-part.ts';

export const blockedSignedOutWords = {
  'en-us': async () => (await import('./signed-out/en.ts')).words,
  es: async () => (await import('./signed-out/es.ts')).words,
  fr: async () => (await import('./signed-out/fr.ts')).words,
  de: async () => (await import('./signed-out/de.ts')).words,
  ja: async () => (await import('./signed-out/ja.ts')).words,
} satisfies WordPart;

export const blockedSignedOutGatewayWords = {
  'en-us': async () => (await import('./signed-out-gateway/en.ts')).words,
  es: async () => (await import('./signed-out-gateway/es.ts')).words,
  fr: async () => (await import('./signed-out-gateway/fr.ts')).words,
  de: async () => (await import('./signed-out-gateway/de.ts')).words,
  ja: async () => (await import('./signed-out-gateway/ja.ts')).words,
} satisfies WordPart;
