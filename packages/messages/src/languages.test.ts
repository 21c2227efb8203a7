import { expect, test } from 'vitest';
import { languageFor } from './languages.ts';

test("the reader's first supported language is used; English is the default [PL-K012] [WD-K001]", () => {
  expect(languageFor(['nl-NL', 'fr-CA', 'de'])).toBe('fr');
  expect(languageFor(['ja'])).toBe('ja');
  expect(languageFor(['nl-NL'])).toBe('en-us');
  expect(languageFor([])).toBe('en-us');
});
