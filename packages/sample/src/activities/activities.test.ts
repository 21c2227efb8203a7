import { DAY_MS, HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
import { beforeAll, describe, expect, test } from 'vitest';
import { DOMAIN } from '../company.ts';
import { createSample, type Sample } from '../generate.ts';
import type { App } from './app-record.ts';
import { DETECTIONS } from './stories/story.ts';

const END = Date.UTC(2026, 10, 21);
const DAYS = 30;

interface Line {
  id: string;
  /** Milliseconds since 1970 UTC. */
  time: number;
  text: string;
}

type Parsed = { readonly [name: string]: unknown };

/** ID and time of a record, where each vendor puts them. */
const READ: Readonly<Record<App, (record: Parsed) => [id: unknown, time: unknown]>> = {
  microsoft365: (record) => [record.Id, `${String(record.CreationTime)}Z`],
  entra: (record) => [record.id, record.createdDateTime],
  google: (record) => {
    const id = record.id;
    if (typeof id !== 'object' || id === null || !('uniqueQualifier' in id) || !('time' in id))
      return ['', ''];
    return [id.uniqueQualifier, id.time];
  },
  slack: (record) => [record.id, Number(record.date_create) * 1000],
  github: (record) => [record._document_id, record['@timestamp']],
};

function linesOf(sample: Sample, app: App): Line[] {
  const log = sample.appLogs.find((each) => each.app === app);
  return [...(log?.chunks() ?? [])]
    .join('')
    .trimEnd()
    .split('\n')
    .map((text) => {
      const record: Parsed = JSON.parse(text);
      const [id, time] = READ[app](record);
      return { id: String(id), time: typeof time === 'number' ? time : Date.parse(String(time)), text };
    });
}

let sample: Sample;
const lines = new Map<App, Line[]>();
const of = (app: App): Line[] => lines.get(app) ?? [];
beforeAll(() => {
  sample = createSample({ end: END });
  for (const { app } of sample.appLogs) lines.set(app, linesOf(sample, app));
});

describe('the audit logs of the demo company', () => {
  test('have 30,000 to 60,000 records of five apps within the month, sorted, with IDs of their own', () => {
    expect([...lines.keys()]).toEqual(['microsoft365', 'entra', 'google', 'slack', 'github']);
    const all = [...lines.values()];
    const total = all.reduce((sum, log) => sum + log.length, 0);
    expect(total).toBeGreaterThan(30_000);
    expect(total).toBeLessThan(60_000);
    for (const log of all) {
      expect(log.length).toBeGreaterThan(1_000);
      expect(new Set(log.map(({ id }) => id)).size).toBe(log.length);
      const times = log.map(({ time }) => time);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times[0]).toBeGreaterThanOrEqual(END - DAYS * DAY_MS);
      expect(times.at(-1)).toBeLessThan(END);
    }
  });

  test('are the same for the same seed and differ for another', () => {
    const textOf = (seed: string) =>
      createSample({ end: END, days: 2, pace: 0.2, seed }).appLogs.map(({ chunks }) =>
        [...chunks()].join(''),
      );
    expect(textOf('a')).toEqual(textOf('a'));
    expect(textOf('a')).not.toEqual(textOf('b'));
  });

  test('agree with the traffic: a download from SharePoint is recorded in the same second', () => {
    const short = createSample({ end: END, days: 3 });
    const recorded = new Set(
      linesOf(short, 'microsoft365').map(({ time, text }) => {
        const { UserId, Operation }: Parsed = JSON.parse(text);
        return `${time} ${String(UserId)} ${/Downloaded/.test(String(Operation))}`;
      }),
    );
    const proxysg = short.logs.find(({ device }) => device === 'proxysg');
    const downloads = [...(proxysg?.chunks() ?? [])]
      .join('')
      .split('\n')
      .filter((line) => / 200 .* atlasfoods\.sharepoint\.com 443 \/files\/download /.test(line))
      .map((line) => line.split(' '))
      .map(([date, clock, , , account]) => `${Date.parse(`${date}T${clock}Z`)} ${account}@${DOMAIN} true`);
    expect(downloads.length).toBeGreaterThan(50);
    expect(downloads.filter((download) => !recorded.has(download))).toEqual([]);
  });
});

describe('the stories in the audit logs', () => {
  test('are labeled with records that are in the logs, and cover every kind of finding', () => {
    const known = new Set([...lines.values()].flat().map(({ id }) => id));
    const findings = sample.activityStories.flatMap((story) => story.findings);
    for (const { records } of findings) {
      expect(records.length).toBeGreaterThan(0);
      expect(records.filter((id) => !known.has(id))).toEqual([]);
    }
    expect(new Set(findings.map(({ detects }) => detects))).toEqual(new Set(DETECTIONS));
  });

  test('continue every story of the traffic with the same people', () => {
    for (const { id, people } of sample.stories) {
      const continued = sample.activityStories.find((story) => story.continues === id);
      expect(continued?.people.length, id).toBeGreaterThan(0);
      expect(people).toEqual(expect.arrayContaining([...(continued?.people ?? [])]));
    }
  });

  test('downloads of the leaver precede the uploads, and the proxy logs them', () => {
    const leaver = sample.activityStories.find(({ continues }) => continues === 'leaver-wetransfer');
    const upload = sample.stories.find(({ id }) => id === 'leaver-wetransfer');
    const [first] = leaver?.findings.filter(({ detects }) => detects === 'mass_download') ?? [];
    expect(Date.parse(first?.to ?? '')).toBeLessThan(Date.parse(upload?.from ?? ''));
    const proxysg = sample.logs.find(({ device }) => device === 'proxysg');
    const evening = [...(proxysg?.chunks() ?? [])]
      .join('')
      .split('\n')
      .filter(
        (line) => line.startsWith(`${first?.from.slice(0, 10)} 17:`) && line.includes('/files/download'),
      )
      .filter((line) => line.includes(` ${leaver?.people[0]} `));
    expect(evening.length).toBeGreaterThan(150);
  });

  test('an infeasible travel is two places within half an hour, in the records themselves', () => {
    const travels = sample.activityStories
      .flatMap(({ findings }) => findings)
      .filter(({ detects }) => detects === 'infeasible_travel');
    expect(travels).toHaveLength(4);
    for (const { records, from, to } of travels) {
      expect(Date.parse(to) - Date.parse(from)).toBeLessThanOrEqual(30 * MINUTE_MS);
      const cities = of('entra')
        .filter(({ id }) => records.includes(id))
        .map(({ text }) => /"city":"([^"]+)"/.exec(text)?.[1]);
      expect(new Set(cities).size).toBe(2);
    }
  });

  test('the administrator works at night, and harmless stories have no findings', () => {
    const night = sample.activityStories.find(({ id }) => id === 'night-administrator');
    expect(night?.apps).toEqual(expect.arrayContaining(['microsoft365', 'google', 'slack', 'github']));
    expect((Date.parse(night?.from ?? '') % DAY_MS) / HOUR_MS).toBeLessThan(4);
    const harmless = sample.activityStories.filter(({ findings }) => findings.length === 0);
    expect(harmless.map(({ id }) => id)).toEqual(['nightly-backup', 'forgotten-password']);
  });
});
