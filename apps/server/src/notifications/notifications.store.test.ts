import { noticesOfAreas } from '@casbah/contract/notices.generated';
import { isoTime } from '@casbah/domain/iso-time';
import { NOTIFICATION_TEMPLATES } from '@casbah/domain/notification';
import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import { noticeWords } from '@casbah/messages/every-area/server';
import { LANGUAGES } from '@casbah/messages/languages';
import { addDatasource } from '@casbah/stores/control/datasources/datasources';
import { addLoad } from '@casbah/stores/control/datasources/loads';
import { type NewNotice, notify } from '@casbah/stores/control/notifications/notifications';
import { setSubscription } from '@casbah/stores/control/store/subscriptions';
import { savePreferences } from '@casbah/stores/control/users/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addKey, addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';
import { NoticeDigest } from './digest.ts';
import { NoticeWatch } from './watch.ts';

let server: TestServer;
let nadia: string;
let amal: string;
const browsers = new Map<string, Browser>();
beforeAll(async () => {
  server = await openTestServer();
  ({ id: nadia } = await addPerson(server.control, {
    tenant: 'atlas',
    email: 'nadia@atlas.example',
    role: 'sysadmin',
  }));
  ({ id: amal } = await addPerson(server.control, {
    tenant: 'atlas',
    email: 'amal@atlas.example',
    role: 'enduser',
  }));
  await signIn();
});

/** Signs in again after the sessions ended. */
async function signIn(): Promise<void> {
  for (const email of ['nadia@atlas.example', 'amal@atlas.example']) {
    const browser = new Browser(server.app);
    await browser.signIn(email);
    browsers.set(email, browser);
  }
}
afterAll(() => server.close());

const as = (name: 'nadia' | 'amal'): Browser => {
  const browser = browsers.get(`${name}@atlas.example`);
  if (browser === undefined) throw new Error('signed in at the beginning');
  return browser;
};
const give = (to: NewNotice['to'], destination: string): Promise<number> =>
  server.control.inTenant('atlas', (tx) =>
    notify(tx, {
      tenant: 'atlas',
      to,
      time: server.clock.now,
      action: 'VISIT',
      url: '/settings/destinations',
      template: 'destination-failing',
      values: { destination },
    }),
  );
const list = async (name: 'nadia' | 'amal', query = '') =>
  (await as(name).get(`/admin/notification/list${query}`)).json();

describe('notices', () => {
  test('are listed with their actions, newest first, and the number of unseen ones [PF-S007] [PF-C105] [PF-E031] [PF-E032] [PF-E033]', async () => {
    await give('sysadmins', 'Pager');
    server.clock.now += 1000;
    await give([nadia], 'Ticketing');
    const { notifications, unseen, api_response } = await list('nadia');
    expect([api_response, unseen]).toEqual(['success', 2]);
    expect(notifications[0]).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      url: '/settings/destinations',
      seen: false,
      action: 'VISIT',
      subject: 'Ticketing isn’t accepting messages',
      created_on: isoTime(server.clock.now),
    });
    expect((await list('amal')).notifications).toEqual([]);
  });

  test('are in the requested language, and optionally only from a given date on [PF-C109]', async () => {
    expect((await list('nadia', '?lang=de')).notifications[0].subject).toBe(
      'Ticketing nimmt keine Nachrichten an',
    );
    await server.control.inTenant('atlas', (tx) => savePreferences(tx, amal, { lang: 'fr' }));
    await give([amal], 'Pager');
    expect((await list('amal')).notifications[0].subject).toBe('Pager n’accepte pas les messages');
    server.clock.now += DAY_MS + 1;
    await signIn();
    expect((await list('nadia', '?modified_since_yesterday=true')).notifications).toEqual([]);
    await give([nadia], 'Wiki');
    expect((await list('nadia', '?modified_since_yesterday=true')).notifications).toHaveLength(1);
    expect((await list('nadia', '?modified_since_yesterday=false')).notifications).toHaveLength(3);
    expect((await as('nadia').get('/admin/notification/list?lang=tlh')).statusCode).toBe(400);
  });

  test('are returned in full, one at a time [PF-S023] [PF-C107]', async () => {
    const [{ id }] = (await list('nadia')).notifications;
    const { notification } = (await as('nadia').post('/admin/notification/full', { id })).json();
    expect(notification).toMatchObject({ id, template: 'destination-failing', seen: false, seen_on: null });
    expect(notification.text).toContain('Messages to Wiki have been failing for some time.');
    expect((await as('amal').post('/admin/notification/full', { id })).statusCode).toBe(404);
  });

  test('are marked as seen one by one, for their reader only [PF-C106]', async () => {
    const [{ id }] = (await list('nadia')).notifications;
    const see = (name: 'nadia' | 'amal', body: object) => as(name).post('/admin/notification/seen', body);
    expect((await see('amal', { id })).statusCode).toBe(404);
    expect((await list('nadia')).unseen).toBe(3);
    expect((await see('nadia', { id })).json()).toEqual({ api_response: 'success', unseen: 2 });
    expect((await see('nadia', { id })).json()).toEqual({ api_response: 'success', unseen: 2 });
    expect((await list('nadia')).notifications.map(({ seen }: { seen: boolean }) => seen)).toEqual([
      ...[true, false, false],
    ]);
    for (const body of [{}, { id: 'x' }, { all: false }, { id, all: true }, { id, user_id: amal }])
      expect((await see('nadia', body)).statusCode).toBe(400);
  });

  test('can all be marked as seen at once [PF-S038] [PF-C106]', async () => {
    const answer = await as('nadia').post('/admin/notification/seen', { all: true });
    expect(answer.json()).toEqual({ api_response: 'success', unseen: 0 });
    expect((await list('amal')).unseen).toBe(1);
  });

  test("from another version of Casbah have a generic text and aren't lost", async () => {
    await server.control.inTenant('atlas', (tx) =>
      tx
        .insertInto('notifications')
        .values({
          id: crypto.randomUUID(),
          tenant_id: 'atlas',
          user_id: nadia,
          template: 'of-tomorrow',
          values: '{}',
          action: 'DETAILS',
          url: '/',
          created_on: server.clock.now + 1,
        })
        .execute(),
    );
    expect((await list('nadia')).notifications[0].subject).toBe(
      'A notification from another version of Casbah',
    );
  });
});

