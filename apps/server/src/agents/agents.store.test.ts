import type { Heartbeat } from '@casbah/contract/agents';
import { DISCONNECTED_AFTER_MS, HEARTBEAT_MS } from '@casbah/domain/agent';
import { writeSourceToken } from '@casbah/domain/collection';
import { blankEvent } from '@casbah/domain/event';
import { MOST_TOKENS_FOUND, userTokenOf } from '@casbah/domain/user-token';
import { addSourceToken } from '@casbah/stores/control/collection/source-tokens';
import { addDatasource } from '@casbah/stores/control/datasources/datasources';
import { setTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import { beforeAll, expect, test } from 'vitest';
import { hashOfSecret } from '../http/api-keys.ts';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

const SECRET = 'x'.repeat(43);
/** More tokenized users than a search returns, plus one user with a plain name. */
const TOKENS = Array.from({ length: MOST_TOKENS_FOUND + 2 }, (_, number) =>
  userTokenOf(`${number}abc`.padEnd(64, '0')),
);
const EVENTS = [...TOKENS, 'abc.amy'].map((user, minute) => ({
  ...blankEvent('traffic'),
  time: Date.UTC(2026, 9, 1, 12, minute),
  source: 'Proxy',
  user,
  host: 'box.com',
  action: 'allowed' as const,
}));

let server: TestServer;
let nadia: Browser;

beforeAll(async () => {
  server = await openTestServer({
    traffic: { atlas: EVENTS },
  });
  for (const tenant of ['atlas', 'rif'])
    await addPerson(server.control, { tenant, email: `nadia@${tenant}.example`, role: 'sysadmin' });
  nadia = new Browser(server.app);
  await nadia.signIn('nadia@atlas.example');
});

/** A source with a token. */
async function source(tenant = 'atlas'): Promise<{ id: string; token: string }> {
  const id = crypto.randomUUID();
  const tokenId = id.replaceAll('-', '').slice(0, 16);
  await server.control.inTenant(tenant, async (tx) => {
    await addDatasource(tx, {
      id,
      tenant_id: tenant,
      name: id,
      format: 'auto',
      timezone: 'UTC',
      created_on: 1,
      created_by: null,
    });
    await addSourceToken(tx, {
      id: tokenId,
      tenant_id: tenant,
      datasource_id: id,
      secret_hash: hashOfSecret(SECRET),
      created_on: 1,
      created_by: null,
    });
  });
  return { id, token: writeSourceToken({ id: tokenId, secret: SECRET }) };
}

const said = (more: Partial<Heartbeat> = {}): Heartbeat => ({
  id: crypto.randomUUID(),
  name: 'proxy-lyon',
  type: 'collect',
  version: '0.1.0',
  platform: 'linux x64',
  delivered_bytes: 0,
  spooled_bytes: 0,
  held_back_lines: 0,
  users: 'names',
  problem: null,
  ...more,
});

const beat = (to: { id: string; token: string }, heartbeat: Heartbeat) =>
  new Browser(server.app, '10.0.0.9').send('POST', `/ingest/${to.id}/heartbeat`, {
    body: heartbeat,
    headers: { authorization: `Bearer ${to.token}` },
  });

const agents = async () => (await nadia.get('/admin/audit_agent/get_all')).json().audit_agents;
const oneOf = async (id: string) => (await agents()).find((agent: { id: string }) => agent.id === id);

test('an agent is listed from its first heartbeat on, with its state [SH-C030] [SH-E008]', async () => {
  const to = await source();
  const heartbeat = said();
  const answer = await beat(to, heartbeat);
  expect([answer.statusCode, answer.json()]).toEqual([200, { next: HEARTBEAT_MS, is_outdated: false }]);
  expect(await oneOf(heartbeat.id)).toMatchObject({
    name: 'proxy-lyon',
    type: 'collect',
    version: '0.1.0',
    agent_state: 'New',
    address: '10.0.0.9',
    datasource_id: to.id,
    lea_servers: [],
  });
  await beat(to, { ...heartbeat, delivered_bytes: 5, problem: 'The spool is full' });
  expect(await oneOf(heartbeat.id)).toMatchObject({ agent_state: 'Alive', problem: 'The spool is full' });
  server.clock.now += DISCONNECTED_AFTER_MS;
  expect(await oneOf(heartbeat.id)).toMatchObject({ agent_state: 'Disconnected' });
  const { audit_agents } = (await nadia.get('/admin/audit_agent/get_all?agent_type=collect')).json();
  expect(audit_agents).toHaveLength(1);
});

test("an old agent is outdated, and its heartbeat's response says so [SH-S017]", async () => {
  const to = await source();
  const heartbeat = said({ version: '0.0.9', delivered_bytes: 1 });
  expect((await beat(to, heartbeat)).json()).toMatchObject({ is_outdated: true });
  expect(await oneOf(heartbeat.id)).toMatchObject({ is_outdated: true });
});

test('lists agents by source and LEA server, and behind the proxy [SH-C031] [SH-C032] [SH-C014]', async () => {
  const to = await source();
  const heartbeat = said({ name: 'proxy-agadir' });
  await beat(to, heartbeat);
  const { audit_ds_agents } = (await nadia.get('/admin/audit_ds_agent')).json();
  expect(audit_ds_agents).toContainEqual({ agent_id: heartbeat.id, datasource_id: to.id });
  const servers = await nadia.get(`/admin/audit_agent/get_agent_lea_servers?id=${heartbeat.id}`);
  expect(servers.json()).toEqual({ servers_list: { lea_servers: [] } });
  const proxied = (action: string, more: object) =>
    nadia.post('/controls/make_api_request?resource=agents', { url: 'agents', action, ...more });
  const listed = await proxied('list', { params: { query: 'agadir' } });
  expect(listed.json()).toMatchObject({
    objects: [{ id: heartbeat.id, resource_uri: `/agents/${heartbeat.id}/` }],
  });
  await proxied('delete', { id: heartbeat.id });
  expect(await oneOf(heartbeat.id)).toBeUndefined();
});

test('a token works only for agents of its own source', async () => {
  const [one, other, foreign] = [await source(), await source(), await source('rif')];
  const heartbeat = said();
  await beat(one, heartbeat);
  expect((await beat(other, heartbeat)).statusCode).toBe(401);
  expect((await beat({ id: one.id, token: other.token }, said())).statusCode).toBe(401);
  // The same ID in another company is a different agent.
  expect((await beat(foreign, { ...heartbeat, name: 'of rif' })).statusCode).toBe(200);
  expect(await oneOf(heartbeat.id)).toMatchObject({ name: 'proxy-lyon' });
});

test('lists agents that replace users, and finds up to eight users by part of a token [PF-C035] [PF-K035] [PF-K050]', async () => {
  const to = await source();
  const heartbeat = said({ name: 'proxy-fes', users: 'tokens' });
  expect((await beat(to, heartbeat)).statusCode).toBe(200);
  const links = async (query = '') => nadia.get(`/risks/spanvadatalinks${query}`);
  const { spanvadatalinks, spanva_anonymization, users } = (await links()).json();
  expect([spanva_anonymization, users]).toEqual([false, []]);
  expect(spanvadatalinks).toEqual([
    {
      agent_id: heartbeat.id,
      agent_name: 'proxy-fes',
      agent_state: 'New',
      datasource_id: to.id,
      datasource_name: to.id,
    },
  ]);
  const found = (await links('?search_query=abc')).json().users;
  // The most recently seen ones, without names.
  expect(found.map(({ user }: { user: string }) => user)).toEqual(TOKENS.slice(-MOST_TOKENS_FOUND).reverse());
  expect((await links('?search_query=abc&limit=2')).json().users).toHaveLength(2);
  expect((await links(`?search_query=abc&limit=${MOST_TOKENS_FOUND + 1}`)).statusCode).toBe(400);
  // A view limited to one service shows no users and no source.
  const narrow = { tenant: 'atlas', email: 'narrow@atlas.example', role: 'admin' as const };
  const grants = [{ area: 'audit' as const, actions: ['view' as const], scope: { services: ['slack'] } }];
  await addPerson(server.control, { ...narrow, grants });
  const other = new Browser(server.app);
  await other.signIn(narrow.email);
  expect((await other.get('/risks/spanvadatalinks?search_query=abc')).json()).toMatchObject({
    spanvadatalinks: [],
    users: [],
  });
  // The company-wide setting, set as the console does.
  const setting = { app_name: 'audit', param_name: 'spanva_anonymization', param_value: true };
  expect((await nadia.post('/admin/config/update', setting)).statusCode).toBe(200);
  expect((await links()).json().spanva_anonymization).toBe(true);
  // Without permission to see names, tokens are hidden as well.
  await nadia.post('/admin/config/update', {
    ...setting,
    app_name: 'privacy',
    param_name: 'user_anonymization',
  });
  expect((await links('?search_query=abc')).json().users).toEqual([]);
});

test("enforces the company's agent limit [SH-K027]", async () => {
  const to = await source();
  const count = (await agents()).length;
  const config = { tenant: 'atlas', app_name: 'datasources', param_name: 'max_agents', misc: {}, by: null };
  await server.control.inTenant('atlas', (tx) =>
    setTenantConfig(tx, { ...config, param_value: count + 1, time: 1 }),
  );
  const last = said();
  expect((await beat(to, last)).statusCode).toBe(200);
  const refused = await beat(to, said());
  expect([refused.statusCode, refused.json().error]).toEqual([409, 'LIMIT_REACHED']);
  expect((await beat(to, last)).statusCode).toBe(200);
});
