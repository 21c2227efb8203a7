import { setTimeout as sleep } from 'node:timers/promises';
import { type LiveEvent, type LoadEvent, readLive } from '@casbah/contract/live-event';
import { LOAD_STATUS } from '@casbah/domain/datasource';
import { describe, expect, test } from 'vitest';
import { type Casbah, Person } from '../casbah.ts';

/** More than a batch. */
const LINES = 400_000;

interface Heard {
  events: LiveEvent[];
  /** When each came, in milliseconds of the process. */
  times: number[];
  end: Promise<void>;
  stop: () => void;
}

/** Opens the stream; resolves when it has greeted. */
async function listen(person: Person): Promise<Heard> {
  const stop = new AbortController();
  const { status, body } = await person.fetch('/admin/stream', { signal: stop.signal });
  expect(status).toBe(200);
  if (body === null) throw new Error('There is no stream');
  const greeted = Promise.withResolvers<void>();
  const events: LiveEvent[] = [];
  const times: number[] = [];
  const end = (async () => {
    for await (const { event } of readLive(body)) {
      greeted.resolve();
      if (event === undefined) continue;
      events.push(event);
      times.push(performance.now());
    }
  })().catch(() => undefined);
  await greeted.promise;
  return { events, times, end, stop: () => stop.abort() };
}

function squidLog(lines: number): string {
  const start = Date.UTC(2026, 9, 1) / 1000;
  return Array.from(
    { length: lines },
    (_, line) =>
      `${start + line}.000 5 10.0.0.1 TCP_MISS/200 ${line} GET http://box.example/${line} amy HIER_DIRECT/192.0.2.1 text/html\n`,
  ).join('');
}

/** The last: it ends Casbah. */
export function describeLive(given: () => { casbah: Casbah; admin: Person }): void {
  describe('the live stream', () => {
    test('a file that is read tells its states in order, its share and its counts, and that there are new events', async () => {
      const { admin } = given();
      const heard = await listen(admin);
      const source = await admin.source('Told');
      const load = await admin.upload(source, 'told.log', squidLog(LINES));
      const ofLoad = () => heard.events.filter((event): event is LoadEvent => event.type === 'load');
      while (ofLoad().at(-1)?.status !== LOAD_STATUS.completed) await sleep(20);
      heard.stop();
      const told = ofLoad();
      expect(told.every(({ id, datasource_id }) => id === load.id && datasource_id === source)).toBe(true);
      const inOrder = (values: readonly number[]) => values.toSorted((one, other) => one - other);
      for (const field of ['status', 'events'] as const) {
        const values = told.map((event) => event[field]);
        expect(values).toEqual(inOrder(values));
      }
      expect(told.filter(({ progress }) => progress > 0 && progress < 1).length).toBeGreaterThan(0);
      expect(told.at(-1)).toMatchObject({ status: 16, progress: 1, lines: LINES, events: LINES, rejects: 0 });
      const areas = heard.events.flatMap((event) => (event.type === 'changed' ? event.areas : []));
      expect(areas).toEqual(expect.arrayContaining(['datasources', 'history', 'audit']));
      // No reader has to query all events with each batch.
      expect(areas.filter((area) => area === 'audit').length).toBeLessThan(5);
    });

    test('who asks without a session hears nothing', async () => {
      expect((await new Person(given().casbah).fetch('/admin/stream')).status).toBe(401);
    });

    test('Casbah stops although somebody listens, and says goodbye by ending the stream', async () => {
      const { casbah, admin } = given();
      const heard = await listen(admin);
      const code = await casbah.end();
      await heard.end;
      expect(code).toBe(0);
    });
  });
}
