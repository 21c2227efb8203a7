import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DirectoryRun } from '@casbah/contract/directory';
import { LDAP_PRESETS } from '@casbah/domain/directory';
import { MINUTE_MS } from '@casbah/domain/time-units';
import { setProfilesOf } from '@casbah/stores/control/accessprofiles/access-profiles';
import { listMembers } from '@casbah/stores/control/groups/groups';
import { setAdmin } from '@casbah/stores/control/users/people';
import { setActive } from '@casbah/stores/control/users/users';
import { openFolderFileStore } from '@casbah/stores/files/folder/folder-file-store';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { JobRunner } from '../jobs/runner.ts';
import { testRunner } from '../jobs/test-runner.ts';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';
import { AT_ONCE } from './batch.ts';
import { LdapSync } from './ldap-run.ts';
import { DirectoryRuns } from './runs.ts';
import { TestLdap } from './test-ldap.ts';

/** Files and an LDAP directory, over HTTP, with a real store. A server restart is another runner. */
let server: TestServer;
let folder: string;
let ldap: TestLdap;
let runner: JobRunner;
let sysadmin: Browser;
const faults: unknown[] = [];

/** A server that runs directory jobs. */
function anotherRunner(): JobRunner {
  const { control, clock, files, seal, onFault, outgoingLimits } = server.provided;
  const ldapSync = new LdapSync({ seal, outgoing: outgoingLimits });
  const { job } = new DirectoryRuns({ control, clock, files, onFault, ldap: ldapSync });
  return testRunner({ control, clock, onFault, jobs: [job] });
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casbah-directory-'));
  ldap = await TestLdap.start();
  server = await openTestServer({
    settings: { privateHosts: [ldap.host], publicUrl: 'https://casbah.atlas.example' },
    given: {
      files: await openFolderFileStore(join(folder, 'files')),
      bodyPatience: 5_000,
      onFault: (_what, error) => faults.push(error),
    },
  });
  runner = anotherRunner();
  sysadmin = await signedIn('nadia', 'sysadmin');
});
afterAll(async () => {
  await runner?.stop();
  await server?.close();
  await ldap?.stop();
  await rm(folder, { recursive: true, force: true });
});
afterEach(() => expect(faults).toEqual([]));

async function signedIn(
  name: string,
  role: 'sysadmin' | 'admin' | 'enduser',
): Promise<Browser & { id: string; email: string }> {
  const email = `${name}@atlas.example`;
  const grants = [
    { area: 'account' as const, actions: ['view' as const, 'import' as const, 'export' as const] },
  ];
  const { id } = await addPerson(server.control, { tenant: 'atlas', email, role, grants });
  const browser = new Browser(server.app);
  expect((await browser.signIn(email)).statusCode).toBe(200);
  return Object.assign(browser, { id, email });
}
const personOf = (email: string) =>
  server.control.inTenant('atlas', (tx) =>
    tx.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst(),
  );
const runOf = async (id: string): Promise<DirectoryRun> =>
  (await sysadmin.get(`/admin/directory/runs/${id}`)).json();
const linesOf = async (id: string, kind: string) =>
  (await sysadmin.get(`/admin/directory/runs/${id}/lines?kind=${kind}`)).json();

/** Uploads a file and waits for its preview. */
async function sent(csv: string, { by = sysadmin, missing = 'keep' } = {}): Promise<DirectoryRun> {
  const answer = await by.send('POST', `/admin/directory/imports?file_name=people.csv&missing=${missing}`, {
    body: csv,
    headers: { 'content-type': 'text/csv' },
  });
  expect([answer.statusCode, answer.body]).toEqual([201, answer.body]);
  await runner.settled();
  return runOf(answer.json().id);
}
async function done(csv: string, options: Parameters<typeof sent>[1] = {}): Promise<DirectoryRun> {
  const { id } = await sent(csv, options);
  const started = await (options.by ?? sysadmin).post(`/admin/directory/imports/${id}/start`);
  expect(started.statusCode).toBe(200);
  await runner.settled();
  return runOf(id);
}

