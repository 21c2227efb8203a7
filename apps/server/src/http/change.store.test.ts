import { listAudit } from '@casbah/stores/control/history/audit-trail';
import type { Signal } from '@casbah/stores/control/signals';
import { addTag } from '@casbah/stores/control/tags/tags';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addPerson, openTestServer, type TestServer } from '../test-compose.ts';
import type { Actor } from './actor.ts';
import { change, changeAsSystem, nameTaken } from './change.ts';

let server: TestServer;
let actor: Actor;
let heard: Signal[];

beforeAll(async () => {
  server = await openTestServer();
  const email = 'nadia@atlas.example';
  const { id } = await addPerson(server.control, { tenant: 'atlas', email, role: 'sysadmin' });
  const request = { call: 'POST /admin/tenant/addtag', requestId: 'r-1', address: '10.0.0.1' };
  actor = { tenant: 'atlas', user: id, email, ...request };
  await server.control.listen({ onSignal: (signal) => void heard.push(signal), onResync: () => undefined });
});
afterAll(() => server.close());
beforeEach(() => {
  heard = [];
});

const parts = () => ({ control: server.control, clock: () => server.clock.now });
const newest = async (tenant: string, limit = 1) =>
  (await server.control.inTenant(tenant, (tx) => listAudit(tx, { limit }))).reverse();
const tag = (name: string) => ({ tenant: 'atlas', tag_name: name, color: 1, pattern: 1, time: 1, by: null });

test('a change and its history entries are atomic: who, when and by which call come from the author', async () => {
  const time = await change(parts(), actor, async (tx, { time, record }) => {
    record({ event: 'tag.created', object: '1', details: { name: 'First' } });
    await addTag(tx, tag('First'));
    record({ object: '2' });
    return time;
  });
  const [first, second] = await newest('atlas', 2);
  expect(first).toMatchObject({ event: 'tag.created', object: '1', details: { name: 'First' }, time });
  expect(first).toMatchObject({ user_email: actor.email, action: actor.call, request_id: 'r-1' });
  // Entries without an event name get the call's.
  expect(second).toMatchObject({ event: 'tag.created', object: '2', time, outcome: 'success' });
});

test('a failed change leaves no rows or entries, and a taken name is reported', async () => {
  const before = await newest('atlas');
  const fail = (name: string) =>
    change(
      parts(),
      actor,
      async (tx, { record }) => {
        record({ event: 'tag.created' });
        await addTag(tx, tag(name));
        throw new Error('later');
      },
      { ifDuplicate: nameTaken('tag', name) },
    );
  await expect(fail('Second')).rejects.toThrow('later');
  await expect(fail('First')).rejects.toMatchObject({
    code: 'NAME_TAKEN',
    details: { kind: 'tag', name: 'First' },
  });
  expect(await newest('atlas')).toEqual(before);
});

test('a job is an author without a person, and can signal areas outside the stores', async () => {
  const job = { tenant: 'atlas', call: 'retention' };
  await change(parts(), job, async (_tx, { record }) => record({ object: 'events' }), { signal: 'audit' });
  expect(await newest('atlas')).toMatchObject([
    { event: 'events.expired', action: 'retention', user_id: null, user_email: null, address: null },
  ]);
  await expect.poll(() => heard).toContainEqual({ tenant: 'atlas', area: 'audit' });
});

test('a change of several companies is in the history of each', async () => {
  await changeAsSystem(parts(), async (_tx, { record }) => {
    record({ event: 'partner.customer_opened', object: 'rif' }, actor);
    record({ event: 'partner.customer_opened', object: 'rif' }, { ...actor, tenant: 'rif' });
  });
  for (const tenant of ['atlas', 'rif'])
    expect(await newest(tenant)).toMatchObject([{ event: 'partner.customer_opened', object: 'rif' }]);
});
