import { beforeEach, describe, expect, test } from 'vitest';
import { ReadCache } from './read-cache.ts';

describe('the read cache', () => {
  let now = 0;
  let asked = 0;
  let cache: ReadCache;
  beforeEach(() => {
    now = 0;
    asked = 0;
    cache = new ReadCache(() => now, { most: 2, lifetime: 1000 });
  });
  const count = async () => ++asked;
  const signal = () => new AbortController().signal;

  test('runs equal queries once, concurrently and for a while after', async () => {
    expect(
      await Promise.all([cache.get('a', 'q', signal(), count), cache.get('a', 'q', signal(), count)]),
    ).toEqual([1, 1]);
    expect(await cache.get('a', 'q', signal(), count)).toBe(1);
    now = 1000;
    expect(await cache.get('a', 'q', signal(), count)).toBe(2);
  });

  test("tenants don't see each other’s results", async () => {
    await cache.get('a', 'q', signal(), async () => 'of a');
    expect(await cache.get('b', 'q', signal(), async () => 'of b')).toBe('of b');
  });

  test('new data invalidates a tenant’s results, and no one else’s', async () => {
    await cache.get('a', 'q', signal(), count);
    await cache.get('b', 'q', signal(), count);
    cache.forget('a');
    expect(await cache.get('a', 'q', signal(), count)).toBe(3);
    expect(await cache.get('b', 'q', signal(), count)).toBe(2);
  });

  test('its size is limited: the least recently used result is evicted first', async () => {
    await cache.get('a', 'one', signal(), count);
    await cache.get('a', 'two', signal(), count);
    await cache.get('a', 'one', signal(), count);
    await cache.get('a', 'three', signal(), count);
    expect(await cache.get('a', 'one', signal(), count)).toBe(1);
    expect(await cache.get('a', 'two', signal(), count)).toBe(4);
  });

  test("a failure isn't cached", async () => {
    await expect(cache.get('a', 'q', signal(), () => Promise.reject(new Error('away')))).rejects.toThrow(
      'away',
    );
    expect(await cache.get('a', 'q', signal(), count)).toBe(1);
  });

  test('a query is aborted only when the last caller has left', async () => {
    let given: AbortSignal | undefined;
    const never = (signal: AbortSignal) => {
      given = signal;
      return new Promise<number>(() => {});
    };
    const first = new AbortController();
    const second = new AbortController();
    const answers = [cache.get('a', 'q', first.signal, never), cache.get('a', 'q', second.signal, never)];
    first.abort(new Error('gone'));
    await expect(answers[0]).rejects.toThrow('gone');
    expect(given?.aborted).toBe(false);
    second.abort(new Error('gone, too'));
    await expect(answers[1]).rejects.toThrow('gone, too');
    expect(given?.aborted).toBe(true);
    expect(await cache.get('a', 'q', signal(), count)).toBe(1);
  });
});
