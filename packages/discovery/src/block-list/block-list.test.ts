import { BLOCK_LIST_FORMATS, type BlockListFormatName } from '@casbah/domain/block-list';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadCatalogue } from '../catalogue/built-in.ts';
import type { Service } from '../catalogue/catalogue.ts';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import { domainTree } from './domain-tree.ts';
import { LIST_FORMATS } from './formats.ts';
import { type Choice, planBlockList } from './plan.ts';
import { READERS } from './test-readers.ts';

const service = (id: string, ...domains: string[]): Service => ({
  id,
  name: id,
  vendor: undefined,
  category: 'Cloud storage',
  headquarters: undefined,
  domains,
  description: undefined,
});
const choice = (chosen: readonly string[], opposed: readonly string[] = [], more: Partial<Choice> = {}) => ({
  kind: 'block' as const,
  isChosen: (id: string) => chosen.includes(id),
  isOpposed: (id: string) => opposed.includes(id),
  categoryOf: () => 'Cloud storage',
  ...more,
});

const SERVICES = [
  service('search', 'google.example'),
  service('drive', 'drive.google.example'),
  service('photos', 'lens.drive.google.example'),
  service('cloud', 'amazonaws.example'),
  service('buckets', 's3.*.amazonaws.example'),
  service('box', 'box.example', 'app.box.example', 'boxcdn.example'),
];
const written = (
  name: BlockListFormatName,
  chosen: readonly string[],
  opposed: readonly string[] = [],
  more: Partial<Choice> = {},
) => {
  const format = LIST_FORMATS[name];
  const plan = planBlockList(domainTree(SERVICES), choice(chosen, opposed, more), format);
  return { ...plan, text: format.write(plan.list) };
};
const stops = (name: BlockListFormatName, text: string, host: string) => READERS[name](text)(host);

describe.each(BLOCK_LIST_FORMATS)('%s', (name) => {
  test('lists a domain and its subdomains, but not lookalikes', () => {
    const { text, leftOut } = written(name, ['box']);
    expect(leftOut).toEqual([]);
    for (const host of ['box.example', 'app.box.example', 'a.b.box.example', 'x.boxcdn.example'])
      expect([host, stops(name, text, host)]).toEqual([host, true]);
    for (const host of ['example', 'mybox.example', 'box.example.net', 'boxxexample', 'google.example'])
      expect([host, stops(name, text, host)]).toEqual([host, false]);
  });

  test('never matches sanctioned services, and reports what it omits for them', () => {
    const { text, leftOut } = written(name, ['search'], ['drive']);
    expect(stops(name, text, 'x.drive.google.example')).toBe(false);
    expect(stops(name, text, 'www.google.example')).toBe(leftOut.length === 0);
    if (leftOut.length > 0)
      expect(leftOut).toEqual([
        { domain: 'google.example', service: 'search', reason: 'would_hit', hits: ['drive'] },
      ]);
  });

  test('a subdomain of an excluded domain is listed separately', () => {
    const { text } = written(name, ['search', 'photos'], ['drive']);
    expect(stops(name, text, 'lens.drive.google.example')).toBe(true);
    expect(stops(name, text, 'drive.google.example')).toBe(false);
  });

  test('reports undecided services it also matches', () => {
    const { text, alsoHits, leftOut } = written(name, ['search']);
    expect(leftOut).toEqual([]);
    expect(stops(name, text, 'www.google.example')).toBe(true);
    expect(stops(name, text, 'drive.google.example')).toBe(alsoHits.length > 0);
    if (alsoHits.length > 0)
      expect(alsoHits).toEqual([{ domain: 'google.example', service: 'search', hits: ['drive', 'photos'] }]);
  });

  test("writes a wildcard or reports that it can't", () => {
    const { text, leftOut } = written(name, ['buckets']);
    const isWritten = leftOut.length === 0;
    if (!isWritten)
      expect(leftOut).toEqual([
        { domain: 's3.*.amazonaws.example', service: 'buckets', reason: 'cannot_be_written', hits: [] },
      ]);
    expect(stops(name, text, 's3.eu-west-1.amazonaws.example')).toBe(isWritten);
    expect(stops(name, text, 'files.s3.eu-west-1.amazonaws.example')).toBe(isWritten);
    for (const host of [
      's3.amazonaws.example',
      'ec2.eu-west-1.amazonaws.example',
      's3.a.b.amazonaws.example',
    ])
      expect([host, stops(name, text, host)]).toEqual([host, false]);
  });

  test('the same decisions give the same bytes, and no decisions an empty list', () => {
    expect(written(name, ['box', 'search']).text).toBe(written(name, ['search', 'box']).text);
    const { text, entries } = written(name, []);
    expect(entries).toBe(0);
    expect(stops(name, text, 'box.example')).toBe(false);
  });

  test("counts entries toward the product's limit", () => {
    const { entries, text } = written(name, ['box']);
    expect(READERS[name].entries(text)).toBe(entries);
  });
});