test.each(LANGUAGES)('every notice has a message in %s that uses only its values', async (language) => {
  const words: Readonly<Record<string, string>> = await noticeWords[language]();
  for (const template of NOTIFICATION_TEMPLATES) {
    const said = [words[`notice.${template}.subject`], words[`notice.${template}.text`]].join(' ');
    const named = new Set([...said.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name));
    expect([template, [...named].sort()]).toEqual([template, [...noticesOfAreas[template]].sort()]);
  }
});

test("sends a daily email with the newest notices to people who haven't seen them and want it", async () => {
  const digest = new NoticeDigest({
    control: server.control,
    queueMail: server.provided.queueMail,
    clock: () => server.clock.now,
  });
  await as('nadia').post('/admin/notification/seen', { all: true });
  await as('amal').post('/admin/notification/seen', { all: true });
  server.clock.now += 1000;
  await give([nadia, amal], 'Pager');
  expect(await digest.run()).toBe(0);
  server.clock.now += HOUR_MS;
  await signIn();
  const saved = await as('amal').post('/admin/user/saveprefs', { user_prefs: { notice_mail: 'never' } });
  expect(saved.json().user_prefs).toMatchObject({ lang: 'fr', notice_mail: 'never' });
  const [first, second] = await Promise.all([digest.run(), digest.run()]);
  expect(first + second).toBe(1);
  const letters = await server.letters();
  expect(letters.map(({ to }) => to)).toEqual(['nadia@atlas.example']);
  expect(letters[0]?.subject).toBe('Unread notifications in Casbah: 1');
  expect(letters[0]?.text).toContain('The newest: Pager isn’t accepting messages.');
  expect(letters[0]?.text).toContain('/ui/appAccount/notifications');
  await give([nadia], 'Wiki');
  server.clock.now += 2 * HOUR_MS;
  expect(await digest.run()).toBe(0);
  server.clock.now += DAY_MS;
  expect(await digest.run()).toBe(1);
  expect(await digest.run()).toBe(0);
});

