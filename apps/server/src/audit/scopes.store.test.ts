import { alertRulesCalls } from '@casbah/contract/alertrules';
import { auditCalls } from '@casbah/contract/audit';
import { presenceCalls } from '@casbah/contract/presence';
import { threatsCalls } from '@casbah/contract/threats';
import { trendsCalls } from '@casbah/contract/trends';
import type { Grant, Scope } from '@casbah/domain/access-profile';
import type { Event } from '@casbah/domain/event';
import { isoTime } from '@casbah/domain/iso-time';
import { anyEvent, SPAN } from '@casbah/stores/events/random-events';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServiceIndex } from '../service-index.ts';
import { catalogued } from '../test-catalogue.ts';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

const RATINGS: Record<string, number> = { drive: 80, mega: 12, slack: 60 };
const SERVICES = createServiceIndex(
  [
    catalogued('drive', 'Drive', { headquarters: 'US' }),
    // Called as another one's id: neither is the other.
    catalogued('mega', 'slack', { headquarters: 'NZ', category: 'File sharing' }),
    catalogued('slack', 'Slack', { headquarters: 'US', category: 'Messaging' }),
    catalogued("o'service", 'O’Service', { category: 'Messaging' }),
  ],
  ({ id }) => ({ brr: RATINGS[id] ?? 103, parts: [] }),
);

interface Case {
  name: string;
  scope: Scope;
  /** Which events the scope covers, computed without the filter under test. */
  reaches: (event: Event) => boolean;
}
const isOf =
  (...domains: string[]) =>
  (event: Event) =>
    domains.includes((event.user_domain ?? '').toLowerCase());
const CASES: readonly Case[] = [
  { name: 'one service', scope: { services: ['slack'] }, reaches: (event) => event.service_id === 'slack' },
  {
    name: 'two services',
    scope: { services: ['drive', 'mega'] },
    reaches: (event) => event.service_id === 'drive' || event.service_id === 'mega',
  },
  { name: 'a domain', scope: { domains: ['corp'] }, reaches: isOf('corp') },
  {
    name: 'a service and a domain',
    scope: { services: ['drive'], domains: ['corp'] },
    reaches: (event) => event.service_id === 'drive' && isOf('corp')(event),
  },
  { name: 'no service', scope: { services: [] }, reaches: () => false },
  { name: 'a service nobody knows', scope: { services: ['unheard-of'] }, reaches: () => false },
  { name: 'an app', scope: { apps: ['box'] }, reaches: () => false },
  { name: 'an organisation unit', scope: { org_units: ['1'], services: ['drive'] }, reaches: () => false },
];

const EVENTS = fc.sample(anyEvent, { numRuns: 300, seed: 7 });
const USERS = [...new Set(EVENTS.flatMap(({ user }) => (user === undefined ? [] : [user])))].slice(0, 12);
const IDS = ['drive', 'mega', 'slack', "o'service", 'unheard-of'];

/** Queries for every call of the area, including attempts to escape the scope. */
const FILTERS = [
  '',
  'risk in (high, medium)',
  'service in (drive, mega, slack)',
  'not service = slack',
  'user_domain = corp or not user_domain = corp',
  'requests > 3',
  'exists service and action = allowed',
];
const SPANS = ['', `from=${isoTime(SPAN.from)}&to=${isoTime(SPAN.to)}`];
const askedWith = (filters: readonly string[], path: string, ...more: string[]): string[] =>
  SPANS.flatMap((span) =>
    filters.map((filter) => {
      const query = [span, filter === '' ? '' : `filter=${encodeURIComponent(filter)}`, ...more];
      return `${path}?${query.filter((part) => part !== '').join('&')}`;
    }),
  );
const asked = (path: string, ...more: string[]): string[] => askedWith(FILTERS, path, ...more);
/** The first name with every filter; each further name with none and with a rotating subset. */
const each = (path: string, names: readonly string[]): string[] =>
  names.flatMap((name, turn) => {
    const filters = FILTERS.filter((filter, index) => turn === 0 || filter === '' || index % 3 === turn % 3);
    return askedWith(filters, `${path}/${encodeURIComponent(name)}`);
  });
