import { describe, expect, test, vi } from 'vitest';
import { buildAreas } from './build.ts';
import { area } from './define.ts';

const built: string[] = [];
/** An area that records when it is built, started and stopped. */
function noted(name: string, needs: ('clock' | 'version')[] = [], gives: ('clock' | 'version')[] = []) {
  const { build, ...rest } = area({
    name,
    needs,
    gives,
    build() {
      built.push(name);
      return {
        start: () => built.push(`start ${name}`),
        stop: () => built.push(`stop ${name}`),
        provides: { clock: () => 1, version: '1' },
      };
    },
  });
  return { ...rest, build };
}

describe('areas are built', () => {
  test('after their dependencies, started in that order and stopped in reverse', async () => {
    built.length = 0;
    const areas = await buildAreas(
      [noted('a', ['version']), noted('b', ['clock'], ['version']), noted('c', [], ['clock'])],
      {},
    );
    expect(built.splice(0)).toEqual(['c', 'b', 'a']);
    const open = new AsyncDisposableStack();
    await areas.start(open);
    await open.disposeAsync();
    expect(built).toEqual(['start c', 'start b', 'start a', 'stop a', 'stop b', 'stop c']);
  });

  test('but not with a cycle, a missing dependency or two providers', async () => {
    await expect(
      buildAreas([noted('a', ['version'], ['clock']), noted('b', ['clock'], ['version'])], {}),
    ).rejects.toThrow('Areas need each other: a → b → a');
    await expect(buildAreas([noted('a', ['clock'])], {})).rejects.toThrow(
      "Area a needs 'clock', which nothing gives",
    );
    await expect(buildAreas([noted('a', [], ['clock']), noted('b', [], ['clock'])], {})).rejects.toThrow(
      "Areas a and b both give 'clock'",
    );
  });

  test("with the platform's dependencies instead of an area's own", async () => {
    built.length = 0;
    const { provided } = await buildAreas(
      [noted('a', [], ['clock']), noted('b', [], ['clock', 'version'])].slice(0, 1),
      {
        clock: () => 2,
      },
    );
    expect([built, provided.clock()]).toEqual([[], 2]);
    const half = await buildAreas([noted('b', [], ['clock', 'version'])], { clock: () => 2 });
    expect([built, half.provided.clock(), half.provided.version]).toEqual([['b'], 2, '1']);
  });
});

test('every area clears its cache before a change is forwarded', async () => {
  const order: string[] = [];
  const areas = await buildAreas(
    [
      area({
        name: 'a',
        needs: [],
        build: () => ({
          forwards: { onSignal: () => order.push('forward'), onResync: () => order.push('forward gap') },
        }),
      }),
      area({
        name: 'b',
        needs: [],
        build: () => ({ onSignal: () => order.push('drop'), onResync: () => order.push('drop all') }),
      }),
    ],
    {},
  );
  areas.signals.onSignal({ tenant: 'atlas', area: 'tags' });
  areas.signals.onResync();
  expect(order).toEqual(['drop', 'forward', 'drop all', 'forward gap']);
});

test('a call or a resource has one handler', async () => {
  const handlers = { 'GET /healthz': vi.fn() };
  const twice = ['a', 'b'].map((name) => area({ name, needs: [], build: () => ({ handlers }) }));
  await expect(buildAreas(twice, {})).rejects.toThrow('A second handler: GET /healthz');
});
