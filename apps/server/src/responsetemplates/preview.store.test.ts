import { blankEvent, type Event } from '@casbah/domain/event';
import { HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';

const START = Date.UTC(2026, 10, 20, 8);
const activity = (minute: number, given: Partial<Event>): Event => ({
  ...blankEvent('activity'),
  time: START + minute * MINUTE_MS,
  source: 'Drive audit',
  app: 'Google Drive',
  service_id: 'google-drive',
  service: 'Google Drive',
  activity: 'share',
  user: 'omar@atlas.example',
  object_type: 'file',
  ...given,
});
const EVENTS: readonly Event[] = [
  activity(1, { object: 'Older.docx' }),
  activity(2, {
    object: 'Refunds <b>{{severity}}</b>.xlsx',
    targets: 'friend@mail.example;Everyone',
    country: 'MA',
    city: 'Casablanca',
    extra: { exposure: 'external', size: '2048', path: '/Finance' },
  }),
  activity(3, { activity: 'sign_in', object_type: 'session', object: 'Sign-in' }),
];

let server: TestServer;
const people: Record<string, Browser> = {};
beforeAll(async () => {
  server = await openTestServer({
    traffic: { atlas: EVENTS, rif: [activity(4, { object: 'Secret.xlsx' })] },
  });
  server.clock.now = START + HOUR_MS;
  const signedIn = async (name: string, person: Parameters<typeof addPerson>[1]): Promise<void> => {
    await addPerson(server.control, person);
    const browser = new Browser(server.app);
    await browser.signIn(person.email);
    people[name] = browser;
  };
  await signedIn('nadia', { tenant: 'atlas', email: 'nadia@atlas.example', role: 'sysadmin' });
  await signedIn('reader', {
    tenant: 'atlas',
    email: 'reader@atlas.example',
    role: 'admin',
    grants: [{ area: 'protect', actions: ['view'] }],
  });
  await signedIn('limited', {
    tenant: 'atlas',
    email: 'limited@atlas.example',
    role: 'admin',
    grants: [
      { area: 'protect', actions: ['view'] },
      { area: 'investigate', actions: ['view'], scope: { services: ['slack'] } },
    ],
  });
});
afterAll(() => server.close());

const BODY =
  '{{policy_name}}|{{policy_type}}|{{users_scope}}|{{applications}}|{{filename_pattern}}|{{exposure_scope}}|{{file_size}}|{{recipient_scope}}|{{geoip_scope}}|{{browser}}';
const preview = async (more: object = {}, by = 'nadia', lang = 'en-us') =>
  (
    await people[by]?.post(`/protect/response_templates/preview?lang=${lang}`, {
      policy_type: 'documentshare',
      template: { text: { admin: { body: BODY } } },
      ...more,
    })
  )?.json();

test('a preview has facts of the newest fitting activity; what only policies know is a sample', async () => {
  const answer = await preview();
  expect(answer.template.text.admin.body).toBe(
    'Customer data stays internal|File Sharing via Gatelets|omar@atlas.example|Google Drive|Refunds <b>{{severity}}</b>.xlsx|External|2.0\u00a0KB|friend@mail.example, Everyone|Casablanca, Morocco|—',
  );
  expect(answer.samples).toEqual(['policy_name']);
  expect(answer.activities.map(({ object }: { object: string }) => object)).toEqual([
    'Refunds <b>{{severity}}</b>.xlsx',
    'Older.docx',
  ]);
  expect(answer.activity).toBe(answer.activities[0].id);

  const german = await preview({}, 'nadia', 'de');
  expect(german.template.text.admin.body).toContain('Kundendaten bleiben intern|');
  expect(german.template.text.admin.body).toContain('|Extern|');
});

test('an activity can be chosen; one of another company can’t', async () => {
  const { activities } = await preview();
  const older = await preview({ activity: activities[1].id });
  expect(older.template.text.admin.body).toContain('|Older.docx|—|');
  // Policies of this type aren't about files.
  const any = await preview({ policy_type: 'accessenforceapi' });
  expect(any.activities[0]).toMatchObject({ activity: 'sign_in', user: 'omar@atlas.example' });
  for (const activity of ['1785542400000-1', 'nothing'])
    expect(await preview({ activity })).toMatchObject({ error: 'NOT_FOUND' });
});

test('people who may see no activities, or not these, get samples', async () => {
  const { activities } = await preview();
  for (const by of ['reader', 'limited']) {
    const answer = await preview({}, by);
    expect(answer).toMatchObject({ activity: null, activities: [] });
    expect(answer.template.text.admin.body).toContain('|user@company.example|Google Drive|customers.xlsx|');
    expect(JSON.stringify(answer)).not.toContain('omar');
    expect(await preview({ activity: activities[0].id }, by)).toMatchObject({ error: 'NOT_FOUND' });
  }
});