describe('a file of people', () => {
  test('is previewed line by line before anything changes', async () => {
    await done('email,title\nknown@atlas.example,CEO\nleaver@atlas.example,\n');
    const run = await sent(
      'email,first name,title,status,password\n' +
        'new@atlas.example,Amina,,,secret-1\nknown@atlas.example,,CFO,,\nleaver@atlas.example,,,inactive,\n' +
        'new@atlas.example,Again,,,\nbroken,,,,\nknown@atlas.example,,,,\n',
    );
    expect(run).toMatchObject({
      kind: 'csv',
      state: 'ready',
      people: 6,
      done: 0,
      error: null,
      created_by: 'nadia@atlas.example',
      planned: { add: 1, change: 1, deactivate: 1, wrong: 3 },
    });
    expect(run.columns.at(-1)).toEqual({ title: 'password', meaning: { kind: 'password' } });
    expect(await linesOf(run.id, 'change')).toMatchObject({
      shown: 1,
      lines: [{ line: 3, email: 'known@atlas.example', changes: { title: { before: 'CEO', after: 'CFO' } } }],
    });
    const { lines } = await linesOf(run.id, 'wrong');
    expect(lines.map(({ line, problem }: { line: number; problem: string }) => [line, problem])).toEqual([
      [5, 'email_twice'],
      [6, 'email_invalid'],
      [7, 'email_twice'],
    ]);
    const csv = await sysadmin.get(`/admin/directory/runs/${run.id}/wrong.csv`);
    expect(csv.body).toContain('6,"broken","email","email_invalid"');
    expect(await personOf('new@atlas.example')).toBeUndefined();
    expect(await personOf('known@atlas.example')).toMatchObject({ title: 'CEO' });

    await sysadmin.post(`/admin/directory/imports/${run.id}/start`);
    await runner.settled();
    expect(await runOf(run.id)).toMatchObject({
      state: 'completed',
      done: 6,
      added: 1,
      changed: 1,
      deactivated: 1,
      wrong: 3,
    });
    expect(await personOf('new@atlas.example')).toMatchObject({
      first_name: 'Amina',
      source: 'csv',
      is_admin: false,
      password_hash: null,
      is_active: true,
    });
    expect(await personOf('leaver@atlas.example')).toMatchObject({ is_active: false });
    const trail = await server.control.inTenant('atlas', (tx) =>
      tx
        .selectFrom('audit_trail')
        .select(['action', 'details', 'user_email'])
        .where('object', '=', run.id)
        .orderBy('sequence')
        .execute(),
    );
    expect(trail.map(({ action }) => action)).toEqual([
      ...['POST /admin/directory/imports', 'POST /admin/directory/imports/{id}/start'],
      ...['directory csv', 'directory csv ended'],
    ]);
    expect(trail[2]).toMatchObject({
      user_email: 'nadia@atlas.example',
      details: { people_added: ['new@atlas.example'], people_deactivated: ['leaver@atlas.example'] },
    });
    expect(
      JSON.stringify(await server.control.asSystem((tx) => tx.selectFrom('users').selectAll().execute())),
    ).not.toContain('secret-1');
    const notices = await server.control.inTenant('atlas', (tx) =>
      tx.selectFrom('notifications').select(['template', 'url']).execute(),
    );
    expect(notices).toContainEqual({
      template: 'import-completed',
      url: `/settings/directory?run=${run.id}`,
    });
  });

  test('signs out people it deactivates at once, and missing people if requested', async () => {
    const gone = await signedIn('gone', 'enduser');
    await done('email\ngone@atlas.example\nstays@atlas.example\nmissing@atlas.example\n');
    await server.control.asSystem((tx) =>
      tx.updateTable('users').set({ source: 'csv' }).where('email', '=', gone.email).execute(),
    );
    expect((await gone.get('/admin/heartbeat')).statusCode).toBe(200);
    const run = await done('email\nstays@atlas.example\n', { missing: 'deactivate' });
    expect(run.planned).toMatchObject({ deactivate: run.deactivated });
    expect((await gone.get('/admin/heartbeat')).statusCode).toBe(401);
    expect(await personOf('missing@atlas.example')).toMatchObject({ is_active: false });
    expect(await personOf('stays@atlas.example')).toMatchObject({ is_active: true });
    expect(await personOf('nadia@atlas.example')).toMatchObject({ is_active: true });
  });

  test('puts people into the directory groups it names', async () => {
    await done('email,first name,groups\na@atlas.example,A,Sales; IT\nb@atlas.example,B,sales\n');
    const groups = await server.control.inTenant('atlas', (tx) =>
      tx.selectFrom('groups').selectAll().where('source', '=', 'csv').orderBy('name').execute(),
    );
    expect(groups.map(({ name }) => name)).toEqual(['IT', 'Sales']);
    const [, sales] = groups;
    const { members } = await server.control.inTenant('atlas', (tx) =>
      listMembers(tx, sales?.id ?? '', { limit: 10, offset: 0 }),
    );
    expect(members.map(({ email }) => email)).toEqual(['a@atlas.example', 'b@atlas.example']);
  });

  test("uploaded by an admin can't change admins; the last active sysadmin stays in any case", async () => {
    const importer = await signedIn('importer', 'admin');
    const off = 'email,status,title\nnadia@atlas.example,inactive,\nimporter@atlas.example,,Boss\n';
    const byAdmin = await done(off, { by: importer });
    expect(byAdmin).toMatchObject({ changed: 0, deactivated: 0, wrong: 2 });
    const salma = await signedIn('salma', 'sysadmin');
    const both = 'email,status\nnadia@atlas.example,inactive\nsalma@atlas.example,inactive\n';
    await done(both, { by: salma }).catch(() => undefined);
    expect(await personOf('salma@atlas.example')).toMatchObject({ is_active: true });
    expect(await personOf('nadia@atlas.example')).toMatchObject({ is_active: false });
    await server.control.asSystem((tx) =>
      tx.updateTable('users').set({ is_active: true }).where('email', '=', 'nadia@atlas.example').execute(),
    );
    sysadmin = Object.assign(new Browser(server.app), {});
    await sysadmin.signIn('nadia@atlas.example');
    const own = await done(both);
    expect(await linesOf(own.id, 'wrong')).toMatchObject({ lines: [{ problem: 'own_account' }] });
    expect(await personOf('nadia@atlas.example')).toMatchObject({ is_active: true });
  });

  test('grants no permissions, whatever its columns say about profiles and roles', async () => {
    const { id } = await signedIn('analyst', 'admin');
    const { added } = await done(
      'email,access profiles,profile,role,is_admin,information level\n' +
        `gains@atlas.example,profile-${id},profile-${id},sysadmin,true,full\n`,
    );
    expect(added).toBe(1);
    const gains = await personOf('gains@atlas.example');
    expect(gains).toMatchObject({ is_admin: false, attributes: { role: 'sysadmin' } });
    const held = await server.control.asSystem((tx) =>
      tx
        .selectFrom('user_access_profiles')
        .selectAll()
        .where('user_id', '=', gains?.id ?? '')
        .execute(),
    );
    expect(held).toEqual([]);
  });

  test('resumes after the last batch when the server was stopped, and repeats no one', async () => {
    const all = 7 * AT_ONCE + 50;
    const lines = Array.from({ length: all }, (_, n) => `cut-${n}@atlas.example,T${n}`);
    const { id } = await sent(`email,title\n${lines.join('\n')}\n`);
    await sysadmin.post(`/admin/directory/imports/${id}/start`);
    const working = runner.settled();
    await expect.poll(async () => (await runOf(id)).done, { timeout: 20_000 }).toBeGreaterThan(0);
    await runner.stop();
    await working;
    const half = await runOf(id);
    expect([half.state, half.done % AT_ONCE]).toEqual(['queued', 0]);
    const next = anotherRunner();
    await next.start();
    await next.settled();
    await next.stop();
    const whole = await runOf(id);
    expect(whole).toMatchObject({ state: 'completed', done: all, added: all, wrong: 0 });
    const people = await server.control.inTenant('atlas', (tx) =>
      tx.selectFrom('users').select('id').where('email', 'like', 'cut-%').execute(),
    );
    expect(people).toHaveLength(all);
    runner = anotherRunner();
    const again = await done(`email,title\n${lines.join('\n')}\n`);
    expect(again).toMatchObject({ added: 0, changed: 0, wrong: 0, done: all });
  });

  test.each([
    ['', 'file_empty'],
    ['name\nAmina\n', 'no_email_column'],
  ])('that is invalid fails with the reason: %j', async (csv, error) => {
    expect(await sent(csv)).toMatchObject({ state: 'failed', error });
  });

  test("can be discarded; then nothing happens, and it can't be started", async () => {
    const { id } = await sent('email\nnever@atlas.example\n');
    expect((await sysadmin.send('DELETE', `/admin/directory/runs/${id}`)).json()).toMatchObject({
      state: 'cancelled',
    });
    for (const answer of [
      await sysadmin.post(`/admin/directory/imports/${id}/start`),
      await sysadmin.send('DELETE', `/admin/directory/runs/${id}`),
    ])
      expect(answer.json()).toMatchObject({ error: 'CONFLICT' });
    expect(await personOf('never@atlas.example')).toBeUndefined();
  });
});

