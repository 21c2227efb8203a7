// Written by `npm run areas`. Edit the areas, not this file.
import type { WordPart } from '../word-part.ts';

export const chartWords = {
  'en-us': async () => (await import('./chart/en.ts')).words,
  es: async () => (await import('./chart/es.ts')).words,
  fr: async () => (await import('./chart/fr.ts')).words,
  de: async () => (await import('./chart/de.ts')).words,
  ja: async () => (await import('./chart/ja.ts')).words,
} satisfies WordPart;

export const choosingWords = {
  'en-us': async () => (await import('./choosing/en.ts')).words,
  es: async () => (await import('./choosing/es.ts')).words,
  fr: async () => (await import('./choosing/fr.ts')).words,
  de: async () => (await import('./choosing/de.ts')).words,
  ja: async () => (await import('./choosing/ja.ts')).words,
} satisfies WordPart;

export const dataWords = {
  'en-us': async () => (await import('./data/en.ts')).words,
  es: async () => (await import('./data/es.ts')).words,
  fr: async () => (await import('./data/fr.ts')).words,
  de: async () => (await import('./data/de.ts')).words,
  ja: async () => (await import('./data/ja.ts')).words,
} satisfies WordPart;

export const filterWords = {
  'en-us': async () => (await import('./filter/en.ts')).words,
  es: async () => (await import('./filter/es.ts')).words,
  fr: async () => (await import('./filter/fr.ts')).words,
  de: async () => (await import('./filter/de.ts')).words,
  ja: async () => (await import('./filter/ja.ts')).words,
} satisfies WordPart;

export const inputWords = {
  'en-us': async () => (await import('./input/en.ts')).words,
  es: async () => (await import('./input/es.ts')).words,
  fr: async () => (await import('./input/fr.ts')).words,
  de: async () => (await import('./input/de.ts')).words,
  ja: async () => (await import('./input/ja.ts')).words,
} satisfies WordPart;

export const mapWords = {
  'en-us': async () => (await import('./map/en.ts')).words,
  es: async () => (await import('./map/es.ts')).words,
  fr: async () => (await import('./map/fr.ts')).words,
  de: async () => (await import('./map/de.ts')).words,
  ja: async () => (await import('./map/ja.ts')).words,
} satisfies WordPart;

export const overlayWords = {
  'en-us': async () => (await import('./overlay/en.ts')).words,
  es: async () => (await import('./overlay/es.ts')).words,
  fr: async () => (await import('./overlay/fr.ts')).words,
  de: async () => (await import('./overlay/de.ts')).words,
  ja: async () => (await import('./overlay/ja.ts')).words,
} satisfies WordPart;

export const ruleWords = {
  'en-us': async () => (await import('./rule/en.ts')).words,
  es: async () => (await import('./rule/es.ts')).words,
  fr: async () => (await import('./rule/fr.ts')).words,
  de: async () => (await import('./rule/de.ts')).words,
  ja: async () => (await import('./rule/ja.ts')).words,
} satisfies WordPart;

export const timeWords = {
  'en-us': async () => (await import('./time/en.ts')).words,
  es: async () => (await import('./time/es.ts')).words,
  fr: async () => (await import('./time/fr.ts')).words,
  de: async () => (await import('./time/de.ts')).words,
  ja: async () => (await import('./time/ja.ts')).words,
} satisfies WordPart;
