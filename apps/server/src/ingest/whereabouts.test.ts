import { blankEvent, type Event } from '@casbah/domain/event';
import type { Sign } from '@casbah/domain/sign';
import { HOUR_MS } from '@casbah/domain/time-units';
import type { SignsAsked } from '@casbah/stores/events/event-store';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { USER_BY_ADDRESS, Whereabouts } from './whereabouts.ts';

const DAY = Date.UTC(2026, 10, 20);
const never = new AbortController().signal;

const login = (hour: number, user: string, more: Partial<Sign> = {}): Sign => ({
  time: DAY + hour * HOUR_MS,
  kind: 'login',
  source: 'dc',
  address: '10.0.0.5',
  user,
  user_domain: undefined,
  host: undefined,
  mac: undefined,
  session: undefined,
  lease: undefined,
  ...more,
});

/** Behaves like the real store: newest first, up to a limit. */
function whereabouts(signs: readonly Sign[], most?: number) {
  const asked: SignsAsked[] = [];
  const found = new Whereabouts({
    signs: {
      newest: async (_tenant, given) => {
        asked.push(given);
        return signs
          .filter(({ time }) => time >= given.range.from && time < given.range.to)
          .sort((one, other) => other.time - one.time)
          .slice(0, given.limit);
      },
    },
    tenant: 'atlas',
    sources: [{ id: 'dc', name: 'Domain controllers', holdHours: 8 }],
    ...(most === undefined ? {} : { most }),
  });
  return { found, asked };
}

const traffic = (hour: number, more: Partial<Event> = {}): Event => ({
  ...blankEvent('traffic'),
  time: DAY + hour * HOUR_MS,
  src_ip: '10.0.0.5',
  ...more,
});

async function named(found: Whereabouts, event: Event): Promise<Event> {
  if (!found.knows(event.time)) await found.learn(event.time, never);
  found.give(event);
  return event;
}

describe('users by address', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('list how each user is known, and are cached for a while', async () => {
    const { found, asked } = whereabouts([login(8, 'nadia')]);
    expect(await named(found, traffic(9))).toMatchObject({
      user: 'nadia',
      extra: { [USER_BY_ADDRESS]: 'login at 2026-11-20T08:00:00.000Z, Domain controllers' },
    });
    expect((await named(found, traffic(11.9))).user).toBe('nadia');
    expect(asked).toHaveLength(1);
    expect((await named(found, traffic(13))).user).toBe('nadia');
    expect((await named(found, traffic(16))).user).toBeUndefined();
    expect(asked).toHaveLength(2);
  });

  test('are looked up only for traffic without users', () => {
    expect(Whereabouts.isNameless(traffic(9))).toBe(true);
    expect(Whereabouts.isNameless(traffic(9, { user: 'omar' }))).toBe(false);
    expect(Whereabouts.isNameless(traffic(9, { src_ip: undefined }))).toBe(false);
    expect(Whereabouts.isNameless(traffic(9, { kind: 'audit' }))).toBe(false);
  });

  test("expire after the source's maximum, whatever a lease says", async () => {
    const { found } = whereabouts([login(1, 'nadia', { lease: 100 * HOUR_MS })]);
    expect((await named(found, traffic(8.9))).user).toBe('nadia');
    expect((await named(found, traffic(9))).user).toBeUndefined();
  });

  test('are fewer but never wrong if there are more mappings than fit in memory', async () => {
    const signs = [login(6, 'omar'), login(8, 'nadia'), login(9, 'zoe', { address: '10.0.0.6' })];
    const { found } = whereabouts(signs, 2);
    expect((await named(found, traffic(7))).user).toBeUndefined();
    expect((await named(found, traffic(8.5))).user).toBe('nadia');
    expect(found.leftOut).toBe(true);
    expect(whereabouts(signs, 3).found.leftOut).toBe(false);
  });

  test('are queried a limited number of times by a log that jumps between years', async () => {
    const { found, asked } = whereabouts([]);
    for (let day = 0; day < 200; day += 1) await named(found, traffic(day * 24));
    expect(asked).toHaveLength(64);
    expect(found.leftOut).toBe(true);
    found.nextBatch({ hasSigns: false });
    await named(found, traffic(199 * 24));
    expect(asked).toHaveLength(65);
  });

  test('are queried again after the log itself added mappings', async () => {
    const { found, asked } = whereabouts([]);
    await named(found, traffic(9));
    found.nextBatch({ hasSigns: false });
    await named(found, traffic(9));
    expect(asked).toHaveLength(1);
    found.nextBatch({ hasSigns: true });
    await named(found, traffic(9));
    expect(asked).toHaveLength(2);
  });

  test('are waited for at most 30 seconds; then traffic is read without them [SH-K025]', async () => {
    vi.useFakeTimers();
    const found = new Whereabouts({
      // A store that answers only after an abort.
      signs: {
        newest: (_tenant, { signal }) =>
          new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      },
      tenant: 'atlas',
      sources: [{ id: 'dc', name: 'Domain controllers', holdHours: 8 }],
    });
    let isOver = false;
    const reading = named(found, traffic(9)).then((event) => {
      isOver = true;
      return event;
    });
    await vi.advanceTimersByTimeAsync(29_999);
    expect(isOver).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect((await reading).user).toBeUndefined();
    expect(found.leftOut).toBe(true);
  });

  test('are waited for while the store is unavailable, but not once the job is stopped', async () => {
    const away = Object.assign(new Error('away'), { code: 'EVENT_STORE_UNAVAILABLE' });
    const parts = { tenant: 'atlas', sources: [{ id: 'dc', name: 'DC', holdHours: 8 }] };
    const found = new Whereabouts({ ...parts, signs: { newest: () => Promise.reject(away) } });
    await expect(found.learn(DAY, never)).rejects.toBe(away);
    const stopped = AbortSignal.abort(new Error('stopped'));
    await expect(found.learn(DAY, stopped)).rejects.toThrow('stopped');
    expect(found.leftOut).toBe(false);
  });
});
