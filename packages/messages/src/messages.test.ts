import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { LANGUAGE_OF, LANGUAGES, languageFor } from './languages.ts';
import { loadMessages } from './load.ts';
import { loadSessionMessages } from './load-session.ts';

/** The names a message fills in: a translation that forgets one says less, one that adds one says nothing. */
function namesOf(elements: readonly MessageFormatElement[], found = new Set<string>()): string[] {
  for (const element of elements) {
    switch (element.type) {
      case TYPE.argument:
      case TYPE.number:
      case TYPE.date:
      case TYPE.time:
        found.add(element.value);
        break;
      case TYPE.select:
      case TYPE.plural:
        found.add(element.value);
        for (const option of Object.values(element.options)) namesOf(option.value, found);
        break;
      default:
        break;
    }
  }
  return [...found].sort();
}

describe.each(LANGUAGES)('%s', (language) => {
  test('every message can be read, and fills in what English fills in', async () => {
    const messages = new Map(Object.entries(await loadMessages(language)));
    expect([...messages.keys()].sort()).toEqual(Object.keys(en).sort());
    for (const [id, english] of Object.entries(en)) {
      const text = messages.get(id) ?? '';
      expect(text.trim(), id).not.toBe('');
      const elements = parse(text, { locale: new Intl.Locale(LANGUAGE_OF[language].locale) });
      expect(namesOf(elements), id).toEqual(namesOf(parse(english)));
    }
  });

  test('plurals name the forms the language has', async () => {
    const forms = new Intl.PluralRules(LANGUAGE_OF[language].locale).resolvedOptions().pluralCategories;
    for (const [id, text] of Object.entries(await loadMessages(language)))
      for (const element of parse(text))
        if (element.type === TYPE.plural)
          for (const option of Object.keys(element.options))
            expect(option.startsWith('=') || forms.some((form) => form === option), `${id}: ${option}`).toBe(
              true,
            );
  });

  test('the pages in front of the session have their words', async () => {
    const words = await loadSessionMessages(language);
    expect(words['session.signIn.submit']).not.toBe('');
    expect(words.INVALID_CREDENTIALS).toContain('{remaining}');
  });
});

test('a language of its own is no repetition of English', async () => {
  for (const language of LANGUAGES.filter((one) => one !== 'en-us')) {
    const messages = Object.entries(await loadMessages(language));
    const english = new Map<string, string>(Object.entries(en));
    // Names and short words may be the same; whole sentences may not.
    const wordsIn = (text: string) => text.replace(/\{[^}]*\}/g, '').match(/\p{L}{2,}/gu)?.length ?? 0;
    const same = messages.filter(([id, text]) => english.get(id) === text && wordsIn(text) > 3);
    expect(same, language).toEqual([]);
  }
});

test('the reader’s first language that we speak is chosen, else English', () => {
  expect(languageFor(['pt-BR', 'fr-CA', 'de'])).toBe('fr');
  expect(languageFor(['DE-at'])).toBe('de');
  expect(languageFor(['nl', 'pl'])).toBe('en-us');
  expect(languageFor([])).toBe('en-us');
});
