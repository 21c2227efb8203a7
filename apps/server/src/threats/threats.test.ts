import type { ScorePart } from '@casbah/contract/audit';
import { blankEvent, type Event } from '@casbah/domain/event';
import { ALL } from '@casbah/domain/filter/expression';
import { parseFilter } from '@casbah/domain/filter/parse';
import { TRAFFIC_FIELDS } from '@casbah/domain/filter/traffic-fields';
import { MemoryUsageReads } from '@casbah/stores/events/memory-usage';
import { expect, test } from 'vitest';
import { createServiceIndex } from '../service-index.ts';
import { ReadCache } from '../traffic/read-cache.ts';
import { TrafficReads } from '../traffic/reads.ts';
import { threats } from './threats.ts';
import { csvOfThreats, linesOfThreats } from './threats-export.ts';

const MB = 2 ** 20;
const use = (time: string, host: string, more: Partial<Event> = {}): Event => ({
  ...blankEvent('traffic'),
  time: Date.parse(`2026-11-${time}Z`),
  user: 'amina',
  host,
  bytes_up: 1,
  bytes_down: 1,
  action: 'allowed' as const,
  ...more,
});
const EVENTS = [
  use('01T10:00', 'evil.example', { category: 'Malware', action: 'blocked' }),
  use('01T11:00', 'evil.example', { category: 'Phishing', user: 'bruno', action: 'blocked' }),
  use('01T12:00', 'news.example', { category: 'News' }),
  // Allowed and then blocked is a working policy; the reverse needs attention.
  use('02T10:00', 'closed.example'),
  use('02T11:00', 'closed.example', { action: 'blocked' }),
  use('02T10:00', 'opened.example', { action: 'blocked' }),
  use('03T09:00', 'opened.example'),
  // Blocked once among allowed requests: no policy changed.
  use('02T10:00', 'busy.example'),
  use('02T11:00', 'busy.example', { action: 'blocked' }),
  use('02T12:00', 'busy.example'),
  use('03T09:00', 'busy.example'),
  use('03T10:00', 'drop.example', { bytes_up: 30 * MB }),
  use('03T11:00', 'drop.example', { bytes_up: 20 * MB }),
  use('03T12:00', 'small.example', { bytes_up: 49 * MB }),
  use('03T13:00', 'known.example', { bytes_up: 500 * MB, service_id: 'good' }),
  use('03T14:00', 'risky.example', { service_id: 'risky' }),
  use('03T15:00', 'paste.example', { service_id: 'paste' }),
  use('03T16:00', 'adverts.example', { service_id: 'adverts' }),
];
const service = (id: string) => ({
  id,
  name: id,
  vendor: undefined,
  category: 'Other',
  headquarters: undefined,
  domains: [`${id}.example`],
  description: undefined,
});
const part = (answer: 'yes' | 'no', severity: number): ScorePart => ({
  attribute: 'harmful_content',
  answer,
  weight: 8,
  severity,
  points: 8,
  basis: 'category',
  evidence: { key: 'file_hosts_spread_malware' },
});
const JUDGED: Readonly<Record<string, { brr: number; parts: ScorePart[] }>> = {
  good: { brr: 90, parts: [part('no', 0)] },
  risky: { brr: 10, parts: [part('no', 0)] },
  paste: { brr: 10, parts: [part('yes', 2)] },
  // Only some services of its category are harmful, and nothing is known against this one.
  adverts: { brr: 90, parts: [part('yes', 1)] },
};
const index = createServiceIndex(
  Object.keys(JUDGED).map(service),
  ({ id }) => JUDGED[id] ?? { brr: 100, parts: [] },
);
const kept = (events: readonly Event[]) =>
  events.map((event, line) => ({ tenant: 'atlas', datasource: 'a', load: 'l', line: line + 1, event }));
const WANT = { limit: 100, unknown_upload_mb: 50 };