const label = fc.constantFrom('a', 'b', 'c');
const ROOTS = ['one.example', 'two.example', 'one-more.example'];
const domain = fc
  .tuple(fc.array(label, { maxLength: 3 }), fc.constantFrom('', 'p-*'), fc.constantFrom(...ROOTS))
  .map(([labels, star, root]) => [...labels, ...(star === '' ? [] : [star]), root].join('.'));
const host = fc
  .tuple(fc.array(fc.constantFrom('a', 'b', 'c', 'p-1', 'p-'), { maxLength: 4 }), fc.constantFrom(...ROOTS))
  .map(([labels, root]) => [...labels, root].join('.'));
const world = fc.uniqueArray(domain, { minLength: 1, maxLength: 12 }).chain((domains) =>
  fc.record({
    services: fc.constant(domains.map((one, index) => service(`s${index}`, one))),
    states: fc.array(fc.constantFrom('chosen', 'opposed', 'undecided'), {
      minLength: domains.length,
      maxLength: domains.length,
    }),
    hosts: fc.array(host, { minLength: 1, maxLength: 20 }),
  }),
);

test.each(BLOCK_LIST_FORMATS)(
  '%s blocks the hosts of selected services, never of opposed ones, and others only as reported',
  (name) => {
    const format = LIST_FORMATS[name];
    fc.assert(
      fc.property(world, ({ services, states, hosts }) => {
        const stateOf = (id: string) => states[services.findIndex((one) => one.id === id)];
        const plan = planBlockList(
          domainTree(services),
          choice([], [], {
            isChosen: (id) => stateOf(id) === 'chosen',
            isOpposed: (id) => stateOf(id) === 'opposed',
          }),
          format,
        );
        const isStopped = READERS[name](format.write(plan.list));
        const catalogue = createCatalogue(services);
        for (const one of hosts) {
          const found = catalogue.serviceOfHost(one);
          const state = found === undefined ? undefined : stateOf(found.id);
          const stopped = isStopped(one);
          if (state === 'opposed' || state === undefined) expect([one, stopped]).toEqual([one, false]);
          else if (state === 'chosen' && !stopped)
            expect(plan.leftOut.map(({ service }) => service)).toContain(found?.id);
          else if (state === 'undecided' && stopped)
            expect(plan.alsoHits.flatMap(({ hits }) => hits)).toContain(found?.id);
        }
      }),
      { numRuns: 300 },
    );
  },
);

test('products without allow lists report that', () => {
  expect(BLOCK_LIST_FORMATS.filter((name) => !LIST_FORMATS[name].kinds.includes('allow'))).toEqual([
    'check-point',
    'pfsense',
  ]);
  expect(written('squid', ['box'], [], { kind: 'allow' }).text).toContain('http_access allow casbah_allow_1');
  expect(written('proxysg', ['box'], [], { kind: 'allow' }).text).toContain('condition=casbah_allow_1 ALLOW');
});

test("names can't break out of their field", () => {
  const hostile = { ...service('evil', 'evil.example'), name: '=cmd|" /C calc",x\n#! metadata' };
  const roots = domainTree([hostile]);
  for (const name of ['check-point', 'csv'] as const) {
    const format = LIST_FORMATS[name];
    const text = format.write(planBlockList(roots, choice(['evil']), format).list);
    expect(READERS[name].entries(text)).toBe(1);
    expect(text).not.toMatch(/(^|,)"?[=#]cmd/m);
  }
});

test('entries a product rejects are omitted: underscores for Zscaler, more than 255 characters for Palo Alto', () => {
  const long = `${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(53)}.example`;
  expect(long).toHaveLength(253);
  const roots = domainTree([service('odd', 'safe_march.example', 'ok.example'), service('long', long)]);
  const plan = (name: BlockListFormatName) =>
    planBlockList(roots, choice(['odd', 'long']), LIST_FORMATS[name]);
  expect(plan('zscaler').leftOut.map((one) => one.domain)).toEqual(['safe_march.example']);
  expect(plan('palo-alto').leftOut.map((one) => one.domain)).toEqual([long]);
  expect(plan('domains').leftOut).toEqual([]);
});

test('the whole catalog is written for every product, and each domain is listed or omitted', () => {
  const { services } = loadCatalogue();
  const roots = domainTree(services);
  const all = new Set(services.map(({ id }) => id));
  for (const name of BLOCK_LIST_FORMATS) {
    const format = LIST_FORMATS[name];
    const plan = planBlockList(roots, choice([], [], { isChosen: (id) => all.has(id) }), format);
    const isStopped = READERS[name](format.write(plan.list));
    const out = new Set(plan.leftOut.map((left) => left.domain));
    const domains = services.flatMap((one) => one.domains);
    // An even sample, because the readers compare each host with each line.
    const missed = domains
      .filter((_, index) => index % 6000 === 7)
      .filter((one) => !out.has(one) && !isStopped(one.replaceAll('*', 'eu-1')));
    // A domain below another listed one needs no separate entry.
    expect(plan.entries).toBeGreaterThan(roots.length * 0.8);
    expect([name, missed]).toEqual([name, []]);
  }
});
