import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { questionOf, riskQuestion } from '@casbah/domain/risk-question';
import { describe, expect, test } from 'vitest';
import { createScorer } from '../score/score.ts';
import { loadCatalogue } from './built-in.ts';
import { loadStatements } from './built-in-statements.ts';

const FOLDER = join(import.meta.dirname, 'statements');
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
const catalogue = loadCatalogue();
const statements = loadStatements();
const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

interface Line {
  id: string;
  like?: string;
  pages?: readonly Readonly<Record<string, unknown>>[];
}
const linesOf = (file: string): readonly Line[] => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
const slugOf = (category: string) => category.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

describe('what vendors say', () => {
  test.each(files)('%s has one service a line, of its category, in order of ids', (file) => {
    const text = readFileSync(join(FOLDER, file), 'utf8');
    const lines = linesOf(file);
    expect(text).toBe(`[\n${lines.map((line) => `  ${JSON.stringify(line)}`).join(',\n')}\n]\n`);
    const ids = lines.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => (a < b ? -1 : 1)));
    for (const id of ids) expect(`${slugOf(catalogue.get(id)?.category ?? '')}.json`, id).toBe(file);
  });

  test.each(files)('%s answers questions that there are, once each, from pages of the vendor', (file) => {
    for (const { id, pages = [], ...rest } of linesOf(file)) {
      expect(
        Object.keys(rest).filter((key) => key !== 'like'),
        id,
      ).toEqual([]);
      const answered: string[] = [];
      for (const { page, checked = '', yes = [], no = [], unknown = [], details = {}, ...values } of pages) {
        const url = new URL(String(page));
        expect(url.protocol === 'https:' && url.hostname.includes('.'), `${id}: ${page}`).toBe(true);
        expect(checked, `${id}: ${page}`).toMatch(/^(20\d\d-(0[1-9]|1[0-2]))?$/);
        const keys = [yes, no, unknown].flatMap((list) => (Array.isArray(list) ? list.map(String) : ['?']));
        for (const key of keys) {
          const question = questionOf(key);
          expect(question === undefined ? '' : riskQuestion(question).kind, `${id}: ${key}`).toBe('yes_no');
        }
        for (const key of Object.keys(values))
          expect(['founded', 'data_centres'], `${id}: ${key}`).toContain(key);
        expect(keys.length + Object.keys(values).length, `${id}: ${page}`).toBeGreaterThan(0);
        for (const [key, words] of Object.entries(details ?? {})) {
          const question = questionOf(key);
          const known = question === undefined ? [] : (riskQuestion(question).details ?? []);
          expect(Array.isArray(yes) && yes.includes(key), `${id}: ${key}`).toBe(true);
          for (const word of Array.isArray(words) ? words : ['?'])
            expect(known, `${id}: ${key}`).toContain(word);
        }
        answered.push(...keys, ...Object.keys(values));
      }
      expect(answered.length, id).toBe(new Set(answered).size);
    }
  });

  test('is carried over from a service of the same vendor alone, which has statements of its own', () => {
    const own = new Map(files.flatMap(linesOf).map((line) => [line.id, line]));
    for (const { id, like, pages = [] } of own.values()) {
      if (like === undefined) {
        expect(pages.length, id).toBeGreaterThan(0);
        continue;
      }
      expect(own.get(like)?.like, `${id} like ${like}`).toBeUndefined();
      expect(own.get(like)?.pages?.length, `${id} like ${like}`).toBeGreaterThan(0);
      const vendors = [id, like].map((one) => catalogue.get(one)?.vendor);
      expect(vendors[0], `${id} like ${like}`).toBe(vendors[1]);
    }
  });

  test('is known of the 300 best-known services in 30 questions or more, what the catalogue itself knows included', () => {
    const scorer = createScorer({ statements, year: 2026 });
    const researched = [...statements.keys()].flatMap((id) => {
      const service = catalogue.get(id);
      const parts = service === undefined ? [] : scorer.explain(service).parts;
      const known = parts.filter(({ basis }) => ['vendor', 'catalogue', 'derived'].includes(basis));
      return known.length >= 30 ? [id] : [];
    });
    expect(researched.length).toBeGreaterThanOrEqual(300);
    const stated = [...statements.values()].filter((answers) => answers.size >= 30);
    expect(stated.length).toBeGreaterThanOrEqual(250);
  });

  test('is answered for every service of the catalogue, each question: by its vendor, by the catalogue or not at all', () => {
    const scorer = createScorer({ statements, year: 2026 });
    for (const service of catalogue.services.filter((_, index) => index % 7 === 0)) {
      const { parts } = scorer.explain(service);
      if (parts.length !== 60) expect.fail(service.id);
      for (const { attribute, answer, basis, evidence } of parts) {
        const open = answer === 'unknown' || answer === 'not_researched';
        if (basis === 'vendor' && evidence.page === undefined) expect.fail(`${service.id}: ${attribute}`);
        if (basis === 'unknown' && !open) expect.fail(`${service.id}: ${attribute}`);
      }
    }
  });

  test('tells month by month which answers were found on their page, the carried-over ones included', () => {
    for (const { id, like, pages = [] } of files.flatMap(linesOf)) {
      for (const { page, checked, yes } of pages)
        for (const key of Array.isArray(yes) ? yes.map(String) : []) {
          const question = questionOf(key);
          if (question !== undefined)
            expect(statements.get(id)?.get(question), `${id}: ${key}`).toMatchObject({ page, checked });
        }
      if (like !== undefined && pages.length === 0) expect(statements.get(id)).toEqual(statements.get(like));
    }
    const found = [...statements.values()].flatMap((answers) => [...answers.values()]);
    expect(found.filter(({ checked }) => checked !== undefined).length).toBeGreaterThanOrEqual(1000);
  });

  test('tells a source for every answer, years that have been and countries that there are', () => {
    for (const [id, answers] of statements)
      for (const [key, { page, value, year, countries }] of answers) {
        expect(page.startsWith('https://'), `${id}: ${key}`).toBe(true);
        expect(['yes', 'no', 'unknown']).toContain(value);
        if (riskQuestion(key).kind === 'year')
          expect(year !== undefined && year > 1700 && year <= 2026, id).toBe(true);
        if (riskQuestion(key).kind === 'countries') {
          expect(countries?.length, id).toBeGreaterThan(0);
          expect(countries).toEqual([...new Set(countries)].toSorted());
          for (const code of countries ?? []) expect(countryNames.of(code), `${id}: ${code}`).toBeDefined();
        }
      }
  });
});
