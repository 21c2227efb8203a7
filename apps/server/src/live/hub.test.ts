import { type LiveEvent, readLive } from '@casbah/contract/live-event';
import { type Grant, type Rights, rightsOf } from '@casbah/domain/access-profile';
import { LIVE_AREAS } from '@casbah/domain/live';
import type { Area } from '@casbah/domain/permission';
import type { LoadSignal } from '@casbah/stores/control/signals';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { endStale } from './end-stale.ts';
import { LIVE_LIMITS, LiveHub, type LiveLimits, TICK_MS } from './hub.ts';
import type { Listener, LiveStream } from './stream.ts';

let now: number;
let hub: LiveHub;
const hubWith = (limits: Partial<LiveLimits> = {}) => new LiveHub({ clock: () => now, limits });
beforeEach(() => {
  now = 1_000_000;
  hub = hubWith();
});

const SYSADMIN = rightsOf({ isAdmin: true, profiles: [] });
function adminOf(...grants: Grant[]): Rights {
  return rightsOf({
    isAdmin: false,
    profiles: [{ id: 'p', name: 'p', notes: '', grants, information_level: 'full' }],
  });
}
const listener = (rest: Partial<Listener> = {}): Listener => ({
  tenant: 'atlas',
  user: 'nadia',
  session: crypto.randomUUID(),
  rights: SYSADMIN,
  ...rest,
});
const load = (id: string, rest: Partial<LoadSignal> = {}) => ({
  tenant: 'atlas',
  load: {
    id,
    datasource_id: 's',
    status: 'processing' as const,
    bytes_received: 1,
    progress: 0,
    lines: 0,
    events: 0,
    rejects: 0,
    error: null,
    ...rest,
  },
});
const area = (name: 'audit' | 'history' | 'datasources' | 'tenant', tenant = 'atlas') => ({
  tenant,
  area: name,
});

/** Advances the clock in ticks, as the server does. */
function pass(milliseconds: number): void {
  for (const end = now + milliseconds; now < end; ) {
    now += TICK_MS;
    hub.tick();
  }
}

/** A reader that reads everything at once. */
function reading(stream: LiveStream) {
  const got = { text: '', events: [] as LiveEvent[], id: undefined as string | undefined, ended: false };
  const bytes = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await stream.next();
      if (done === true) return controller.close();
      got.text += value;
      controller.enqueue(new TextEncoder().encode(value));
    },
  });
  void (async () => {
    for await (const { id, event } of readLive(bytes)) {
      if (id !== undefined) got.id = id;
      if (event !== undefined) got.events.push(event);
    }
    got.ended = true;
  })();
  return got;
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
async function after(milliseconds: number): Promise<void> {
  // A new stream gets its greeting first.
  await settled();
  for (let passed = 0; passed < milliseconds; passed += TICK_MS) {
    pass(TICK_MS);
    await settled();
  }
}
const openFor = (rest: Partial<Listener> = {}, id?: string) => reading(hub.open(listener(rest), id));

describe('a stream', () => {
  test('starts with a greeting that has an ID to continue from, and no changes', async () => {
    const got = openFor();
    await settled();
    expect(got.text).toMatch(/^retry: 2000\n\nid: [\w-]{16}\n\n$/);
    expect(got.events).toEqual([]);
  });

  test("sends a job's latest state at most four times a second", async () => {
    const got = openFor();
    await settled();
    for (let step = 1; step <= 100; step += 1) {
      hub.onSignal(load('one', { progress: step / 100, events: step }));
      if (step % 25 === 0) await after(TICK_MS);
    }
    hub.onSignal(load('one', { progress: 1, events: 100, status: 'completed' }));
    await after(TICK_MS);
    expect(got.events).toHaveLength(5);
    expect(got.events.at(-1)).toEqual({
      type: 'load',
      id: 'one',
      datasource_id: 's',
      status: 16,
      bytes_received: 1,
      progress: 1,
      lines: 0,
      events: 100,
      rejects: 0,
      error: null,
    });
  });

  test('sends event changes at most every five seconds, including the first and the last', async () => {
    const got = openFor();
    await settled();
    for (let second = 0; second < 12; second += 1) {
      hub.onSignal(area('audit'));
      await after(1_000);
    }
    await after(6_000);
    expect(got.events).toEqual(Array.from({ length: 4 }, () => ({ type: 'changed', areas: ['audit'] })));
  });

  test('sends personal changes only to the people concerned', async () => {
    const [own, others] = [openFor({ user: 'nadia' }), openFor({ user: 'amal' })];
    await settled();
    hub.onSignal({ tenant: 'atlas', area: 'notifications', people: ['nadia'] });
    await after(TICK_MS);
    expect(own.events).toEqual([{ type: 'changed', areas: ['notifications'] }]);
    expect(others.events).toEqual([]);
  });

  test('sends a heartbeat every fifteen seconds', async () => {
    const got = openFor();
    await settled();
    const before = got.text.length;
    await after(14_750);
    expect(got.text.length).toBe(before);
    await after(250);
    expect(got.text.slice(before)).toMatch(/^:\nid: [\w-]{16}\n\n$/);
  });

  test('ends after a quarter of an hour, and the client reconnects', async () => {
    hub = hubWith({ lifetime: 60_000 });
    const got = openFor();
    await after(60_000);
    expect(got.ended).toBe(true);
    expect(hub.streams).toEqual([]);
  });
});

