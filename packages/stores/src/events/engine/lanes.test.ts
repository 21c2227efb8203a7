import { describe, expect, test } from 'vitest';
import { LaneFull, openLane } from './lanes.ts';

const never = new AbortController().signal;

describe('a lane', () => {
  test('admits up to its limit, then in order of arrival', async () => {
    const lane = openLane({ running: 2, waiting: 10 });
    const order: number[] = [];
    const leave = [await lane.enter(never), await lane.enter(never)];
    const third = lane.enter(never).then((out) => {
      order.push(3);
      return out;
    });
    const fourth = lane.enter(never).then((out) => {
      order.push(4);
      return out;
    });
    expect([lane.running, lane.waiting]).toEqual([2, 2]);
    leave[0]?.();
    await third;
    leave[1]?.();
    await fourth;
    expect(order).toEqual([3, 4]);
    (await third)();
    (await fourth)();
    expect([lane.running, lane.waiting]).toEqual([0, 0]);
  });

  test('a slot left twice is freed once', async () => {
    const lane = openLane({ running: 2, waiting: 0 });
    const leave = await lane.enter(never);
    await lane.enter(never);
    leave();
    leave();
    expect(lane.running).toBe(1);
  });

  test('gives a free slot immediately or none', async () => {
    const lane = openLane({ running: 1, waiting: 1 });
    const leave = lane.tryEnter();
    expect(lane.tryEnter()).toBeUndefined();
    leave?.();
    expect(lane.tryEnter()).toBeDefined();
  });

  test('rejects requests beyond its queue limit', async () => {
    const lane = openLane({ running: 1, waiting: 1 });
    await lane.enter(never);
    lane.enter(never).catch(() => undefined);
    await expect(lane.enter(never)).rejects.toThrow(LaneFull);
  });

  test('a request that leaves while waiting leaves no gap', async () => {
    const lane = openLane({ running: 1, waiting: 5 });
    const leave = await lane.enter(never);
    const gone = new AbortController();
    const waiting = lane.enter(gone.signal);
    const next = lane.enter(never);
    gone.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    leave();
    (await next)();
    expect([lane.running, lane.waiting]).toEqual([0, 0]);
  });
});
