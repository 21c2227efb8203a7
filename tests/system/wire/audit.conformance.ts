import { ApiError, address } from '@casbah/contract/client';
import { isoTime } from '@casbah/domain/iso-time';
import {
  BRR_KNOCKOUT,
  BRR_UNRESEARCHED,
  DEFAULT_BRR_THRESHOLDS,
  RISK_LEVEL_VALUES,
} from '@casbah/domain/risk';
import { confidenceLevel } from '@casbah/domain/risk-answer';
import { SCORE_ATTRIBUTES } from '@casbah/domain/score';
import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../casbah.ts';

const START = Date.UTC(2026, 9, 1, 12);

interface Visit {
  host: string;
  user?: string;
  bytes?: number;
  result?: string;
  time?: number;
}

function squidLog(visits: readonly Visit[]): string {
  return visits
    .map(({ host, user = 'amy', bytes = 1000, result = 'TCP_MISS/200', time = START }, index) =>
      [
        `${((time + index) / 1000).toFixed(3)} 5 10.0.0.${index % 200} ${result} ${bytes}`,
        `GET https://${host}/p/${index} ${user} HIER_DIRECT/192.0.2.1 text/html`,
      ].join(' '),
    )
    .join('\n');
}

/** On an empty Casbah: it says what all of the traffic adds up to. */
export function describeAudit(given: () => { admin: Person }): void {
  describe('audit', () => {
    let admin: Person;
    const call: Person['client']['call'] = (...args) => admin.client.call(...args);

    beforeAll(async () => {
      ({ admin } = given());
      const source = await admin.source('Proxy');
      const visits: Visit[] = [
        ...Array.from({ length: 30 }, (_, index) => ({
          host: 'www.dropbox.com',
          user: `u${index % 3}`,
          bytes: 100,
        })),
        ...Array.from({ length: 20 }, () => ({ host: 'mega.nz', user: 'omar', bytes: 5_000_000 })),
        ...Array.from({ length: 10 }, () => ({
          host: 'acme.slack.com',
          user: 'amy',
          time: START - 9 * DAY_MS,
        })),
        ...Array.from({ length: 5 }, () => ({ host: 'intranet.corp.example', user: 'amy' })),
        { host: 'mega.nz', user: 'omar', result: 'TCP_DENIED/403', bytes: 10 },
      ];
      const load = await admin.upload(source, 'a.log', squidLog(visits));
      expect(load).toMatchObject({ status: 16, events: 66 });
    });

    async function failure(asked: Promise<unknown>) {
      try {
        await asked;
      } catch (error) {
        if (error instanceof ApiError) return { status: error.status, ...error.answer };
        throw error;
      }
      throw new Error('it was accepted');
    }
    const services = async (query: object) => (await call('GET /audit/services', { query })).rows;

    test('services in use carry what the catalogue knows of them, and their totals', async () => {
      const { rows, meta } = await call('GET /audit/services', { query: { sort: 'name' } });
      expect(meta.total).toBe(3);
      expect(rows.map(({ name, users, requests }) => [name, users, requests])).toEqual([
        ['Dropbox', 3, 30],
        ['MEGA', 1, 21],
        ['Slack', 1, 10],
      ]);
      expect(rows[0]).toMatchObject({ id: 'dropbox', headquarters: 'US', bytes_down: 3000, is_new: true });
      expect(rows[1]).toMatchObject({ blocked: 1 });
      expect(rows[2]).toMatchObject({ is_new: false });
      expect(meta.new_services).toBe(2);
      const page = await call('GET /audit/services', { query: { sort: 'name', limit: 1, q: 'slack' } });
      expect(page.meta).toMatchObject({ total: 1, new_services: 0 });
      // What isn't asked for lies within the data's last thirty days.
      expect(Date.parse(meta.to) - Date.parse(meta.from)).toBe(30 * DAY_MS);
    });

    test('filters by event, by service and by totals, sorting, paging and free text', async () => {
      const names = async (query: object) =>
        (await services({ sort: 'name', ...query })).map(({ name }) => name);
      expect(await names({ filter: 'user = omar' })).toEqual(['MEGA']);
      expect(await names({ filter: 'category = Messaging' })).toEqual(['Slack']);
      expect(
        await names({ filter: 'downloaded > 1MB or user = x' }).catch((error) => error.answer.error),
      ).toBe('FILTER_INVALID');
      expect(await names({ filter: 'downloaded > 1MB' })).toEqual(['MEGA']);
      expect(await names({ filter: 'not service in (mega, slack) and requests >= 30' })).toEqual(['Dropbox']);
      expect(await names({ q: 'DROP' })).toEqual(['Dropbox']);
      expect(await names({ sort: '-requests', limit: 1, offset: 1 })).toEqual(['MEGA']);
      const lastDay = {
        from: isoTime(START - HOUR_MS),
        to: isoTime(START + HOUR_MS),
      };
      expect(await names(lastDay)).toEqual(['Dropbox', 'MEGA']);
    });

    test('a filter that cannot be read says where and what may stand there', async () => {
      expect(
        await failure(call('GET /audit/services', { query: { filter: 'risk = enormous' } })),
      ).toMatchObject({
        status: 400,
        error: 'FILTER_INVALID',
        details: { position: 7, expected: 'low, medium, high, unresearched' },
      });
    });

    test('a risk score is 0 to 100 and its parts add up to it; up to a BRR of 33 it is high, up to 66 medium [SH-K033] [SH-K034] [SH-V017] [PF-K047]', async () => {
      for (const { id, risk_score, brr, level } of await services({})) {
        const { score } = await call('GET /audit/services/{id}', { params: { id }, query: {} });
        expect(score).toMatchObject({ risk_score, brr, level, thresholds: { high: 33, medium: 66 } });
        expect(score.thresholds).toEqual(DEFAULT_BRR_THRESHOLDS);
        expect(brr).toBeGreaterThanOrEqual(0);
        expect(brr).toBeLessThanOrEqual(100);
        expect(brr).toBe(100 - (risk_score ?? Number.NaN));
        expect(level).toBe(brr <= 33 ? 'high' : brr <= 66 ? 'medium' : 'low');
        // Points are tenths at the finest.
        expect(score.parts.reduce((sum, { points }) => sum + Math.round(points * 10), 0)).toBe(
          1000 - brr * 10,
        );
        expect(score.parts.map(({ attribute }) => attribute)).toEqual(SCORE_ATTRIBUTES);
        // Weights: don't care, nice to have, important, must have.
        for (const { weight } of score.parts) expect([0, 1, 3, 8]).toContain(weight);
      }
      const { score } = await call('GET /audit/services/{id}', { params: { id: 'dropbox' }, query: {} });
      expect(score.parts.map(({ evidence }) => evidence)).toContainEqual(
        expect.objectContaining({ key: 'adequate_if_certified', country: 'US' }),
      );
      expect(score.parts.find(({ attribute }) => attribute === 'soc_2')).toMatchObject({
        answer: 'yes',
        basis: 'vendor',
        evidence: { key: 'vendor_says', page: expect.stringMatching(/^https:/) },
      });
      // Most of what is known of Dropbox is assumed, so that the confidence is medium.
      expect(confidenceLevel(score.confidence)).toBe('medium');
      expect(score.parts.find(({ attribute }) => attribute === 'sso_saml')?.basis).toBe('assumed');
      expect(score.grade).toBe('B+');
      expect(RISK_LEVEL_VALUES).toEqual({ low: 1, medium: 2, high: 3 });
      expect([BRR_KNOCKOUT, BRR_UNRESEARCHED]).toEqual([102, 103]);
    });

    test('facets count rows; what is chosen in one does not narrow it', async () => {
      const { facets } = await call('GET /audit/facets', {
        query: { of: 'services', filter: 'category = Messaging' },
      });
      const values = (field: string) =>
        new Map(
          facets.find((facet) => facet.field === field)?.values.map(({ value, count }) => [value, count]),
        );
      expect(values('category')).toEqual(
        new Map([
          ['Cloud storage', 1],
          ['File sharing', 1],
          ['Messaging', 1],
        ]),
      );
      expect(values('source')).toEqual(new Map([['Proxy', 1]]));
      const users = await call('GET /audit/facets', { query: { of: 'users' } });
      expect(users.facets.find(({ field }) => field === 'action')?.values).toContainEqual({
        value: 'blocked',
        label: 'blocked',
        count: 1,
      });
    });

    test('people, destinations and sites', async () => {
      const users = await call('GET /audit/users', { query: { sort: '-bytes_down' } });
      expect(users.rows.map(({ user }) => user)).toEqual(['omar', 'amy', 'u0', 'u1', 'u2']);
      expect(users.rows[0]).toMatchObject({ services: 1, requests: 21, blocked: 1 });
      const { rows: destinations, meta } = await call('GET /audit/destinations', {
        query: { sort: 'country' },
      });
      // The one that isn't known is a row, but no country.
      expect(meta.countries).toBe(meta.total - 1);
      expect(destinations.find(({ country }) => country === 'US')).toMatchObject({
        services: 2,
        requests: 40,
      });
      expect(destinations.find(({ country }) => country === '')).toMatchObject({ services: 0, requests: 5 });
      const { rows: sites } = await call('GET /audit/sites', { query: { q: 'corp' } });
      expect(sites).toMatchObject([
        { host: 'intranet.corp.example', service_id: null, level: null, requests: 5 },
      ]);
    });

    test('the detail of a service and of a person', async () => {
      const slack = await call('GET /audit/services/{id}', { params: { id: 'slack' }, query: {} });
      expect(slack).toMatchObject({
        users: [{ user: 'amy', requests: 10 }],
        hosts: [{ host: 'acme.slack.com', users: 1 }],
        instances: [{ instance: 'acme', kind: 'corporate', users: 1, requests: 10 }],
      });
      const omar = await call('GET /audit/users/{user}', { params: { user: 'omar' }, query: {} });
      expect(omar).toMatchObject({ user: { requests: 21 }, services: [{ id: 'mega' }] });
      expect(omar.histogram.buckets.reduce((sum, { requests }) => sum + requests, 0)).toBe(21);
      const nobody = call('GET /audit/users/{user}', { params: { user: 'nobody' }, query: {} });
      expect(await failure(nobody)).toMatchObject({ status: 404, error: 'NOT_FOUND' });
      const nothing = call('GET /audit/services/{id}', { params: { id: 'nothing' }, query: {} });
      expect(await failure(nothing)).toMatchObject({ status: 404, error: 'NOT_FOUND' });
    });

    test('summary and histogram add up to what the lists say', async () => {
      const all = await call('GET /audit/summary', { query: {} });
      expect(all).toMatchObject({
        services: 3,
        users: 5,
        requests: 66,
        blocked: 1,
        uncatalogued_hosts: 1,
        before: null,
      });
      expect(all.top_uploaders).toHaveLength(5);
      expect(all.levels.reduce((sum, { services: count }) => sum + count, 0)).toBe(3);
      const day = {
        from: isoTime(START - 4 * DAY_MS),
        to: isoTime(START + DAY_MS),
      };
      expect(await call('GET /audit/summary', { query: day })).toMatchObject({
        requests: 56,
        before: { requests: 10, services: 1, users: 1 },
      });
      const { buckets, interval } = await call('GET /audit/histogram', {
        query: { ...day, interval: 'hour' },
      });
      expect(interval).toBe('hour');
      expect(buckets).toHaveLength(5 * 24);
      expect(buckets.reduce((sum, { requests }) => sum + requests, 0)).toBe(56);
      const narrowed = await call('GET /audit/histogram', { query: { filter: 'downloaded > 1MB' } });
      expect(narrowed.buckets.reduce((sum, { requests }) => sum + requests, 0)).toBe(21);
    });

    test('lists export whole as CSV, single events as one JSON object a line', async () => {
      const csv = await admin.fetch(
        address('GET /audit/{list}/export', {
          params: { list: 'services' },
          query: { columns: 'name,requests,level', sort: '-requests' },
        }),
      );
      expect(csv.headers.get('content-type')).toContain('text/csv');
      expect(csv.headers.get('content-disposition')).toContain('services.csv');
      expect(
        (await csv.text())
          .trimEnd()
          .split('\r\n')
          .map((line) => line.split(',').slice(0, 2)),
      ).toEqual([
        ['"name"', '"requests"'],
        ['"Dropbox"', '30'],
        ['"MEGA"', '21'],
        ['"Slack"', '10'],
      ]);
      for (const [list, rows] of [
        ['users', 5],
        ['sites', 4],
        ['destinations', 3],
      ] as const) {
        const text = await (await admin.fetch(`/audit/${list}/export`)).text();
        expect(text.trimEnd().split('\r\n')).toHaveLength(rows + 1);
      }
      const events = await admin.fetch(
        address('GET /audit/events', { query: { filter: 'action = blocked' } }),
      );
      expect(events.headers.get('content-type')).toContain('application/x-ndjson');
      const lines = (await events.text()).trimEnd().split('\n');
      expect(lines.map((line) => JSON.parse(line))).toMatchObject([
        { source: 'Proxy', user: 'omar', host: 'mega.nz', status: 403, service_id: 'mega', bytes_down: 10 },
      ]);
    });

    test('without traffic every list is empty and nothing fails', async () => {
      const query = { from: '2020-01-01T00:00:00Z', to: '2020-02-01T00:00:00Z' };
      expect(await services(query)).toEqual([]);
      expect((await call('GET /audit/users', { query })).rows).toEqual([]);
      expect((await call('GET /audit/sites', { query })).rows).toEqual([]);
      expect((await call('GET /audit/destinations', { query })).rows).toEqual([]);
      expect(await call('GET /audit/summary', { query })).toMatchObject({
        services: 0,
        requests: 0,
        before: null,
      });
      for (const of of ['services', 'users', 'destinations', 'sites'] as const)
        expect(
          (await call('GET /audit/facets', { query: { ...query, of } })).facets.flatMap(
            ({ values }) => values,
          ),
        ).toEqual([]);
    });
  });
}
