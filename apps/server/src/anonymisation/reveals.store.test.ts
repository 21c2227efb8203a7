import { approverProblem } from '@casbah/domain/approver';
import { blankEvent } from '@casbah/domain/event';
import { isoTime } from '@casbah/domain/iso-time';
import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import {
  changeAccessProfile,
  findAccessProfile,
} from '@casbah/stores/control/accessprofiles/access-profiles';
import { setTenantConfig } from '@casbah/stores/control/tenant/tenant-config';
import { listApprovers, makersOf } from '@casbah/stores/control/users/account-hands';
import { removePeople } from '@casbah/stores/control/users/people';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { catalogued } from '../test-catalogue.ts';
import { addPerson, Browser, openTestServer, PASSWORD, type TestServer } from '../test-compose.ts';

const START = Date.UTC(2026, 10, 20, 9);
const PATH = '/admin/anonymisation/requests';
const REASON = 'An upload to a share that nobody knows';
const NAMES = ['nadia.benali', 'omar.haddad', 'zoe.alami'];
const EVENTS = NAMES.map((user) => ({
  ...blankEvent('traffic'),
  time: START,
  user,
  host: 'box.example',
  service_id: 'box',
  bytes_up: 5,
  action: 'allowed' as const,
}));
const TELLING = /nadia|omar|zoe/;