describe('an LDAP directory', () => {
  const given = (rest: object = {}) => ({
    url: `ldap://${ldap.host}`,
    start_tls: false,
    certificate: '',
    bind_dn: TestLdap.BIND_DN,
    bind_password: TestLdap.PASSWORD,
    base_dn: 'ou=people,dc=atlas,dc=example',
    ...LDAP_PRESETS.openldap,
    group_base_dn: 'ou=groups,dc=atlas,dc=example',
    every_minutes: 60,
    missing: 'deactivate',
    most_missing_percent: 50,
    is_enabled: true,
    ...rest,
  });
  const put = (rest: object = {}) =>
    sysadmin.send('PUT', '/admin/directory/connection', { body: given(rest) });
  const run = async (): Promise<DirectoryRun> => {
    const answer = await sysadmin.post('/admin/directory/connection/run');
    expect(answer.statusCode).toBe(202);
    await runner.settled();
    return runOf(answer.json().id);
  };
  const test_ = (rest: object = {}) =>
    sysadmin.send('POST', '/admin/directory/connection/test', { body: given(rest) });

  test('is tested before setup; its password is never shown or sent elsewhere', async () => {
    expect((await test_()).json()).toMatchObject({
      ok: true,
      error: null,
      people: expect.arrayContaining([expect.objectContaining({ email: 'p1@ldap.example' })]),
    });
    expect((await test_({ bind_password: 'wrong' })).json()).toMatchObject({
      ok: false,
      error: 'ldap_sign_in_refused',
    });
    expect((await test_({ url: 'ldap://10.0.0.1' })).json()).toMatchObject({
      ok: false,
      error: 'ldap_unreachable',
      detail: 'The address is private',
    });
    expect((await put({ user_filter: '(mail=*' })).json()).toMatchObject({
      error: 'UNPROCESSABLE',
      details: { field: 'user_filter' },
    });
    expect((await put({ url: 'http://x' })).json()).toMatchObject({ details: { field: 'url' } });
    expect((await put({ every_minutes: 0 })).statusCode).toBe(200);
    const shown = await sysadmin.get('/admin/directory/connection');
    expect(shown.json()).toMatchObject({ connection: { has_password: true, bind_dn: TestLdap.BIND_DN } });
    expect(shown.body).not.toContain(TestLdap.PASSWORD);
    const rows = await server.control.asSystem((tx) =>
      tx.selectFrom('directory_connections').selectAll().execute(),
    );
    expect(JSON.stringify(rows)).not.toContain(TestLdap.PASSWORD);
    const elsewhere = await put({ bind_password: undefined, url: 'ldaps://elsewhere.example' });
    expect(elsewhere.json()).toMatchObject({ details: { field: 'bind_password' } });
    expect((await put({ bind_password: undefined, every_minutes: 0 })).statusCode).toBe(200);
  });

  test('adds its people and groups, keeps them in sync, and deactivates missing people', async () => {
    const first = await run();
    expect(first).toMatchObject({ kind: 'ldap', state: 'completed', added: 30, wrong: 1, error: null });
    expect(await personOf('p1@ldap.example')).toMatchObject({
      first_name: 'First1',
      last_name: 'Last1',
      source: 'ldap',
      external_id: 'uuid-1',
      department: 'IT',
      // The person who set up the directory is responsible for the accounts it creates.
      created_by: (await personOf('nadia@atlas.example'))?.id,
    });
    expect(await run()).toMatchObject({ added: 0, changed: 0, deactivated: 0, done: 31 });

    ldap.change((people) => {
      people.delete('uid=p2');
      people.set('uid=p1', { ...people.get('uid=p1'), mail: 'renamed@ldap.example', title: 'CEO' });
    });
    expect(await run()).toMatchObject({ added: 0, changed: 1, deactivated: 1 });
    expect(await personOf('renamed@ldap.example')).toMatchObject({ external_id: 'uuid-1', title: 'CEO' });
    expect(await personOf('p2@ldap.example')).toMatchObject({ is_active: false });
    const groups = await server.control.inTenant('atlas', (tx) =>
      tx.selectFrom('groups').selectAll().where('source', '=', 'ldap').execute(),
    );
    expect(groups.map(({ name }) => name)).toEqual(['Engineers']);
    const { members } = await server.control.inTenant('atlas', (tx) =>
      listMembers(tx, groups[0]?.id ?? '', { limit: 50, offset: 0 }),
    );
    expect(members.map(({ email }) => email).sort()).toEqual(['p3@ldap.example', 'renamed@ldap.example']);
  });

  test('that suddenly lacks many or all people deactivates no one', async () => {
    const before = new Map(ldap.people);
    ldap.change((people) => {
      for (const dn of [...people.keys()].slice(3)) people.delete(dn);
    });
    expect(await run()).toMatchObject({ state: 'failed', error: 'too_many_missing', deactivated: 0 });
    ldap.change((people) => people.clear());
    expect(await run()).toMatchObject({ state: 'failed', error: 'ldap_nobody' });
    expect(await personOf('p9@ldap.example')).toMatchObject({ is_active: true });
    ldap.change((people) => {
      for (const [dn, entry] of before) people.set(dn, entry);
    });
    faults.length = 0;
  });

  test('is synced on a schedule, too', async () => {
    expect((await put({ every_minutes: 15 })).statusCode).toBe(200);
    await runner.settled();
    const total = async (): Promise<number> => (await sysadmin.get('/admin/directory/runs')).json().total;
    const before = await total();
    server.clock.now += 14 * MINUTE_MS;
    await runner.settled();
    expect(await total()).toBe(before);
    server.clock.now += 2 * MINUTE_MS;
    await runner.settled();
    expect(await total()).toBe(before + 1);
    expect((await sysadmin.get('/admin/directory/runs?limit=1')).json().runs).toMatchObject([
      { kind: 'ldap', state: 'completed', created_by: null },
    ]);
    expect((await sysadmin.send('DELETE', '/admin/directory/connection')).statusCode).toBe(200);
    expect((await sysadmin.post('/admin/directory/connection/run')).statusCode).toBe(404);
  });

  test("has its creator's current permissions: an admin’s changes no admins, and stops without permission", async () => {
    const inTenant = server.control.inTenant.bind(server.control);
    const email = 'ldap-admin@atlas.example';
    const { id: owner } = await addPerson(server.control, {
      tenant: 'atlas',
      email,
      role: 'admin',
      grants: [
        { area: 'settings', actions: ['view', 'modify'] },
        { area: 'account', actions: ['view', 'import'] },
      ],
    });
    const admin = new Browser(server.app);
    await admin.signIn(email);
    const boss = await addPerson(server.control, {
      tenant: 'atlas',
      email: 'p5@ldap.example',
      role: 'sysadmin',
    }).catch(async () => {
      const found = await personOf('p5@ldap.example');
      return { id: found?.id ?? '', email: 'p5@ldap.example' };
    });
    await inTenant('atlas', (tx) =>
      setAdmin(tx, { tenant: 'atlas', id: boss.id, isAdmin: true, time: 1, by: null }),
    );
    ldap.change((people) => people.delete('uid=p5'));
    const connection = async () => (await sysadmin.get('/admin/directory/connection')).json().connection;
    const set = await admin.send('PUT', '/admin/directory/connection', {
      body: given({ every_minutes: 15 }),
    });
    expect(set.json().acts_for).toEqual({ email, state: 'works', is_sysadmin: false });
    await runner.settled();

    const first = await run();
    expect(first).toMatchObject({ state: 'completed', deactivated: 0 });
    expect((await linesOf(first.id, 'wrong')).lines).toContainEqual(
      expect.objectContaining({ email: 'p5@ldap.example', problem: 'administrator' }),
    );
    expect(await personOf('p5@ldap.example')).toMatchObject({ is_active: true });

    await inTenant('atlas', (tx) =>
      setProfilesOf(tx, { tenant: 'atlas', user: owner, profiles: [], time: 1, by: null }),
    );
    expect((await connection()).acts_for).toMatchObject({ state: 'lacks-rights' });
    server.clock.now += 16 * MINUTE_MS;
    await runner.settled();
    expect((await sysadmin.get('/admin/directory/runs?limit=1')).json().runs).toMatchObject([
      { kind: 'ldap', state: 'failed', error: 'delegator_lacks_rights', added: 0, changed: 0 },
    ]);
    const notices = await inTenant('atlas', (tx) => tx.selectFrom('notifications').selectAll().execute());
    expect(notices.map(({ template }) => template)).toContain('directory-sync-stopped');
    // Disabled: the schedule starts no more runs.
    const { total } = (await sysadmin.get('/admin/directory/runs')).json();
    server.clock.now += 20 * MINUTE_MS;
    await runner.settled();
    expect((await sysadmin.get('/admin/directory/runs')).json().total).toBe(total);

    await inTenant('atlas', (tx) => setActive(tx, owner, false));
    expect((await connection()).acts_for).toMatchObject({ state: 'left', email });
    expect(await run()).toMatchObject({ state: 'failed', error: 'delegator_left' });

    server.clock.now += 1_000;
    const taken = await sysadmin.post('/admin/directory/connection/take-over');
    expect(taken.json().acts_for).toEqual({
      email: 'nadia@atlas.example',
      state: 'works',
      is_sysadmin: true,
    });
    await runner.settled();
    expect((await sysadmin.get('/admin/directory/runs?limit=1')).json().runs).toMatchObject([
      { state: 'completed', deactivated: 1, created_by: null },
    ]);
    expect(await personOf('p5@ldap.example')).toMatchObject({ is_active: false });
    await sysadmin.send('DELETE', '/admin/directory/connection');
  });

  test('can be taken over only by people who may change settings and import people', async () => {
    expect((await put({ every_minutes: 0 })).statusCode).toBe(200);
    for (const [name, grants] of [
      ['only-settings', [{ area: 'settings', actions: ['view', 'modify'] }]],
      ['only-import', [{ area: 'account', actions: ['view', 'import'] }]],
    ] as const) {
      const email = `${name}@atlas.example`;
      await addPerson(server.control, { tenant: 'atlas', email, role: 'admin', grants });
      const browser = new Browser(server.app);
      await browser.signIn(email);
      const answer = await browser.post('/admin/directory/connection/take-over');
      expect([name, answer.statusCode]).toEqual([name, 403]);
    }
    await sysadmin.send('DELETE', '/admin/directory/connection');
    expect((await sysadmin.post('/admin/directory/connection/take-over')).statusCode).toBe(404);
  });

  test("can't be set up without permission to import people", async () => {
    const email = 'settings@atlas.example';
    await addPerson(server.control, {
      tenant: 'atlas',
      email,
      role: 'admin',
      grants: [{ area: 'settings', actions: ['view', 'modify'] }],
    });
    const browser = new Browser(server.app);
    await browser.signIn(email);
    const answer = await browser.send('PUT', '/admin/directory/connection', { body: given() });
    expect(answer.json()).toMatchObject({ error: 'DENIED' });
  });
});
