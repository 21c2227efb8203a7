import { NOTIFICATION_TEMPLATES, NOTIFICATION_VALUES } from '@casbah/domain/notification';
import { DAY_MS, HOUR_MS } from '@casbah/domain/time-units';
import { LANGUAGES } from '@casbah/messages/languages';
import { noticeWords } from '@casbah/messages/parts';
import { type NewNotice, notify } from '@casbah/stores/control/notifications';
import { savePreferences } from '@casbah/stores/control/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testAreas } from '../test-areas.ts';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';
import { NoticeDigest } from './digest.ts';

let server: TestServer;
let nadia: string;
let amal: string;
const browsers = new Map<string, Browser>();
beforeAll(async () => {
  server = await openTestServer({ areas: testAreas({ clock: () => server.clock.now }) });
  ({ id: nadia } = await addPerson(server.control, {
    ...{ tenant: 'atlas', email: 'nadia@atlas.example', role: 'sysadmin' },
  }));
  ({ id: amal } = await addPerson(server.control, {
    ...{ tenant: 'atlas', email: 'amal@atlas.example', role: 'enduser' },
  }));
  await signIn();
});

/** Anew, where their sessions have ended. */
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
      ...{ tenant: 'atlas', to, time: server.clock.now, action: 'VISIT', url: '/settings/destinations' },
      ...{ template: 'destination-failing', values: { destination } },
    }),
  );
const list = async (name: 'nadia' | 'amal', query = '') =>
  (await as(name).get(`/admin/notification/list${query}`)).json();

describe('notices', () => {
  test('are listed with what they offer, the newest first, and how many are not seen [PF-S007] [PF-C105] [PF-E031] [PF-E032] [PF-E033]', async () => {
    await give('sysadmins', 'Pager');
    server.clock.now += 1000;
    await give([nadia], 'Ticketing');
    const { notifications, unseen, api_response } = await list('nadia');
    expect([api_response, unseen]).toEqual(['success', 2]);
    expect(notifications[0]).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      ...{ url: '/settings/destinations', seen: false, action: 'VISIT' },
      subject: 'Ticketing does not take messages',
      created_on: new Date(server.clock.now).toISOString(),
    });
    expect((await list('amal')).notifications).toEqual([]);
  });

  test('are in the language asked for, and only those of yesterday on where that is asked [PF-C109]', async () => {
    expect((await list('nadia', '?lang=de')).notifications[0].subject).toBe(
      'Ticketing nimmt keine Nachrichten an',
    );
    await server.control.inTenant('atlas', (tx) => savePreferences(tx, amal, { lang: 'fr' }));
    await give([amal], 'Pager');
    expect((await list('amal')).notifications[0].subject).toBe('Pager ne prend pas les messages');
    server.clock.now += DAY_MS + 1;
    await signIn();
    expect((await list('nadia', '?modified_since_yesterday=true')).notifications).toEqual([]);
    await give([nadia], 'Wiki');
    expect((await list('nadia', '?modified_since_yesterday=true')).notifications).toHaveLength(1);
    expect((await list('nadia', '?modified_since_yesterday=false')).notifications).toHaveLength(3);
    expect((await as('nadia').get('/admin/notification/list?lang=tlh')).statusCode).toBe(400);
  });

  test('are told whole on their own [PF-S023] [PF-C107]', async () => {
    const [{ id }] = (await list('nadia')).notifications;
    const { notification } = (await as('nadia').post('/admin/notification/full', { id })).json();
    expect(notification).toMatchObject({ id, template: 'destination-failing', seen: false, seen_on: null });
    expect(notification.text).toContain('Messages to Wiki have failed for some time.');
    expect((await as('amal').post('/admin/notification/full', { id })).statusCode).toBe(404);
  });

  test('are seen one by one, by their reader alone [PF-C106]', async () => {
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

  test('are all seen at once [PF-S038] [PF-C106]', async () => {
    const answer = await as('nadia').post('/admin/notification/seen', { all: true });
    expect(answer.json()).toEqual({ api_response: 'success', unseen: 0 });
    expect((await list('amal')).unseen).toBe(1);
  });

  test('of another version of Casbah are told as that, not lost', async () => {
    await server.control.inTenant('atlas', (tx) =>
      tx
        .insertInto('notifications')
        .values({
          ...{ id: crypto.randomUUID(), tenant_id: 'atlas', user_id: nadia, template: 'of-tomorrow' },
          ...{ values: '{}', action: 'DETAILS', url: '/', created_on: server.clock.now + 1 },
        })
        .execute(),
    );
    expect((await list('nadia')).notifications[0].subject).toBe('A notice of another version of Casbah');
  });
});

test.each(LANGUAGES)(
  'every notice has its words in %s, and they name its values and no others',
  async (language) => {
    const words: Readonly<Record<string, string>> = await noticeWords[language]();
    for (const template of NOTIFICATION_TEMPLATES) {
      const said = [words[`notice.${template}.subject`], words[`notice.${template}.text`]].join(' ');
      const named = new Set([...said.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      expect([template, [...named].sort()]).toEqual([template, [...NOTIFICATION_VALUES[template]].sort()]);
    }
  },
);

test('the daily mail goes once a day to who has not seen and wants it, and says the newest', async () => {
  const digest = new NoticeDigest({
    ...{ control: server.control, queueMail: server.mailer.queue, clock: () => server.clock.now },
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
  expect(letters[0]?.subject).toBe('You have notices in Casbah: 1 not seen');
  expect(letters[0]?.text).toContain('The newest: Pager does not take messages.');
  expect(letters[0]?.text).toContain('/ui/appAccount/notifications');
  await give([nadia], 'Wiki');
  server.clock.now += 2 * HOUR_MS;
  expect(await digest.run()).toBe(0);
  server.clock.now += DAY_MS;
  expect(await digest.run()).toBe(1);
  expect(await digest.run()).toBe(0);
});
