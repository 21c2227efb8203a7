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

/** If more services than this have the same unverified answer, it is a guess about all of them. */
const MOST_ASSUMED = 0.75;
const IDENTITY_PROVIDERS = [
  'auth0',
  'cyberark',
  'duo',
  'jumpcloud',
  'microsoft-entra-id',
  'okta',
  'onelogin',
  'ping-identity',
];

interface Line {
  id: string;
  like?: string;
  pages?: readonly Readonly<Record<string, unknown>>[];
}
const linesOf = (file: string): readonly Line[] => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
const slugOf = (category: string) => category.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

describe('vendor statements', () => {
  test.each(files)('%s has one service per line, in its category, sorted by ID', (file) => {
    const text = readFileSync(join(FOLDER, file), 'utf8');
    const lines = linesOf(file);
    expect(text).toBe(`[\n${lines.map((line) => `  ${JSON.stringify(line)}`).join(',\n')}\n]\n`);
    const ids = lines.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => (a < b ? -1 : 1)));
    for (const id of ids) expect(`${slugOf(catalogue.get(id)?.category ?? '')}.json`, id).toBe(file);
  });

  test.each(files)("%s answers existing questions, once each, from the vendor's pages", (file) => {
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

  test('are copied only from a service of the same vendor that has its own statements', () => {
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

  test('never answer a question with an unverified yes for most services', () => {
    const lines = files.flatMap(linesOf).filter(({ pages = [] }) => pages.length > 0);
    const assumed = new Map<string, number>();
    for (const { pages = [] } of lines)
      for (const { checked, yes } of pages)
        for (const key of checked === undefined && Array.isArray(yes) ? yes.map(String) : [])
          assumed.set(key, (assumed.get(key) ?? 0) + 1);
    const blanket = [...assumed].filter(([, count]) => count > MOST_ASSUMED * lines.length);
    expect(blanket).toEqual([]);
  });

  test('cite a page, not a host: only a verified trust center may be at the root of its host', () => {
    const pages = files.flatMap(linesOf).flatMap((line) => line.pages ?? []);
    const hosts = pages.filter(({ page, checked }) => {
      const { pathname, search, hostname } = new URL(String(page));
      const isCentre = checked !== undefined && /trust|security|compliance|vdp|safebase/.test(hostname);
      return pathname === '/' && search === '' && !isCentre;
    });
    expect(hosts.map(({ page }) => page)).toEqual([]);
  });

  test("don't claim that an identity provider signs its own users in by SAML or OIDC", () => {
    for (const id of IDENTITY_PROVIDERS)
      for (const key of ['sso_saml', 'sso_oidc'] as const)
        expect(statements.get(id)?.get(key)?.value, `${id}: ${key}`).toBeUndefined();
  });

  test('don\'t take "Sign in with Google" for single sign-on by OIDC', () => {
    const oidc = files
      .flatMap(linesOf)
      .filter(({ pages = [] }) => pages.some(({ yes }) => Array.isArray(yes) && yes.includes('sso_oidc')));
    expect(oidc.length).toBeLessThan(0.1 * statements.size);
    expect(statements.get('personio')?.get('sso_oidc')?.value).toBe('unknown');
  });

  test('exclude known mistakes', () => {
    expect(statements.get('fullstory')?.get('iso_27018')).toBeUndefined();
    expect(statements.get('personio')?.get('sso_saml')?.value).toBe('unknown');
    for (const key of ['scim', 'sso_oidc'] as const) {
      expect(statements.get('expensify')?.get(key)).toBeUndefined();
      expect(statements.get('kandji')?.get(key)).toBeUndefined();
    }
    expect(statements.get('kandji')?.get('iso_27001')).toBeUndefined();
    expect(new URL(statements.get('miro')?.get('customer_keys')?.page ?? '').hostname).toBe('help.miro.com');
  });

  test('are verified or assumed, and the score shows which', () => {
    const scorer = createScorer({ statements, year: 2026 });
    for (const [id, answers] of statements) {
      const service = catalogue.get(id);
      if (service === undefined) expect.fail(id);
      for (const { attribute, basis, evidence } of scorer.explain(service).parts) {
        const checked = answers.get(attribute)?.checked;
        if (basis === 'vendor' && (checked === undefined || evidence.checked !== checked))
          expect.fail(`${id}: ${attribute}`);
        if (basis === 'assumed' && checked !== undefined) expect.fail(`${id}: ${attribute}`);
      }
    }
  });

  test("every service has an answer to every question: the vendor's, the catalog's or none", () => {
    const scorer = createScorer({ statements, year: 2026 });
    for (const service of catalogue.services.filter((_, index) => index % 7 === 0)) {
      const { parts } = scorer.explain(service);
      if (parts.length !== 60) expect.fail(service.id);
      for (const { attribute, answer, basis, evidence } of parts) {
        const open = answer === 'unknown' || answer === 'not_researched';
        if ((basis === 'vendor' || basis === 'assumed') && evidence.page === undefined)
          expect.fail(`${service.id}: ${attribute}`);
        if (basis === 'unknown' && !open) expect.fail(`${service.id}: ${attribute}`);
      }
    }
  });

  test('record by month which answers were verified, including copied ones', () => {
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

  test('have a source for every answer, past years and existing countries', () => {
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