describe('after a break', () => {
  test("clients that missed nothing don't refetch", async () => {
    const got = openFor();
    hub.onSignal(area('tenant'));
    await after(TICK_MS);
    hub.onSignal(area('audit', 'rif'));
    const again = openFor({}, got.id);
    await settled();
    expect(again.events).toEqual([]);
  });

  test('all visible areas count as changed if something happened or it is unknown', async () => {
    const got = openFor();
    await settled();
    hub.onSignal(area('tenant'));
    for (const id of [got.id, 'of another server', '']) {
      const again = openFor({}, id);
      await settled();
      expect(again.events).toEqual([{ type: 'changed', areas: [...LIVE_AREAS] }]);
    }
    const narrow = openFor({ rights: adminOf({ area: 'audit', actions: ['view'] }) }, got.id);
    await settled();
    expect(narrow.events).toEqual([{ type: 'changed', areas: expect.arrayContaining(['audit', 'session']) }]);
    expect(JSON.stringify(narrow.events)).not.toMatch(/accessprofiles|datasources|history/);
  });

  test("pending changes don't count as sent", async () => {
    const got = openFor();
    hub.onSignal(area('audit'));
    await after(TICK_MS);
    hub.onSignal(area('audit'));
    await after(TICK_MS);
    expect(got.events).toHaveLength(1);
    const again = openFor({}, got.id);
    await settled();
    expect(again.events).toHaveLength(1);
  });

  test('between servers, all clients refetch', async () => {
    const got = openFor();
    await settled();
    const { id } = got;
    hub.onResync();
    await after(TICK_MS);
    expect(got.events).toHaveLength(1);
    const again = openFor({}, id);
    await settled();
    expect(again.events).toHaveLength(1);
  });
});

describe('no one is notified', () => {
  test('of another company', async () => {
    const got = openFor({ tenant: 'rif' });
    hub.onSignal(load('one'));
    hub.onSignal(area('audit'));
    hub.onResync();
    const { id } = got;
    await after(TICK_MS);
    expect(got.events.map(({ type }) => type)).toEqual(['changed']);
    expect(got.text).not.toContain('one');
    expect(id).not.toBe('');
  });

  test.each<[Area, number]>([
    ['datasources', 1],
    ['audit', 0],
    ['history', 0],
  ])('of a job without permission to see it: %s', async (granted, heard) => {
    const got = openFor({ rights: adminOf({ area: granted, actions: ['view'] }) });
    hub.onSignal(load('one'));
    await after(TICK_MS);
    expect(got.events).toHaveLength(heard);
  });

  test("of a job with a limited permission, because a source has everyone's lines", async () => {
    const limited = adminOf(
      { area: 'datasources', actions: ['view'], scope: { services: ['box'] } },
      { area: 'audit', actions: ['view'], scope: { services: ['box'] } },
    );
    const got = openFor({ rights: limited });
    hub.onSignal(load('one'));
    hub.onSignal(area('datasources'));
    hub.onSignal(area('audit'));
    await after(TICK_MS);
    expect(got.events).toEqual([{ type: 'changed', areas: ['audit'] }]);
  });

  test('of anything except settings and permissions, as an end user', async () => {
    const got = openFor({ rights: rightsOf({ isAdmin: false, profiles: [] }) });
    for (const name of ['audit', 'history', 'datasources', 'tenant'] as const) hub.onSignal(area(name));
    hub.onSignal(load('one'));
    await after(TICK_MS);
    expect(got.events).toEqual([{ type: 'changed', areas: ['tenant'] }]);
  });
});