describe('events without a request', () => {
  const watch = () => new NoticeWatch({ control: server.control, clock: () => server.clock.now }).look();
  const told = async (): Promise<[string, string][]> => {
    await signIn();
    const { notifications } = await list('nadia', '?modified_since_yesterday=true');
    await as('nadia').post('/admin/notification/seen', { all: true });
    return notifications
      .filter(({ seen }: { seen: boolean }) => !seen)
      .map(({ subject, url }: { subject: string; url: string }) => [subject, url]);
  };
  beforeAll(async () => {
    server.clock.now += 2 * DAY_MS;
    await told();
  });

  test('locked accounts cause one notice for several, and each account only one', async () => {
    const email = 'locked@atlas.example';
    const { id } = await addPerson(server.control, { tenant: 'atlas', email, role: 'enduser' });
    const lock = (user: string, time: number) =>
      server.control.asSystem((tx) =>
        tx
          .insertInto('lockouts')
          .values({ tenant_id: 'atlas', user_id: user, address: '', lock_time: time })
          .execute(),
      );
    for (let attempt = 0; attempt < 5; attempt += 1)
      await new Browser(server.app, '10.9.9.9').signIn(email, 'wrong');
    await lock(amal, server.clock.now - 1);
    // The undeliverable email is stored with the account, not as another account.
    expect(
      await server.control.asSystem((tx) => tx.selectFrom('lockouts').selectAll().execute()),
    ).toHaveLength(2);
    await Promise.all([watch(), watch()]);
    const [newest] = (await list('nadia')).notifications;
    expect(newest).toMatchObject({ subject: `Too many failed sign-ins: ${email}`, url: '/appAccount/users' });
    const { notification } = (await as('nadia').post('/admin/notification/full', { id: newest.id })).json();
    expect(notification.text).toContain('Accounts locked since you last checked: 2.');
    expect(await told()).toHaveLength(1);
    server.clock.now += 1000;
    await watch();
    expect(await told()).toEqual([]);
    await server.control.asSystem((tx) => tx.deleteFrom('lockouts').where('user_id', '=', id).execute());
    await lock(id, server.clock.now);
    await watch();
    expect(await told()).toEqual([[`Too many failed sign-ins: ${email}`, '/appAccount/users']]);
  });

  test('a silent source causes one notice until it delivers and stops again', async () => {
    const source = { tenant_id: 'atlas', name: 'Branch proxy', format: 'auto', timezone: 'UTC' };
    const sources = ['habit', 'by-hand'];
    const arrive = (datasource_id: string, time: number) =>
      server.control.asSystem((tx) =>
        addLoad(tx, {
          id: crypto.randomUUID(),
          tenant_id: 'atlas',
          datasource_id,
          file_name: 'a.log',
          size: 1,
          status: 'queued',
          is_parse_again: false,
          created_on: time,
        }),
      );
    await server.control.asSystem(async (tx) => {
      for (const id of sources)
        await addDatasource(tx, { ...source, id, name: `Proxy ${id}`, created_on: 1, created_by: null });
    });
    for (const day of [4, 3, 2]) await arrive('habit', server.clock.now - day * DAY_MS);
    await arrive('by-hand', server.clock.now - 3 * DAY_MS);
    await watch();
    expect(await told()).toEqual([]);
    server.clock.now += HOUR_MS;
    await watch();
    const silent = ['Proxy habit has stopped sending logs', '/appAudit/sources?source=habit'];
    expect(await told()).toEqual([silent]);
    await watch();
    expect(await told()).toEqual([]);
    server.clock.now += HOUR_MS;
    await arrive('habit', server.clock.now);
    await watch();
    server.clock.now += 6 * DAY_MS;
    await watch();
    expect(await told()).toEqual([silent]);
  });

  test('expiry notices come a week before; those of API keys go to their creators', async () => {
    const { now } = server.clock;
    const { id } = await addKey(server.control, {
      tenant: 'atlas',
      user: nadia,
      grants: [],
      expiresOn: now + 8 * DAY_MS,
    });
    await server.control.inTenant('atlas', (tx) =>
      setSubscription(tx, {
        tenant: 'atlas',
        time: now,
        by: nadia,
        app: 'box',
        category: 'API',
        isGranted: true,
        isFirstTime: false,
        isTrial: true,
        trialEndsOn: now + 8 * DAY_MS,
      }),
    );
    await watch();
    expect(await told()).toEqual([]);
    server.clock.now += DAY_MS;
    await Promise.all([watch(), watch()]);
    expect((await told()).sort()).toEqual([
      [`API key Key ${id} expires soon`, `/settings/api-keys?key=${id}`],
      ['Box subscription ends soon', '/appStore/appdetails/box'],
    ]);
    await watch();
    expect(await told()).toEqual([]);
  });

  test('sign-in rules that someone else changed cause one', async () => {
    const { email } = await addPerson(server.control, {
      tenant: 'atlas',
      email: 'karim@atlas.example',
      role: 'sysadmin',
    });
    const karim = new Browser(server.app);
    await karim.signIn(email);
    const set = (browser: Browser, param_value: number) =>
      browser.post('/admin/config/update', {
        app_name: 'security',
        param_name: 'password_length',
        param_value,
      });
    await signIn();
    await set(as('nadia'), 14);
    expect(await told()).toEqual([]);
    expect((await set(karim, 16)).statusCode).toBe(200);
    expect((await set(karim, 16)).statusCode).toBe(200);
    expect(await told()).toEqual([['Sign-in rules changed', '/appForensics/history']]);
  });
});
