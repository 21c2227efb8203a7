import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import { administration } from './activities/administration.ts';
import { type AppLog, appLog } from './activities/app-log.ts';
import { APPS } from './activities/app-record.ts';
import { isAudited } from './activities/everyday/everyday.ts';
import { plantActivities } from './activities/stories/stories.ts';
import type { ActivityStory } from './activities/stories/story.ts';
import { createPeople, type Person, SITES, type Site } from './company.ts';
import type { Habit } from './habits.ts';
import { paloaltoTrafficLine, paloaltoUrlLine } from './lines/paloalto.ts';
import { PROXYSG_HEADER, proxysgLine } from './lines/proxysg.ts';
import { squidLine } from './lines/squid.ts';
import { createRandom, type Random } from './random.ts';
import type { Request } from './request.ts';
import { plantStories, type Story } from './stories.ts';
import { habitsOf, workingDay } from './working-day.ts';

export interface SampleOptions {
  /** The same seed and end give the same bytes. */
  seed?: string;
  /** Midnight UTC after the last day, in milliseconds since 1970. */
  end: number;
  days?: number;
  /** Multiplies everyone's pace: 1 gives about 600,000 lines in 30 days. */
  pace?: number;
}

export interface SampleLog {
  site: Site['name'];
  device: Site['device'];
  fileName: string;
  /** Lines with line endings, one chunk per day. Each call generates the same ones again. */
  chunks(): Generator<string>;
}

export interface Sample {
  company: string;
  people: readonly Person[];
  logs: readonly SampleLog[];
  /** Audit logs of the apps that people use in the traffic. */
  appLogs: readonly AppLog[];
  /** Stories planted in the traffic, as ground truth. */
  stories: readonly Story[];
  /** Stories planted in the apps' audit logs, as ground truth. */
  activityStories: readonly ActivityStory[];
}

interface Habits {
  person: Person;
  habit: (random: Random) => Habit;
}

/** Weekends are quiet; the company grows by a tenth over the period. */
function shareOfDay(day: number, days: number, midnight: number): number {
  const weekday = new Date(midnight).getUTCDay();
  const growth = 0.95 + (0.1 * day) / days;
  if (weekday === 0) return 0.04 * growth;
  if (weekday === 6) return 0.07 * growth;
  return (weekday === 5 ? 0.88 : 1) * growth;
}

function* squidLines(requests: readonly Request[]): Generator<string> {
  for (const request of requests) yield squidLine(request);
}

function* proxysgLines(requests: readonly Request[]): Generator<string> {
  yield* PROXYSG_HEADER;
  for (const request of requests) yield proxysgLine(request);
}

function* paloaltoLines(requests: readonly Request[], day: number): Generator<string> {
  let sequence = day * 1_000_000;
  for (const request of requests) {
    sequence += 1;
    yield paloaltoUrlLine(request, sequence);
    // Several requests share a session.
    if (sequence % 4 === 0 && request.verdict === 'allowed') yield paloaltoTrafficLine(request, sequence);
  }
}

function linesOf(device: Site['device'], requests: readonly Request[], day: number): Generator<string> {
  switch (device) {
    case 'squid':
      return squidLines(requests);
    case 'proxysg':
      return proxysgLines(requests);
    case 'paloalto':
      return paloaltoLines(requests, day);
  }
}

/** Atlas Foods with a month of logs. Pure: time comes from `end`, randomness from `seed`. */
export function createSample({ seed = 'atlas-foods', end, days = 30, pace = 1 }: SampleOptions): Sample {
  const begins = end - days * DAY_MS;
  const random = createRandom(seed);
  const people = createPeople(seed, days);
  const habits: Habits[] = people.map((person) => ({
    person,
    habit: habitsOf(person, random.fork(`habits/${person.account}`)),
  }));
  const stage = { people, begins, days };
  const planted = plantStories({ ...stage, random: random.fork('stories') });
  const activities = plantActivities({ ...stage, random: random.fork('activity stories') });
  const plantedRequests = [...planted.flatMap((each) => each.requests), ...activities.requests];
  const plantedRecords = [
    ...administration({ ...stage, random: random.fork('administration') }),
    ...activities.records,
  ];
  const audited = new Map<string, readonly Request[]>();

  function requestsOf(site: Site, day: number): Request[] {
    const midnight = begins + day * DAY_MS;
    const share = shareOfDay(day, days, midnight) * pace;
    const ordinary = habits
      .filter(({ person }) => person.site === site && person.joined <= day)
      .flatMap(({ person, habit }) =>
        workingDay(
          person,
          midnight - site.utcOffset * HOUR_MS,
          share,
          habit,
          random.fork(`${person.account}/${day}`),
        ),
      );
    audited.set(`${site.name}/${day}`, ordinary.filter(isAudited));
    const stories = plantedRequests.filter(
      (request) =>
        request.person.site === site && request.time >= midnight && request.time < midnight + DAY_MS,
    );
    return [...ordinary, ...stories].sort((a, b) => a.time - b.time);
  }

  /** Requests that apps record, kept from the first time a site's day is generated. */
  function auditedOf(day: number): Request[] {
    return SITES.flatMap((site) => {
      const key = `${site.name}/${day}`;
      if (!audited.has(key)) requestsOf(site, day);
      return audited.get(key) ?? [];
    }).sort((a, b) => a.time - b.time);
  }

  return {
    company: 'Atlas Foods',
    people,
    stories: planted.map((each) => each.story),
    activityStories: activities.stories,
    appLogs: APPS.map((app) =>
      appLog(app, {
        begins,
        days,
        random: random.fork('activities'),
        planted: plantedRecords,
        auditedOf,
      }),
    ),
    logs: SITES.map((site) => ({
      site: site.name,
      device: site.device,
      fileName: `${site.name.toLowerCase()}-${site.device}.log`,
      *chunks() {
        for (let day = 0; day < days; day++) {
          const lines = [...linesOf(site.device, requestsOf(site, day), day)];
          if (lines.length > 0) yield `${lines.join('\n')}\n`;
        }
      },
    })),
  };
}