async function lookAt(filter: string, events: readonly Event[], usage = new MemoryUsageReads(kept(events))) {
  const reads = new TrafficReads({
    usage,
    servicesOf: async () => index,
    cache: new ReadCache(() => 0),
    clock: () => 0,
  });
  const query = { from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z', filter };
  const asked = await reads.ask({ tenant: 'atlas', within: ALL }, query, new AbortController().signal);
  return { reads, asked };
}

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

async function feed(want: Partial<Parameters<typeof threats>[2]> = {}, filter = '', events = EVENTS) {
  const { reads, asked } = await lookAt(filter, events);
  return threats(reads, asked, { ...WANT, ...want });
}

test('lists findings of logs and catalog, most serious first, and nothing else', async () => {
  const { threats: found, kinds, has_categories } = await feed();
  expect(found.map(({ kind, name }) => [kind, name])).toEqual([
    ['harmful_verdict', 'evil.example'],
    ['harmful_service', 'paste'],
    ['unknown_upload', 'drop.example'],
    ['blocked_then_allowed', 'opened.example'],
    // High-risk services are also listed as their own kind, with the same count as elsewhere.
    ['risky_service', 'paste'],
    ['risky_service', 'risky'],
  ]);
  expect(found[0]).toMatchObject({ users: 2, requests: 2, blocked: 2, service_id: null });
  expect(found[0]?.categories.toSorted()).toEqual(['Malware', 'Phishing']);
  expect(found[1]).toMatchObject({
    questions: ['harmful_content'],
    level: 'high',
    reasons: [{ attribute: 'harmful_content', evidence: { key: 'file_hosts_spread_malware' } }],
  });
  expect(found[3]).toMatchObject({ requests: 2, blocked: 1 });
  expect(kinds.map(({ count }) => count)).toEqual([1, 1, 1, 1, 2]);
  expect(has_categories).toBe(true);
});

test('the company defines what counts as a large upload', async () => {
  const told = async (unknown_upload_mb: number) => {
    const { threats: found, unknown_upload_mb: said } = await feed({
      kind: 'unknown_upload',
      unknown_upload_mb,
    });
    expect(said).toBe(unknown_upload_mb);
    return found.map(({ name }) => name);
  };
  expect(await told(51)).toEqual([]);
  expect(await told(50)).toEqual(['drop.example']);
  expect(await told(49)).toEqual(['drop.example', 'small.example']);
});

test("each finding's filter selects the same requests in its list", async () => {
  const { threats: found } = await feed();
  for (const { evidence, requests, name } of found) {
    const parsed = parseFilter(evidence.filter, TRAFFIC_FIELDS);
    if (parsed.error !== undefined) throw new Error(`${name}: ${parsed.error.message}`);
    const range = { from: 0, to: Date.UTC(2030, 0) };
    const totals = await new MemoryUsageReads(kept(EVENTS)).totals({
      tenant: 'atlas',
      range,
      filter: parsed.filter,
      resolve: index.resolve,
    });
    expect([name, totals.requests]).toEqual([name, requests]);
  }
});

test('can be limited to a service or filter, and paged by kind', async () => {
  const names = async (...asked: Parameters<typeof feed>) =>
    (await feed(...asked)).threats.map(({ name }) => name);
  expect(await names({ service_id: 'risky' })).toEqual(['risky']);
  expect(await names({ service_id: 'good' })).toEqual([]);
  expect(await names({}, 'user = bruno')).toEqual(['evil.example']);
  expect(await names({ kind: 'unknown_upload' })).toEqual(['drop.example']);
});

/** Some kinds have far more findings than a response holds, several with equal traffic. */
const MANY = [
  ...EVENTS,
  ...Array.from({ length: 7 }, (_, n) => use('05T10:00', `evil-${n}.example`, { category: 'Botnets' })),
  ...Array.from({ length: 5 }, (_, n) => [
    use('05T10:00', `opened-${n}.example`, { action: 'blocked' }),
    use(`06T11:0${n}`, `opened-${n}.example`),
  ]).flat(),
];

test('pages continue from kind to kind, list each finding once, and count all whatever the page', async () => {
  const whole = await feed({}, '', MANY);
  expect(whole).toMatchObject({ next: null, meta: { total: whole.threats.length } });
  expect(whole.kinds.map(({ count }) => count)).toEqual([8, 1, 1, 6, 2]);
  for (const limit of [1, 3, 8]) {
    const found = [];
    let cursor: string | undefined;
    do {
      const page = await feed({ limit, cursor }, '', MANY);
      expect(page.kinds).toEqual(whole.kinds);
      found.push(...page.threats);
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(found).toEqual(whole.threats);
  }
  const page = await feed({ kind: 'blocked_then_allowed', limit: 4 }, '', MANY);
  expect(page).toMatchObject({ kinds: [{ kind: 'blocked_then_allowed', count: 6 }] });
  await expect(feed({ kind: 'harmful_verdict', cursor: page.next ?? undefined }, '', MANY)).rejects.toThrow();
});

test('rows added or removed above neither repeat nor skip a row', async () => {
  const first = await feed({ kind: 'harmful_verdict', limit: 4 }, '', MANY);
  const cursor = first.next ?? undefined;
  const later = (events: Event[]) => feed({ kind: 'harmful_verdict', cursor }, '', events);
  const rest = (await later(MANY)).threats.map(({ name }) => name);
  expect(rest).toHaveLength(4);
  const loud = Array.from({ length: 9 }, () => use('06T10:00', 'loud.example', { category: 'Malware' }));
  const grown = await later([...MANY, ...loud]);
  expect(grown.threats.map(({ name }) => name)).toEqual(rest);
  // They still count.
  expect(grown.kinds).toEqual([{ kind: 'harmful_verdict', count: 9 }]);
  const without = MANY.filter(({ host }) => host !== 'evil.example');
  expect((await later(without)).threats.map(({ name }) => name)).toEqual(rest);
});

test('rows are read once: the first page reuses the rows read for the count', async () => {
  const usage = new MemoryUsageReads(kept(MANY));
  let reading = 0;
  const byHost = usage.byHost.bind(usage);
  usage.byHost = (...given) => {
    reading += given[0].filter.kind === 'and' && given[1].blockedThenAllowed === true ? 1 : 0;
    return byHost(...given);
  };
  const { reads, asked } = await lookAt('', MANY, usage);
  const page = await threats(reads, asked, { ...WANT, limit: 12 });
  expect(page.threats.filter(({ kind }) => kind === 'blocked_then_allowed')).toHaveLength(2);
  expect(reading).toBe(1);
});

/** Rows are deleted between the count and the page that continues. */
class Vanishing extends MemoryUsageReads {
  override async byHost(...given: Parameters<MemoryUsageReads['byHost']>) {
    const answer = await super.byHost(...given);
    const goesOn = given[1].totals?.some((one) => one.kind === 'compare' && one.operator === '<=') === true;
    return goesOn ? { ...answer, rows: [] } : answer;
  }
}

test('a kind whose rows are gone ends, and the next one follows', async () => {
  const { reads, asked } = await lookAt('', MANY, new Vanishing(kept(MANY)));
  const page = await threats(reads, asked, { ...WANT, cursor: 'blocked_then_allowed.2.1' });
  expect(page.threats.map(({ kind }) => kind)).not.toContain('blocked_then_allowed');
  expect(page.next).toBeNull();
});

test('is exported completely: one line each, with all reasons in one CSV cell', async () => {
  const { reads, asked } = await lookAt('', MANY);
  const lines = (await textOf(linesOfThreats(reads, asked, WANT))).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual((await feed({}, '', MANY)).threats);
  const csv = await textOf(csvOfThreats(reads, asked, { ...WANT, kind: 'harmful_verdict' }));
  const [head, first, ...others] = csv.trim().split(/\r?\n/);
  expect(head).toContain('"kind","name","service_id","level","categories"');
  expect(first).toMatch(
    /^"harmful_verdict","evil\.example",(?:""|),(?:""|),"(Malware; Phishing|Phishing; Malware)",(?:""|),2,2,2,/,
  );
  expect(others).toHaveLength(7);
});

test("logs without categories are reported: no verdict isn't the same as no threat", async () => {
  const without = EVENTS.map((event) => ({ ...event, category: undefined }));
  expect(await feed({}, '', without)).toMatchObject({ has_categories: false });
  // Without traffic, there are no findings.
  expect(await feed({}, '', [])).toMatchObject({ has_categories: true, threats: [] });
});