describe('a session', () => {
  const identity = { tenant: 'atlas', user: 'nadia', email: 'n@atlas.example', rights: SYSADMIN };

  test('that has ended closes its own streams, and no others', async () => {
    const [gone, here] = [openFor({ session: 'gone' }), openFor({ session: 'here' })];
    await endStale(hub, async (session) => (session === 'gone' ? undefined : identity));
    await settled();
    expect([gone.ended, here.ended]).toEqual([true, false]);
  });

  test('of someone else or another company has separate streams', async () => {
    const streams = [openFor(), openFor()];
    let asked = 0;
    await endStale(hub, async () => {
      asked += 1;
      return asked === 1 ? { ...identity, tenant: 'rif' } : { ...identity, user: 'omar' };
    });
    await settled();
    expect(streams.map(({ ended }) => ended)).toEqual([true, true]);
  });

  test('with changed permissions ends with a message', async () => {
    const got = openFor();
    await endStale(hub, async () => ({ ...identity, rights: adminOf() }));
    await settled();
    expect(got.events).toEqual([{ type: 'changed', areas: ['session'] }]);
    expect(got.ended).toBe(true);
  });

  test('has at most eight streams, a server a thousand; closed ones make room', () => {
    const mine = Array.from({ length: LIVE_LIMITS.perSession }, () =>
      hub.open(listener({ session: 'mine' }), undefined),
    );
    expect(() => hub.open(listener({ session: 'mine' }), undefined)).toThrow(
      expect.objectContaining({ code: 'TOO_MANY_REQUESTS' }),
    );
    mine[0]?.end();
    hub.open(listener({ session: 'mine' }), undefined);
    for (let open = hub.streams.length; open < LIVE_LIMITS.perServer; open += 1)
      hub.open(listener(), undefined);
    expect(() => hub.open(listener(), undefined)).toThrow(expect.objectContaining({ code: 'UNAVAILABLE' }));
  });
});

describe('a slow reader', () => {
  test('gets only the latest state of each job on its next read', async () => {
    const stream = hub.open(listener(), undefined);
    await stream.next();
    hub.onSignal(load('one', { progress: 0.1 }));
    pass(TICK_MS);
    for (let step = 2; step <= 9; step += 1) {
      hub.onSignal(load('one', { progress: step / 10 }));
      pass(TICK_MS);
    }
    expect((await stream.next()).value).toContain('"progress":0.1');
    pass(TICK_MS);
    const { value = '' } = await stream.next();
    expect(value.match(/data:/g)).toHaveLength(1);
    expect(value).toContain('"progress":0.9');
  });

  test('is disconnected after half a minute', async () => {
    const stream = hub.open(listener(), undefined);
    let cut = 0;
    stream.onDrop = () => {
      cut += 1;
    };
    await stream.next();
    hub.onSignal(load('one'));
    pass(29_750);
    expect(cut).toBe(0);
    pass(500);
    expect(cut).toBe(1);
    expect(hub.streams).toEqual([]);
  });

  test('uses no extra memory, however much happens', () => {
    fc.assert(
      fc.property(fc.integer({ min: 201, max: 2_000 }), (loads) => {
        const quiet = hubWith();
        const stream = quiet.open(listener(), undefined);
        for (let id = 0; id < loads; id += 1) quiet.onSignal(load(`load-${id}`));
        void stream.next();
        quiet.tick();
        return stream.unreadSince !== undefined && stream.waiting <= 201;
      }),
    );
  });
});

test('a closed hub ends every stream and refuses new ones', async () => {
  const got = openFor();
  hub.close();
  await settled();
  expect(got.ended).toBe(true);
  expect(() => hub.open(listener(), undefined)).toThrow(expect.objectContaining({ code: 'UNAVAILABLE' }));
});
