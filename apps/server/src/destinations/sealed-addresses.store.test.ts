import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';
import { sealAddresses } from './address.ts';

const asked: string[] = [];
let server: TestServer;
let owner: Browser;
beforeAll(async () => {
  server = await openTestServer({
    given: {
      async outgoing(url) {
        asked.push(String(url));
        return new Response();
      },
    },
  });
  await addPerson(server.control, { tenant: 'atlas', email: 'owner@atlas.example', role: 'sysadmin' });
  owner = new Browser(server.app);
  await owner.signIn('owner@atlas.example');
});
afterAll(() => server.close());

test('seals URLs of earlier versions at startup, once', async () => {
  const made = await owner.post('/admin/destinations', {
    kind: 'webhook',
    name: 'Changes',
    address: 'https://hook.atlas.example/changes',
  });
  const { id } = made.json().destination;
  const address = 'https://old.example/hooks/0123456789abcdef';
  await server.control.asSystem((tx) =>
    tx.updateTable('destinations').set({ address, sealed_address: null }).where('id', '=', id).execute(),
  );
  expect([await sealAddresses(server.provided), await sealAddresses(server.provided)]).toEqual([1, 0]);
  expect((await owner.get('/admin/destinations')).json().destinations).toMatchObject([
    { id, address: 'https://old.example/…cdef' },
  ]);
  await owner.post(`/admin/destinations/${id}/test`);
  expect(asked).toEqual([address]);
});
