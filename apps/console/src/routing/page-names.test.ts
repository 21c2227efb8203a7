import { routeWords } from '@casbah/messages/every-area';
import { LANGUAGES, type Language } from '@casbah/messages/languages';
import { loadMessages } from '@casbah/messages/load';
import { tenantWords } from '@casbah/messages/tenant';
import { describe, expect, test } from 'vitest';
import { TABLE } from './table.ts';

async function wordsOf(language: Language): Promise<Readonly<Record<string, string>>> {
  return {
    ...(await loadMessages(language)),
    ...(await routeWords[language]()),
    ...(await tenantWords[language]()),
  };
}

const OFFERED = TABLE.routes.filter(
  ({ app, migrated, offered, leadsTo, path }) =>
    migrated && app !== 'login' && offered !== false && leadsTo === undefined && !path.includes('{'),
);
/** One page with two entries in the settings index. */
const RETENTION = 'retention';

describe.each(LANGUAGES)('%s', (language) => {
  test('no two pages have the same name', async () => {
    const words = await wordsOf(language);
    const names = OFFERED.map(({ title }) => words[title]);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  test("the settings index uses each page's own name", async () => {
    const words = await wordsOf(language);
    const differ = OFFERED.flatMap(({ title, settings = [] }) =>
      settings
        .filter(({ id }) => id !== RETENTION && words[`settings.item.${id}`] !== words[title])
        .map(({ id }) => `${id}: ${words[`settings.item.${id}`]}, not ${words[title]}`),
    );
    expect(differ).toEqual([]);
  });
});
