import { isoTime } from '@casbah/domain/iso-time';
import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import type { Person, Site } from './company.ts';
import type { Random } from './random.ts';
import type { Request } from './request.ts';

const MEGABYTE = 1024 * 1024;

/** A story planted in the traffic as ground truth, which a good product must find. */
export interface Story {
  id: string;
  title: string;
  /** Description of the event by its author. */
  told: string;
  people: readonly string[];
  hosts: readonly string[];
  from: string;
  to: string;
  /** Requests that belong to the story. */
  requests: number;
  /** Upload bytes in the logs: of the three devices, only ProxySG logs them per request. */
  bytes_up: number;
}

interface Planted {
  story: Story;
  requests: Request[];
}

export interface Stage {
  people: readonly Person[];
  random: Random;
  /** Midnight UTC at the start of the first day. */
  begins: number;
  days: number;
}

interface Plot {
  id: string;
  title: string;
  told: string;
  act(stage: Stage): Request[];
}

/** The nth person of a department at a site, of those who were there from the start. */
export function cast(
  stage: Pick<Stage, 'people'>,
  department: Person['department'],
  device: Site['device'],
  nth = 0,
): Person {
  const matching = stage.people.filter(
    (each) => each.department === department && each.site.device === device && each.joined === 0,
  );
  const person = matching[nth % Math.max(1, matching.length)];
  if (person === undefined) throw new Error(`nobody in ${department} behind ${device}`);
  return person;
}

/** An allowed request, with what differs from a small upload. */
export function request(
  person: Person,
  time: number,
  host: string,
  path: string,
  over: Partial<Request>,
): Request {
  return {
    time,
    person,
    host,
    path,
    method: 'POST',
    status: 200,
    verdict: 'allowed',
    bytesUp: 900,
    bytesDown: 2_400,
    contentType: 'application/json',
    category: 'Online Storage and Backup',
    duration: 400,
    ...over,
  };
}

const PLOTS: readonly Plot[] = [
  {
    id: 'leaver-wetransfer',
    title: 'Someone who leaves takes files along',
    told: 'A person in Finance uploads some 30 GB to WeTransfer on three evenings, after hours, having hardly used it before.',
    act(stage) {
      const person = cast(stage, 'Finance', 'proxysg');
      const requests: Request[] = [];
      for (const evening of [stage.days - 6, stage.days - 5, stage.days - 4]) {
        const start = stage.begins + evening * DAY_MS + 18.4 * HOUR_MS;
        for (let index = 0; index < 40; index++) {
          const bytesUp = Math.round(stage.random.logNormal(240 * MEGABYTE, 0.35));
          requests.push(
            request(person, start + index * 150_000, 'wetransfer.com', '/api/v4/transfers/chunks', {
              method: 'PUT',
              bytesUp,
              duration: 42_000,
            }),
          );
        }
      }
      return requests;
    },
  },
  {
    id: 'source-code-to-assistant',
    title: 'Source code goes to an AI assistant',
    told: 'Two people in research paste large pieces of code into chat.deepseek.com every day of the last two weeks.',
    act(stage) {
      const requests: Request[] = [];
      for (const nth of [0, 1]) {
        const person = cast(stage, 'Research and development', 'paloalto', nth);
        for (let day = Math.max(0, stage.days - 14); day < stage.days; day++) {
          for (let index = 0; index < 14; index++) {
            const time =
              stage.begins + day * DAY_MS + (9 + index * 0.55) * HOUR_MS + stage.random.integer(0, 900_000);
            const bytesUp = stage.random.integer(180_000, 900_000);
            requests.push(
              request(person, time, 'chat.deepseek.com', '/api/v0/chat/completion', {
                bytesUp,
                category: 'Artificial Intelligence',
                duration: 6_000,
              }),
            );
          }
        }
      }
      return requests;
    },
  },
  {
    id: 'mega-backup',
    title: 'A private backup runs every night',
    told: 'A laptop in Marketing synchronises with MEGA every night at two, 400 MB a night, for the whole month.',
    act(stage) {
      const person = cast(stage, 'Marketing', 'proxysg');
      const requests: Request[] = [];
      for (let day = 0; day < stage.days; day++) {
        for (let index = 0; index < 20; index++) {
          const bytesUp = Math.round(stage.random.logNormal(20 * MEGABYTE, 0.2));
          requests.push(
            request(
              person,
              stage.begins + day * DAY_MS + 2 * HOUR_MS + index * 45_000,
              'gfs270n071.userstorage.mega.co.nz',
              '/ul/part',
              { bytesUp, duration: 9_000 },
            ),
          );
        }
      }
      return requests;
    },
  },
  {
    id: 'anonymiser',
    title: 'An anonymiser in Production',
    told: 'Three people in Production try a web proxy; the firewall blocks most of it, some gets through.',
    act(stage) {
      const requests: Request[] = [];
      for (const nth of [0, 1, 2]) {
        const person = cast(stage, 'Production', 'paloalto', nth);
        for (let index = 0; index < 60; index++) {
          const time =
            stage.begins + (stage.days - 9 + (index % 6)) * DAY_MS + (11 + stage.random.next() * 4) * HOUR_MS;
          const blocked = stage.random.next() < 0.8;
          requests.push(
            request(person, time, 'www.hidemyass.com', '/proxy', {
              method: 'GET',
              verdict: blocked ? 'blocked' : 'allowed',
              status: blocked ? 403 : 200,
              category: 'Proxy Avoidance and Anonymizers',
              bytesDown: blocked ? 600 : 45_000,
              contentType: 'text/html',
            }),
          );
        }
      }
      return requests;
    },
  },
  {
    id: 'new-transfer-service',
    title: 'A new service spreads through Sales',
    told: 'Nobody used gofile.io before; in the last five days 18 people of Sales send files through it.',
    act(stage) {
      const sellers = stage.people
        .filter((each) => each.department === 'Sales' && each.joined === 0)
        .slice(0, 18);
      return sellers.flatMap((person, rank) =>
        Array.from({ length: 8 }, (_, index) => {
          const day = Math.max(stage.days - 5, 0) + ((rank + index) % 5);
          const time = stage.begins + day * DAY_MS + (9 + stage.random.next() * 7) * HOUR_MS;
          return request(person, time, 'store1.gofile.io', '/uploadFile', {
            bytesUp: stage.random.integer(2, 60) * MEGABYTE,
            duration: 5_000,
          });
        }),
      );
    },
  },
];

/** All stories, as requests and as ground truth. */
export function plantStories(stage: Stage): Planted[] {
  return PLOTS.map((plot) => {
    const random = stage.random.fork(plot.id);
    const requests = plot.act({ ...stage, random }).sort((a, b) => a.time - b.time);
    const times = requests.map((each) => each.time);
    return {
      requests,
      story: {
        id: plot.id,
        title: plot.title,
        told: plot.told,
        people: [...new Set(requests.map((each) => each.person.account))],
        hosts: [...new Set(requests.map((each) => each.host))],
        from: isoTime(times[0] ?? stage.begins),
        to: isoTime(times.at(-1) ?? stage.begins),
        requests: requests.length,
        bytes_up: requests.reduce(
          (sum, each) => sum + (each.person.site.device === 'proxysg' ? each.bytesUp : 0),
          0,
        ),
      },
    };
  });
}
