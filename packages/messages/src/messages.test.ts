import { globSync } from 'node:fs';
import { join } from 'node:path';
import { EVIDENCE_KEYS, SCORE_ATTRIBUTES, SCORE_BASES, SCORE_REASONS } from '@casbah/domain/score';
import { CATEGORIES, UNKNOWN_CATEGORY } from '@casbah/domain/service-category';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { words as categories } from './catalogue/start/en.ts';
import { LANGUAGE_OF, LANGUAGES, type Language, languageFor } from './languages.ts';
import { loadMessages } from './load.ts';
import { loadSessionMessages } from './load-session.ts';
import { riskScoreWords } from './risk/index.generated.ts';
import type { WordPart } from './word-part.ts';

const SOURCE = import.meta.dirname;
const FILE_OF: Readonly<Record<Language, string>> = { 'en-us': 'en', es: 'es', fr: 'fr', de: 'de', ja: 'ja' };

/** Messages of each file in a language: `tags/history/de.ts`. */
async function filesOf(language: Language): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  const found = new Map<string, Readonly<Record<string, string>>>();
  for (const path of globSync(`*/*/${FILE_OF[language]}.ts`, { cwd: SOURCE }).sort()) {
    const { words }: { words: Record<string, string> } = await import(join(SOURCE, path));
    found.set(path, words);
  }
  return found;
}

/** All messages of a language. */
async function allMessages(language: Language): Promise<ReadonlyMap<string, string>> {
  return new Map([...(await filesOf(language)).values()].flatMap((words) => Object.entries(words)));
}

const ENGLISH: Readonly<Record<string, string>> = Object.fromEntries(await allMessages('en-us'));

/**
 * Placeholders of a message. A translation that omits one loses information; one that adds one shows nothing for it.
 */
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
  test('every message parses, with the same placeholders as in English', async () => {
    const messages = await allMessages(language);
    expect([...messages.keys()].sort()).toEqual(Object.keys(ENGLISH).sort());
    for (const [id, english] of Object.entries(ENGLISH)) {
      const text = messages.get(id) ?? '';
      expect(text.trim(), id).not.toBe('');
      const elements = parse(text, { locale: new Intl.Locale(LANGUAGE_OF[language].locale) });
      expect(namesOf(elements), id).toEqual(namesOf(parse(english)));
    }
  });

  test("plurals have the language's forms", async () => {
    const forms = new Intl.PluralRules(LANGUAGE_OF[language].locale).resolvedOptions().pluralCategories;
    for (const [id, text] of await allMessages(language))
      for (const element of parse(text))
        if (element.type === TYPE.plural)
          for (const option of Object.keys(element.options))
            expect(option.startsWith('=') || forms.some((form) => form === option), `${id}: ${option}`).toBe(
              true,
            );
  });

  test('exactly every score key has its text and every category its name', async () => {
    const words = [...(await allMessages(language)).keys()];
    const idsIn = (area: string) => words.filter((id) => id.startsWith(`${area}.`)).sort();
    expect(idsIn('category')).toEqual(
      [...CATEGORIES, UNKNOWN_CATEGORY].map((name) => `category.${name}`).sort(),
    );
    expect(idsIn('score')).toEqual(
      [
        ...SCORE_ATTRIBUTES.map((key) => `score.attribute.${key}`),
        ...SCORE_BASES.filter((key) => key !== 'unknown').map((key) => `score.basis.${key}`),
        ...SCORE_REASONS.map((key) => `score.reason.${key}`),
        ...EVIDENCE_KEYS.map((key) => `score.evidence.${key}`),
      ].sort(),
    );
  });

  test('categories have distinct names', async () => {
    const words = await allMessages(language);
    const names = CATEGORIES.map((name) => words.get(`category.${name}`));
    expect(new Set(names).size).toBe(CATEGORIES.length);
  });

  test('pages before sign-in have their messages', async () => {
    const words = await loadSessionMessages(language);
    expect(words['session.signIn.submit']).not.toBe('');
    expect(words.INVALID_CREDENTIALS).toContain('{remaining}');
  });
});

test('every message file loads with the console or as a part', async () => {
  const loaded = new Set(
    [await loadMessages('en-us'), await loadSessionMessages('en-us')].flatMap((words) => Object.keys(words)),
  );
  for (const path of globSync('*/*.generated.ts', { cwd: SOURCE })) {
    const parts: Record<string, WordPart> = await import(join(SOURCE, path));
    for (const part of Object.values(parts))
      for (const id of Object.keys(await part['en-us']())) loaded.add(id);
  }
  for (const [path, words] of await filesOf('en-us'))
    expect(
      Object.keys(words).filter((id) => !loaded.has(id)),
      `${path} is in no index: run \`npm run areas\``,
    ).toEqual([]);
});

test('an ID is in only one file', async () => {
  const ids = [...(await filesOf('en-us')).values()].flatMap((words) => Object.keys(words));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('discovery is available in German, Spanish, French and Japanese as well as English [SH-K099]', async () => {
  expect(LANGUAGES.filter((language) => language !== 'en-us').sort()).toEqual(['de', 'es', 'fr', 'ja']);
  const tabs = await Promise.all(
    LANGUAGES.map(async (language) => (await loadMessages(language))['route.audit.users']),
  );
  expect(new Set(tabs).size).toBe(LANGUAGES.length);
});

test('each language differs from English', async () => {
  for (const language of LANGUAGES.filter((one) => one !== 'en-us')) {
    const messages = [...(await allMessages(language))];
    // Names and short texts may be identical; whole sentences may not.
    const wordsIn = (text: string) => text.replace(/\{[^}]*\}/g, '').match(/\p{L}{2,}/gu)?.length ?? 0;
    const same = messages.filter(([id, text]) => ENGLISH[id] === text && wordsIn(text) > 3);
    expect(same, language).toEqual([]);
  }
});

test("the reader's first supported language is used, otherwise English", () => {
  expect(languageFor(['pt-BR', 'fr-CA', 'de'])).toBe('fr');
  expect(languageFor(['DE-at'])).toBe('de');
  expect(languageFor(['nl', 'pl'])).toBe('en-us');
  expect(languageFor([])).toBe('en-us');
});

test("a category's English name equals that in filters and files", () => {
  for (const [id, name] of Object.entries(categories)) expect(id).toBe(`category.${name}`);
});

test('score texts use plain placeholders without plurals, so they work without ICU', async () => {
  for (const language of LANGUAGES)
    for (const [id, text] of Object.entries(await riskScoreWords[language]()))
      for (const element of parse(text))
        expect([TYPE.literal, TYPE.argument], `${language} ${id}`).toContain(element.type);
});
