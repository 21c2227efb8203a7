import { HOUR_MS } from '@casbah/domain/time-units';
import type { Person } from './company.ts';
import { HABITS, type Habit, type Shape } from './habits.ts';
import { type Random, weighted } from './random.ts';
import type { Request } from './request.ts';

interface Sizes {
  /** Median bytes up and down, and the spread of their logarithm. */
  up: number;
  down: number;
  spread: number;
  /** Share of requests that upload. */
  sends: number;
  /** Median bytes of an upload. */
  sent: number;
  contentType: string;
  paths: readonly string[];
}

const SIZES: Readonly<Record<Shape, Sizes>> = {
  page: {
    up: 900,
    down: 18_000,
    spread: 1.1,
    sends: 0.08,
    sent: 4_000,
    contentType: 'text/html',
    paths: [
      '/',
      '/home',
      '/search?q=couscous',
      '/assets/app.js',
      '/list?page=2',
      '/view/4711',
      '/img/logo.png',
    ],
  },
  api: {
    up: 700,
    down: 2_600,
    spread: 0.9,
    sends: 0.25,
    sent: 1_800,
    contentType: 'application/json',
    paths: ['/v1/events', '/v1/me', '/collect', '/token', '/v2/items?limit=50'],
  },
  mail: {
    up: 1_200,
    down: 14_000,
    spread: 1.2,
    sends: 0.15,
    sent: 60_000,
    contentType: 'application/json',
    paths: [
      '/owa/service.svc?action=FindItem',
      '/owa/service.svc?action=CreateItem',
      '/mail/u/0/',
      '/owa/service.svc?action=GetAttachment',
    ],
  },
  chat: {
    up: 1_000,
    down: 5_000,
    spread: 1,
    sends: 0.35,
    sent: 2_500,
    contentType: 'application/json',
    paths: ['/api/messages', '/api/presence', '/j/98213', '/ws/poll', '/api/files/preview'],
  },
  storage: {
    up: 1_100,
    down: 120_000,
    spread: 1.7,
    sends: 0.22,
    sent: 420_000,
    contentType: 'application/octet-stream',
    paths: [
      '/files/download',
      '/files/upload',
      '/sites/team/Shared%20Documents/forecast.xlsx',
      '/2/files/list_folder',
      '/preview',
    ],
  },
  stream: {
    up: 800,
    down: 900_000,
    spread: 1.2,
    sends: 0.02,
    sent: 3_000,
    contentType: 'video/mp4',
    paths: ['/videoplayback', '/watch?v=atlas', '/track/next', '/api/feed'],
  },
  assistant: {
    up: 2_600,
    down: 9_000,
    spread: 1,
    sends: 0.55,
    sent: 9_000,
    contentType: 'text/event-stream',
    paths: ['/backend-api/conversation', '/api/generate', '/translator', '/api/append_message'],
  },
  code: {
    up: 1_200,
    down: 40_000,
    spread: 1.8,
    sends: 0.1,
    sent: 90_000,
    contentType: 'application/json',
    paths: [
      '/atlasfoods/recipes/pulls',
      '/atlasfoods/recipes.git/git-upload-pack',
      '/react/-/react-19.3.1.tgz',
      '/search?q=yaml',
    ],
  },
};

/** Share of a working day's requests in each hour since its start: a morning peak, a lunch hour, a long tail. */
const RHYTHM: readonly number[] = [0.9, 1.3, 1.35, 1.1, 0.55, 0.95, 1.25, 1.15, 0.85, 0.3, 0.12, 0.06];

/** Services of one person, fixed for the month: not everyone uses everything. */
export function habitsOf(person: Person, random: Random): (random: Random) => Habit {
  const mine = HABITS.filter((habit) => {
    const factor = habit.more?.[person.department] ?? 1;
    return random.next() < Math.min(1, (habit.reach ?? 1) * Math.sqrt(factor));
  });
  return weighted(
    mine.map((habit) => [habit, habit.weight * (habit.more?.[person.department] ?? 1)] as const),
  );
}

const hourOf = weighted(RHYTHM.map((share, hour) => [hour, share] as const));

/** Requests of one person on one day, unordered. `midnight`: start of the local day in UTC milliseconds. */
export function workingDay(
  person: Person,
  midnight: number,
  share: number,
  habit: (random: Random) => Habit,
  random: Random,
): Request[] {
  const requests: Request[] = [];
  const count = Math.round(person.pace * share * (0.7 + random.next() * 0.6));
  for (let index = 0; index < count; index++) {
    const { host, shape, category } = habit(random);
    const sizes = SIZES[shape];
    const sends = random.next() < sizes.sends;
    const fate = random.next();
    const blocked = fate < 0.012;
    const status = blocked ? 403 : fate < 0.03 ? 404 : fate < 0.09 ? 304 : 200;
    requests.push({
      time: midnight + Math.floor((person.starts + hourOf(random) + random.next()) * HOUR_MS),
      person,
      host,
      path: random.pick(sizes.paths),
      method: sends ? 'POST' : 'GET',
      status,
      verdict: blocked ? 'blocked' : 'allowed',
      bytesUp: Math.round(random.logNormal(sends ? sizes.sent : sizes.up, sends ? 1.3 : 0.4)),
      bytesDown:
        status === 200 ? Math.round(random.logNormal(sizes.down, sizes.spread)) : random.integer(180, 900),
      contentType: sizes.contentType,
      category,
      duration: Math.round(random.logNormal(140, 1)),
    });
  }
  return requests;
}