let server: TestServer;
/** Requests unmasking. A sysadmin, who could approve other people's requests. */
let asker: Browser;
let decider: Browser;
let bystander: Browser;
/** Can't see names, request the end of anonymization, or approve. */
let analyst: Browser;
let stranger: Browser;
let person: string;
beforeAll(async () => {
  server = await openTestServer({
    traffic: { atlas: EVENTS, rif: EVENTS },
    services: [catalogued('box', 'Box')],
  });
  server.clock.now = START + HOUR_MS;
  asker = await signedIn('asker@atlas.example', 'atlas', 'sysadmin');
  decider = await signedIn('decider@atlas.example', 'atlas', 'sysadmin');
  bystander = await signedIn('bystander@atlas.example', 'atlas', 'sysadmin');
  stranger = await signedIn('stranger@rif.example', 'rif', 'sysadmin');
  analyst = await signedIn('analyst@atlas.example', 'atlas', 'admin');
  await server.control.inTenant('atlas', (tx) =>
    sql`update access_profiles set information_level = 'anonymised'`.execute(tx),
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  // Earlier approvals have expired.
  await pass(HOUR_MS);
  for (const tenant of ['atlas', 'rif']) await set(tenant, 'privacy', 'user_anonymization', true);
  [person = ''] = await peopleOf(asker);
});

async function set(tenant: string, app_name: string, param_name: string, param_value: boolean | number) {
  await server.control.inTenant(tenant, (tx) =>
    setTenantConfig(tx, { tenant, app_name, param_name, param_value, misc: {}, time: 1, by: null }),
  );
}
/** Advances the clock while everyone stays active every few hours. */
async function pass(time: number): Promise<void> {
  for (let left = time; left > 0; left -= 6 * HOUR_MS) {
    server.clock.now += Math.min(left, 6 * HOUR_MS);
    for (const browser of [asker, decider, bystander, analyst, stranger])
      await browser.get('/admin/user/sessions');
  }
}
let addresses = 0;
async function signedIn(email: string, tenant: string, role: 'sysadmin' | 'admin'): Promise<Browser> {
  addresses += 1;
  await addPerson(server.control, { tenant, email, role });
  // Long enough for everyone to stay signed in until a request expires.
  await set(tenant, 'security', 'session_idle_minutes', 480);
  await set(tenant, 'security', 'session_hours', 168);
  const browser = new Browser(server.app, `10.1.0.${addresses}`);
  expect((await browser.signIn(email)).statusCode).toBe(200);
  return browser;
}
const rowsOf = async (browser: Browser): Promise<{ user: string; name?: string }[]> =>
  (await browser.get('/audit/users?sort=user')).json().rows;
const peopleOf = async (browser: Browser) => (await rowsOf(browser)).map(({ user }) => user);
const ask = (browser = asker, more: object = {}) =>
  browser.post(PATH, { kind: 'people', people: [person], reason: REASON, ...more });
async function asked(): Promise<string> {
  const answer = await ask();
  expect([answer.statusCode, answer.json().state]).toEqual([201, 'asked']);
  return answer.json().id;
}
const decide = (id: string, how: 'approve' | 'refuse' | 'end', browser = decider) =>
  browser.post(`${PATH}/${id}/${how}`);
const stateOf = async (id: string, browser = asker): Promise<string> =>
  (await browser.get(PATH)).json().requests.find((one: { id: string }) => one.id === id)?.state;
const entriesOf = async (id: string) => (await decider.get(`/history/entries?object=${id}`)).json().entries;

describe('unmasking a person', () => {
  test('shows the name to the requester for an hour after someone else approved', async () => {
    const id = await asked();
    expect((await rowsOf(asker)).filter(({ name }) => name !== undefined)).toEqual([]);
    const answer = await decide(id, 'approve');
    expect(answer.json()).toMatchObject({
      state: 'holds',
      is_mine: false,
      asked_by: { email: 'asker@atlas.example' },
      decided_by: { email: 'decider@atlas.example' },
      holds_until: isoTime(server.clock.now + HOUR_MS),
    });
    // No one else is notified, the approver included.
    expect(answer.body).not.toMatch(TELLING);
    const shown = (await rowsOf(asker)).filter(({ name }) => name !== undefined);
    expect(shown).toEqual([expect.objectContaining({ user: person, name: expect.stringMatching(TELLING) })]);
    const [{ name = '' } = {}] = shown;
    expect((await asker.get(`/audit/users/${person}`)).json().user).toMatchObject({ user: person, name });
    for (const path of ['/audit/summary', '/audit/services/box'])
      expect((await asker.get(path)).body).toContain(JSON.stringify({ user: person, name }).slice(1, -1));
    for (const browser of [decider, bystander, analyst])
      for (const path of [
        '/audit/users',
        `/audit/users/${person}`,
        '/audit/summary',
        '/audit/services/box',
        PATH,
      ])
        expect((await browser.get(path)).body).not.toMatch(TELLING);
    // Exports stay anonymous, as do queries by name.
    expect((await asker.get('/audit/users/export')).body).not.toMatch(TELLING);
    expect((await asker.get(`/audit/users/${name}`)).statusCode).toBe(404);
    server.clock.now += HOUR_MS - 1;
    expect((await rowsOf(asker)).some((row) => row.name === name)).toBe(true);
    server.clock.now += 1;
    expect((await asker.get('/audit/users')).body).not.toMatch(TELLING);
    expect(await stateOf(id)).toBe('done');
  });

  test("isn't possible by the requester, without permission, from another company, or twice", async () => {
    const id = await asked();
    expect((await decide(id, 'approve', asker)).json()).toMatchObject({ error: 'REVEAL_OWN' });
    expect((await decide(id, 'refuse', asker)).json()).toMatchObject({ error: 'REVEAL_OWN' });
    expect((await decide(id, 'approve', analyst)).json()).toMatchObject({ error: 'DENIED' });
    expect((await decide(id, 'approve', stranger)).json()).toMatchObject({ error: 'NOT_FOUND' });
    expect((await decide(id, 'end', bystander)).json()).toMatchObject({ error: 'NOT_FOUND' });
    expect(await stateOf(id)).toBe('asked');
    expect((await decide(id, 'refuse')).json()).toMatchObject({ state: 'refused' });
    for (const how of ['approve', 'refuse'] as const)
      expect((await decide(id, how, bystander)).json()).toMatchObject({ error: 'REVEAL_DECIDED' });
    expect((await decide(id, 'end', asker)).json()).toMatchObject({ error: 'REVEAL_DECIDED' });
    expect((await asker.get('/audit/users')).body).not.toMatch(TELLING);
  });

  test('takes effect once if two people decide at the same time', async () => {
    const id = await asked();
    const answers = await Promise.all([decide(id, 'approve'), decide(id, 'refuse', bystander)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await entriesOf(id)).toHaveLength(2);
  });

  test('ends as soon as either of the two ends it', async () => {
    for (const ender of [asker, decider]) {
      const id = await asked();
      await decide(id, 'approve');
      expect((await asker.get('/audit/users')).body).toMatch(TELLING);
      expect((await decide(id, 'end', ender)).json()).toMatchObject({ state: 'ended' });
      expect((await asker.get('/audit/users')).body).not.toMatch(TELLING);
      const { rows } = await server.control.asSystem((tx) =>
        sql`select sealed_names from reveals where id = ${id}`.execute(tx),
      );
      expect(rows).toEqual([{ sealed_names: null }]);
    }
  });

  test("can't be approved after a day, or after cancellation", async () => {
    const late = await asked();
    await pass(DAY_MS);
    expect((await decide(late, 'approve')).json()).toMatchObject({ error: 'REVEAL_DECIDED' });
    expect(await stateOf(late)).toBe('lapsed');
    const given = await asked();
    await decide(given, 'end', asker);
    expect((await decide(given, 'approve')).json()).toMatchObject({ error: 'REVEAL_DECIDED' });
  });

  test('requires a reason, and a few people who are in the traffic', async () => {
    for (const [more, status] of [
      [{ reason: 'too short' }, 400],
      [{ people: ['nadia.benali'] }, 400],
      [{ people: Array.from({ length: 21 }, (_, n) => `anon-user.${n}`) }, 400],
      [{ people: ['anon-user.100000000000000'] }, 422],
      [{ people: [person, 'anon-user.1'] }, 422],
      [{ people: [] }, 422],
    ] as const)
      expect([more, (await ask(asker, more)).statusCode]).toEqual([more, status]);
    // Extra fields are ignored: the requester is the signed-in person, and requesting approves nothing.
    const sneaky = await ask(asker, {
      asked_by: 'x',
      decision: 'approved',
      holds_until: 9e15,
      tenant_id: 'rif',
    });
    expect(sneaky.json()).toMatchObject({ state: 'asked', asked_by: { email: 'asker@atlas.example' } });
  });

  test('is recorded in the trail with pseudonyms and reasons, without a name', async () => {
    const id = await asked();
    await decide(id, 'approve');
    const entries = await entriesOf(id);
    expect(entries).toMatchObject([
      {
        action: `POST ${PATH}/{id}/approve`,
        user: { email: 'decider@atlas.example' },
        details: { name: person, kind: 'people', asked_by: 'asker@atlas.example' },
      },
      {
        action: `POST ${PATH}`,
        user: { email: 'asker@atlas.example' },
        details: { name: person, kind: 'people', reason: REASON },
      },
    ]);
    expect((await decider.get('/history/export')).body).not.toMatch(TELLING);
    // The database doesn't store a name in plain text either.
    const { rows } = await server.control.asSystem((tx) =>
      sql`select row_to_json(reveals)::text as text from reveals`.execute(tx),
    );
    expect(JSON.stringify(rows)).not.toMatch(TELLING);
    const told = await server.control.inTenant('atlas', (tx) =>
      tx.selectFrom('notifications').selectAll().where('template', 'like', 'reveal-%').execute(),
    );
    expect(told.map(({ template }) => template)).toContain('reveal-approved');
    expect(JSON.stringify(told)).not.toMatch(TELLING);
  });

  test('can be requested by anyone; approvers see all requests', async () => {
    const id = (await ask(analyst)).json().id;
    expect((await analyst.get(PATH)).json().requests.map((one: { id: string }) => one.id)).toEqual([id]);
    const seen = (await decider.get(PATH)).json().requests;
    expect(seen.length).toBeGreaterThan(1);
    expect(seen.find((one: { id: string }) => one.id === id)).toMatchObject({
      may_decide: true,
      is_mine: false,
    });
    expect((await stranger.get(PATH)).json()).toEqual({ requests: [] });
  });

  test('has a limit of open requests', async () => {
    let answer = await ask(bystander);
    for (let count = 0; count < 20 && answer.statusCode === 201; count += 1) answer = await ask(bystander);
    expect(answer.json()).toMatchObject({ error: 'REVEAL_LIMIT', details: { limit: 20 } });
  });
});

describe('anonymization', () => {
  const askForEnd = (browser = asker) => browser.post(PATH, { kind: 'switch_off', reason: REASON });

  test('is ended by two people who may change settings', async () => {
    expect((await askForEnd(analyst)).json()).toMatchObject({ error: 'DENIED' });
    const id = (await askForEnd()).json().id;
    expect((await decide(id, 'approve', asker)).json()).toMatchObject({ error: 'REVEAL_OWN' });
    expect((await decide(id, 'approve')).json()).toMatchObject({ state: 'done', kind: 'switch_off' });
    expect((await rowsOf(asker)).map(({ user }) => user)).toEqual(NAMES);
    const [entry] = await entriesOf(id);
    expect(entry.changes).toEqual([{ field: 'user_anonymization', before: true, after: false }]);
    // Nothing remains to be requested.
    expect((await askForEnd()).json()).toMatchObject({ error: 'CONFLICT' });
    expect((await ask()).json()).toMatchObject({ error: 'CONFLICT' });
  });

  test('continues if the request is refused', async () => {
    const id = (await askForEnd()).json().id;
    await decide(id, 'refuse');
    expect((await asker.get('/audit/users')).body).not.toMatch(TELLING);
    expect((await asker.get('/admin/anonymisation/state')).json()).toEqual({
      is_on: true,
      people: 'hidden',
      deciders: 2,
      may_decide: true,
      deciders_too_new: 0,
      deciders_not_independent: 0,
    });
  });
});

describe('two accounts of the same person', () => {
  let made = 0;
  /** An old account without a creator. */
  async function colleague(
    role: 'sysadmin' | 'enduser' = 'sysadmin',
  ): Promise<{ id: string; email: string }> {
    made += 1;
    return addPerson(server.control, { tenant: 'atlas', email: `colleague-${made}@atlas.example`, role });
  }
  async function enter(email: string, password = PASSWORD): Promise<Browser> {
    addresses += 1;
    const browser = new Browser(server.app, `10.1.0.${addresses}`);
    expect((await browser.signIn(email, password)).statusCode).toBe(200);
    return browser;
  }
  /**
   * The stored reason why a person can't approve; flows that end in an email or need another password aren't completed
   * here.
   */
  async function problemOf(askerId: string, approver: string): Promise<string | undefined> {
    const askedOn = server.clock.now;
    return server.control.inTenant('atlas', async (tx) => {
      const users = [askerId, approver];
      const makers = await makersOf(tx, { tenant: 'atlas', users, since: 0 });
      const recent = await makersOf(tx, { tenant: 'atlas', users, since: askedOn - 30 * DAY_MS });
      const of = (all: ReadonlyMap<string, ReadonlySet<string>>, id: string) =>
        all.get(id) ?? new Set<string>();
      const found = (await listApprovers(tx, 'atlas')).find(({ id }) => id === approver);
      return approverProblem({
        since: found?.since ?? Number.POSITIVE_INFINITY,
        askedOn,
        asker: { id: askerId, recentMakers: of(recent, askerId) },
        approver: { makers: of(makers, approver), recentMakers: of(recent, approver) },
      });
    });
  }
  const newUser = (email: string, more: object = {}) => ({
    user: { email, first_name: 'Pup', last_name: 'Pet', is_admin: true, ...more },
  });

  test("a sysadmin can't approve with a second account, however old it is", async () => {
    const boss = await colleague();
    const browser = await enter(boss.email);
    const email = 'puppet@atlas.example';
    const added = await browser.post('/admin/user/ng/add', newUser(email));
    expect(added.statusCode).toBe(201);
    await server.control.inTenant('atlas', (tx) =>
      tx
        .updateTable('users')
        .set({ password_hash: sql`(select password_hash from users other where other.id = ${boss.id})` })
        .set({ must_change_password: false })
        .where('email', '=', email)
        .execute(),
    );
    server.clock.now += 40 * DAY_MS;
    const again = await enter(boss.email);
    const puppet = await enter(email);
    const id = (await ask(again)).json().id;
    expect((await decide(id, 'approve', puppet)).json()).toMatchObject({
      error: 'REVEAL_APPROVER_NOT_INDEPENDENT',
    });
    expect(await stateOf(id, again)).toBe('asked');
    const state = (await again.get('/admin/anonymisation/state')).json();
    expect(state.deciders_not_independent).toBeGreaterThanOrEqual(1);
    expect((await decide(id, 'refuse', puppet)).json()).toMatchObject({ state: 'refused' });
    // Someone else can still approve.
    const other = (await ask(again)).json().id;
    const independent = await enter((await colleague()).email);
    expect((await decide(other, 'approve', independent)).statusCode).toBe(200);
    server.clock.now -= 40 * DAY_MS;
  });

  test('nor request with the second account and approve with the first while it is new', async () => {
    const boss = await colleague();
    const browser = await enter(boss.email);
    const added = await browser.post('/admin/user/ng/add', newUser('asking-puppet@atlas.example'));
    const puppet = added.json().user.id;
    expect(await problemOf(puppet, boss.id)).toBe('not_independent');
    server.clock.now += 31 * DAY_MS;
    expect(await problemOf(puppet, boss.id)).toBeUndefined();
    expect(await problemOf(boss.id, puppet)).toBe('not_independent');
    server.clock.now -= 31 * DAY_MS;
  });

  test('nor use two accounts of one person, or one through another, deleted ones included', async () => {
    const boss = await colleague();
    const browser = await enter(boss.email);
    const add = async (email: string, by = browser): Promise<string> =>
      (await by.post('/admin/user/ng/add', newUser(email))).json().user.id;
    const [one, other] = [await add('one@atlas.example'), await add('other@atlas.example')];
    server.clock.now += 2 * DAY_MS;
    expect(await problemOf(one, other)).toBe('not_independent');
    const middle = await colleague();
    await server.control.inTenant('atlas', (tx) =>
      tx.updateTable('users').set({ created_by: boss.id }).where('id', '=', middle.id).execute(),
    );
    const last = await add('last@atlas.example', await enter(middle.email));
    server.clock.now += 40 * DAY_MS;
    expect(await problemOf(boss.id, last)).toBe('not_independent');
    await server.control.inTenant('atlas', (tx) => removePeople(tx, { tenant: 'atlas', ids: [middle.id] }));
    expect(await problemOf(boss.id, last)).toBe('not_independent');
    server.clock.now -= 42 * DAY_MS;
  });

  test('an account that became a sysadmin less than a day before the request cannot approve it', async () => {
    const newcomer = await colleague('enduser');
    const promoted = await bystander.post('/admin/user/ng/edit', {
      id: newcomer.id,
      user: { is_admin: true },
    });
    expect(promoted.statusCode).toBe(200);
    const browser = await enter(newcomer.email);
    const id = await asked();
    expect((await decide(id, 'approve', browser)).json()).toMatchObject({ error: 'REVEAL_APPROVER_TOO_NEW' });
    await decide(id, 'end', asker);
    await pass(DAY_MS);
    const later = await asked();
    expect((await decide(later, 'approve', await enter(newcomer.email))).statusCode).toBe(200);
  });

  const APPROVE = [{ area: 'account', actions: ['view', 'approve'] }];
  const PATHS: Readonly<
    Record<string, (id: string, email: string, by: Browser) => Promise<{ statusCode: number }>>
  > = {
    promoted: (id, _email, by) => by.post('/admin/user/ng/edit', { id, user: { is_admin: true } }),
    'given another address': (id, email, by) =>
      by.post('/admin/user/ng/edit', { id, user: { email: `new-${email}` } }),
    'activated again': async (id, _email, by) => {
      const set = (is_active: boolean) => by.post('/admin/user/ng/edit', { id, user: { is_active } });
      await set(false);
      return set(true);
    },
    'activated again with others': async (id, _email, by) => {
      const set = (action: string) => by.post('/admin/user/ng/bulkupdate', { users: [id], action });
      await set('deactivate');
      return set('activate');
    },
    'given a temporary password': (id, _email, by) =>
      by.post('/admin/user/ng/reset_password/', { id, method: 'temporary' }),
    'mailed another password with others': (id, _email, by) =>
      by.post('/admin/user/ng/bulkupdate', { users: [id], action: 'reset' }),
    'given a profile': async (id, _email, by) => {
      const made = await by.post('/controls/make_api_request?resource=accessprofiles', {
        action: 'post',
        data: { name: crypto.randomUUID(), notes: '', grants: APPROVE },
      });
      return by.post('/admin/profiles/assign', { user_id: id, profile_id: made.json().id });
    },
  };
  test.each(Object.entries(PATHS))("someone who was %s by the requester can't approve", async (_, path) => {
    const [boss, other] = [await colleague(), await colleague()];
    if (_ === 'promoted')
      await server.control.inTenant('atlas', (tx) =>
        tx.updateTable('users').set({ is_admin: false }).where('id', '=', other.id).execute(),
      );
    expect(await problemOf(boss.id, other.id)).toBe(_ === 'promoted' ? 'too_new' : undefined);
    const answer = await path(other.id, other.email, await enter(boss.email));
    expect([answer.statusCode, answer]).toEqual([200, answer]);
    server.clock.now += 2 * DAY_MS;
    expect(await problemOf(boss.id, other.id)).toBe('not_independent');
    server.clock.now -= 2 * DAY_MS;
  });

  test('a new approve permission counts as granted to its holders by its editor', async () => {
    const [boss, holder] = [
      await colleague(),
      await addPerson(server.control, {
        tenant: 'atlas',
        email: 'holder@atlas.example',
        role: 'admin',
      }),
    ];
    await server.control.inTenant('atlas', async (tx) => {
      const found = await findAccessProfile(tx, `profile-${holder.id}`);
      if (found === undefined) throw new Error('The profile is there');
      const {
        approves_since: _,
        created_on: _on,
        created_by: _by,
        modified_on: _m,
        modified_by: _mb,
        tenant_id: _t,
        ...rest
      } = found;
      const grants = [{ area: 'account' as const, actions: ['approve' as const] }];
      await changeAccessProfile(tx, { ...rest, grants, time: server.clock.now, by: boss.id });
    });
    expect(await problemOf(boss.id, holder.id)).toBe('not_independent');
    const another = await colleague();
    expect(await problemOf(another.id, holder.id)).toBe('too_new');
    server.clock.now += DAY_MS;
    expect(await problemOf(another.id, holder.id)).toBeUndefined();
    server.clock.now -= DAY_MS;
  });

  test('the other sysadmins get a notice at once when anonymity is lifted', async () => {
    const id = await asked();
    await decide(id, 'approve');
    const told = await server.control.inTenant('atlas', (tx) =>
      tx
        .selectFrom('notifications')
        .innerJoin('users', 'users.id', 'notifications.user_id')
        .select(['users.email', 'notifications.template'])
        .where('template', '=', 'reveal-granted')
        .where('notifications.created_on', '=', server.clock.now)
        .execute(),
    );
    const emails = told.map(({ email }) => email);
    expect(emails).toContain('bystander@atlas.example');
    expect(emails).not.toContain('asker@atlas.example');
    expect(emails).not.toContain('decider@atlas.example');
  });

  test('a company with one sysadmin learns what to do', async () => {
    const [there = ''] = await peopleOf(stranger);
    const answer = await ask(stranger, { people: [there] });
    expect([answer.statusCode, answer.json().error]).toEqual([409, 'REVEAL_NO_APPROVER']);
    expect((await stranger.get('/admin/anonymisation/state')).json()).toMatchObject({ deciders: 0 });
  });
});