/** A detail of one object, with every second filter. */
const of = (list: string, name: string, what: string): string[] =>
  askedWith(
    FILTERS.filter((_, index) => index % 2 === 0),
    `/audit/${list}/${encodeURIComponent(name)}/${what}`,
  );
const LISTS = ['services', 'users', 'destinations', 'sites'];
const { 'POST /risks/threatfeed': _, ...threatLists } = threatsCalls;
const { 'GET /audit/backtest': backtest } = alertRulesCalls;
const CALLS = {
  ...auditCalls,
  ...presenceCalls,
  ...trendsCalls,
  ...threatLists,
  'GET /audit/backtest': backtest,
};
const QUESTIONS: Readonly<Record<keyof typeof CALLS, readonly string[]>> = {
  'GET /audit/range': ['/audit/range'],
  'GET /audit/summary': asked('/audit/summary'),
  'GET /audit/backtest': asked('/audit/backtest', 'days=2'),
  'GET /audit/histogram': asked('/audit/histogram', 'interval=day'),
  'GET /audit/facets': LISTS.flatMap((list) => asked('/audit/facets', `of=${list}`)),
  'GET /audit/services': [...asked('/audit/services'), ...asked('/audit/services', 'q=e', 'sort=name')],
  'GET /audit/services/{id}': each('/audit/services', IDS),
  'GET /audit/users': [...asked('/audit/users'), ...asked('/audit/users', 'q=a', 'sort=-services')],
  'GET /audit/users/{user}': each('/audit/users', USERS),
  'GET /audit/services/{id}/uploads': IDS.flatMap((id) => of('services', id, 'uploads')),
  'GET /audit/users/{user}/uploads': USERS.slice(0, 4).flatMap((user) => of('users', user, 'uploads')),
  'GET /audit/users/{user}/sessions': USERS.slice(0, 4).flatMap((user) => of('users', user, 'sessions')),
  'GET /audit/users/{user}/devices': USERS.slice(0, 4).flatMap((user) => of('users', user, 'devices')),
  'GET /audit/services/{id}/devices': IDS.flatMap((id) => of('services', id, 'devices')),
  'GET /audit/users/{user}/{presence}/export': USERS.slice(0, 2).flatMap((user) => [
    ...of('users', user, 'sessions/export'),
    ...of('users', user, 'devices/export'),
  ]),
  'GET /audit/users/{user}/{presence}/export.ndjson': of('users', USERS[0] ?? '', 'sessions/export.ndjson'),
  'GET /audit/services/{id}/devices/export': of('services', 'drive', 'devices/export'),
  'GET /audit/destinations': asked('/audit/destinations'),
  'GET /audit/destinations/{country}': asked('/audit/destinations/de'),
  'GET /audit/sites': [...asked('/audit/sites'), ...asked('/audit/sites', 'q=e', 'sort=service')],
  'GET /audit/trends/months': asked('/audit/trends/months'),
  'GET /audit/trends/duplicates': asked('/audit/trends/duplicates'),
  'GET /audit/trends/instances': asked('/audit/trends/instances'),
  'GET /audit/trends/departments': asked('/audit/trends/departments'),
  'GET /audit/{list}/export': LISTS.flatMap((list) => asked(`/audit/${list}/export`)),
  'GET /audit/events': asked('/audit/events'),
  'GET /audit/events/page': asked('/audit/events/page'),
  'GET /audit/threats': asked('/audit/threats'),
  'GET /audit/threats/export': asked('/audit/threats/export'),
  'GET /audit/threats/export.ndjson': ['/audit/threats/export.ndjson'],
};

let server: TestServer;
beforeAll(async () => {
  // A scope's result equals that of a company that only ever had the scope's events.
  const within = CASES.map(({ name, reaches }) => [name, EVENTS.filter(reaches)] as const);
  const events = { atlas: EVENTS, ...Object.fromEntries(within) };
  server = await openTestServer({ traffic: events, index: SERVICES });
});
afterAll(() => server.close());

async function signedIn(tenant: string, role: 'sysadmin' | 'admin', grants?: Grant[]): Promise<Browser> {
  const email = `${crypto.randomUUID()}@company.example`;
  await addPerson(server.control, { tenant, email, role, ...(grants === undefined ? {} : { grants }) });
  const browser = new Browser(server.app);
  expect((await browser.signIn(email)).statusCode).toBe(200);
  return browser;
}
const limited = (scope: Scope): Grant[] => [{ area: 'audit', actions: ['view', 'export'], scope }];
/** Everything in a response except what differs each time. */
const contentOf = async (browser: Browser, url: string): Promise<unknown> => {
  const { statusCode, body } = await browser.get(url);
  // Other statuses would be about the request and prove nothing about scopes. U+0000 is refused before permissions are
  // checked.
  const expected = url.includes('%00') ? [400] : [200, 404];
  expect([url, expected.includes(statusCode)]).toEqual([url, true]);
  // Line numbers refer to the file, whatever part of it the reader sees.
  const told = body.replaceAll(/"id":"l:\d+"|"line":\d+/g, '"line":0');
  return { url, statusCode, body: statusCode === 200 ? told : JSON.parse(body).error };
};

/**
 * Each case runs every nth query and its neighbors the rest; cases that cover nothing run fewer. `CASBAH_SOAK=1` runs
 * all.
 */
const askedEvery = ({ reaches }: Case): number =>
  process.env.CASBAH_SOAK === '1' ? 1 : EVENTS.some(reaches) ? 8 : 16;

describe.each(CASES)('a profile limited to $name', (tested) => {
  const { name, scope } = tested;
  const turn = CASES.indexOf(tested);
  const every = askedEvery(tested);
  let limitedOne: Browser;
  let insider: Browser;
  beforeAll(async () => {
    limitedOne = await signedIn('atlas', 'admin', limited(scope));
    insider = await signedIn(name, 'sysadmin');
  });
  test.each(Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[])(
    'sees by %s what there would be without any other data',
    async (key) => {
      const questions = QUESTIONS[key].filter((_, index) => index === 0 || index % every === turn % every);
      for (const url of questions)
        expect(await contentOf(limitedOne, url)).toEqual(await contentOf(insider, url));
    },
  );
});

test('the cases are meaningful: each sees a different part of the same events, a sysadmin all', async () => {
  const eventsOf = async (browser: Browser): Promise<number> =>
    (await browser.get('/audit/range')).json().events;
  const counts = await Promise.all(
    CASES.map(async ({ scope }) => eventsOf(await signedIn('atlas', 'admin', limited(scope)))),
  );
  expect(counts).toEqual(CASES.map(({ reaches }) => EVENTS.filter(reaches).length));
  expect(counts.filter((count) => count > 0)).toHaveLength(4);
  expect(await eventsOf(await signedIn('atlas', 'sysadmin'))).toBe(EVENTS.length);
});

test('viewing and exporting can have different limits', async () => {
  const browser = await signedIn('atlas', 'admin', [
    { area: 'audit', actions: ['view'] },
    { area: 'audit', actions: ['export'], scope: { services: ['slack'] } },
  ]);
  const { rows } = (await browser.get('/audit/services?sort=name')).json();
  expect(rows.length).toBeGreaterThan(1);
  const lines = (await browser.get('/audit/services/export?columns=id')).body.trim().split(/\r?\n/).slice(1);
  expect(lines).toEqual(['"slack"']);
});

test("one person's results aren't cached for another", async () => {
  const namesFor = async (scope: Scope): Promise<string[]> => {
    const { rows } = (await (await signedIn('atlas', 'admin', limited(scope))).get('/audit/services')).json();
    return rows.map(({ id }: { id: string }) => id);
  };
  expect(await namesFor({ services: ['slack'] })).toEqual(['slack']);
  expect(await namesFor({ services: ['drive'] })).toEqual(['drive']);
});

test('every call of the area declares that it applies limits, so none ignores a limited permission', () => {
  expect(Object.entries(CALLS).filter(([, call]) => call.narrowed !== true)).toEqual([]);
});
