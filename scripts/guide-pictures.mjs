// Retakes the guide's pictures from a running demo: `npm run pictures -- [name …]`, see CONTRIBUTING.md. The demo has
// no agents, partners or identity provider, so the console gets the responses below instead.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureBrowsers } from './browser.mjs';
import { root } from './prepare.mjs';

const origin = process.env.CASBAH_URL ?? 'http://127.0.0.1:8080';
const data = process.env.CASBAH_DATA ?? join(root, 'casbah-data');
const wanted = process.argv.slice(2);

/** A time this many days ago, in whole minutes. */
function ago(days) {
  const time = new Date();
  time.setMinutes(time.getMinutes() - Math.round(days * 24 * 60));
  return time;
}
const LOGS = Array.from(
  { length: 4 },
  (_, line) =>
    `03.04.2026 09:05:0${line};ATLAS\\nbenali;10.20.1.${line};www.dropbox.com;1${line}00;${line === 0 ? 'deny' : 'allow'}`,
).join('\n');

const LETTER = [
  'Dear Ms. Haddad,',
  'please charge my card 4111 1111 1111 1111, or collect the amount from DE89 3704 0044 0532 0130 00.',
  'You reach me at +49 30 901820 or lena.berg@example.com. Order no. 4012888888881881.',
  'Kind regards, Lena Berg',
].join('\n');

const PEOPLE = [
  'Email;First name;Last name;Department;Password',
  ...Array.from(
    { length: 240 },
    (_, row) => `person-${row}@atlasfoods.example;Person;Number ${row};Sales;secret`,
  ),
  'person-1@atlasfoods.example;Person;Twice;Sales;secret',
  'no address;Person;Without;Sales;secret',
].join('\n');

/** Responses that replace what the demo lacks, by URL. */
const agent = (name, values) => ({
  id: name,
  name,
  type: 'casbah-collect',
  version: '0.1.0',
  agent_state: 'Alive',
  is_outdated: false,
  datasource_name: 'Casablanca Squid',
  platform: 'linux x64',
  address: '10.20.0.7',
  delivered_bytes: 0,
  spooled_bytes: 0,
  held_back_lines: 0,
  users: 'names',
  problem: null,
  first_heartbeat: ago(20),
  last_heartbeat: ago(0.0001),
  lea_servers: [],
  ...values,
});
const customer = (name, domain, people, datasources, last_load_on) => ({
  id: domain,
  name,
  primary_domain: domain,
  since: ago(90),
  people,
  datasources,
  failed_loads: 0,
  last_load_on,
});
const notice = (id, subject, seen, days) => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  url: '/ui/settings/anonymisation',
  seen,
  action: 'VISIT',
  subject,
  created_on: ago(days),
});
const NOTICES = [
  notice(1, 'Account of ines@atlasfoods.example locked', false, 0.1),
  notice(2, 'Rabat firewall: couldn’t read logs', false, 0.3),
  notice(3, 'Request to turn off anonymization', false, 0.4),
  notice(4, 'Security settings changed', true, 1.2),
  notice(5, 'Casablanca proxy: logs read', true, 1.4),
];
/** Raised once: a known key adds nothing. */
const raised = (key, severity, policy, facts, matches = []) => ({
  key: `picture-${key}`,
  severity,
  policy,
  policy_type: matches.length > 0 ? 'filexfer' : 'documentshareapi',
  facts: { user: 'omar.haddad@atlasfoods.example', app: 'Google Drive', activity: 'share', ...facts },
  matches,
});
const CARDS = [
  { name: 'Payment card', text: '4929 1234 5678 3361' },
  { name: 'IBAN', text: 'DE89 3704 0044 0532 0130 00' },
];
const INCIDENTS = [
  raised('refunds', 'high', 'Cards stay inside', { object: 'q3-refunds.xlsx', exposure: 'external' }, CARDS),
  raised('archive', 'high', 'Cards stay inside', {
    app: 'WeTransfer',
    activity: 'upload',
    object: 'archive-11.zip',
    size: 31_200_000_000,
  }),
  raised('payroll', 'high', 'Payroll stays in Finance', {
    user: 'lina.tazi@atlasfoods.example',
    object: 'Payroll 2026.xlsx',
    exposure: 'public',
  }),
  raised('roadmap', 'medium', 'No public links', {
    user: 'said.alami@atlasfoods.example',
    activity: 'create_link',
    object: 'Roadmap.pptx',
    exposure: 'public',
  }),
  raised('menu', 'low', 'No public links', {
    user: 'amina.idrissi@atlasfoods.example',
    activity: 'create_link',
    object: 'Canteen menu.pdf',
    exposure: 'public',
  }),
];
const address = 'https://casbah.atlasfoods.example';
const provider = {
  id: '6f1e0d6a-27b6-4c1b-9a43-6f7f4d1b2a90',
  kind: 'saml',
  name: 'Entra ID',
  is_enabled: true,
  is_listed: true,
  entity_id: 'https://sts.windows.net/atlas/',
  sign_in_url: 'https://login.microsoftonline.com/atlas/saml2',
  logout_url: '',
  metadata_url: '',
  certificates: [
    { subject: 'CN=Entra ID', fingerprint: 'ab'.repeat(32), valid_from: ago(700), valid_to: ago(-20) },
  ],
  client_id: '',
  has_client_secret: false,
  mapping: {},
  group_profiles: [],
  default_profile: null,
  creates_people: false,
  takes_unasked: false,
  trusts_email: false,
  domains: ['atlasfoods.example'],
  people: 214,
  last_test: null,
};
const service = {
  id: provider.id,
  entity_id: `${address}/saml2/metadata/${provider.id}`,
  acs_url: `${address}/saml2/acs/${provider.id}`,
  logout_url: `${address}/saml2/sls/${provider.id}`,
  metadata_url: `${address}/saml2/metadata/${provider.id}`,
  redirect_uri: `${address}/oidc/callback/${provider.id}`,
  sign_in_url: `${address}/saml2/login?idp=${provider.id}`,
};
/** A policy in force, as the list shows it. */
const inForce = (order, type, severity, name, condition, responses, more = {}) => ({
  id: `00000000-0000-4000-8000-00000000000${order}`,
  type,
  name,
  description: '',
  condition,
  severity,
  responses,
  state: 'active',
  has_draft: false,
  version: 1,
  order,
  edited_as: 'policy',
  created_on: ago(20),
  created_by: 'nadia.berrada@atlasfoods.example',
  modified_on: ago(order),
  modified_by: 'nadia.berrada@atlasfoods.example',
  ...more,
});
const CARDS_NOW = {
  name: 'Cards stay inside',
  description: 'Card data must not leave through unsanctioned services.',
  severity: 'high',
  condition: 'activity in (upload, send) and content_risk = pci and match_count >= 10 and tag != Sanctioned',
  include: [],
  exclude: [{ kind: 'group', value: 'Payments Ops' }],
  exceptions: [],
  schedule: null,
  responses: [
    { kind: 'block' },
    { kind: 'notify', recipients: ['user', 'manager'], channel: 'email' },
    { kind: 'raise_incident', severity: 'high' },
  ],
};
const CARDS_DRAFT = { ...CARDS_NOW, condition: CARDS_NOW.condition.replace('10', '5') };
const CARDS_POLICY = {
  ...inForce(
    1,
    'filexfer',
    'high',
    'Cards stay inside',
    CARDS_NOW.condition,
    ['block', 'notify', 'raise_incident'],
    { has_draft: true, version: 2 },
  ),
  definition: CARDS_NOW,
  draft: {
    revision: 1,
    definition: CARDS_DRAFT,
    base_version: 2,
    changes: [{ part: 'condition', before: CARDS_NOW.condition, after: CARDS_DRAFT.condition }],
    saved_on: ago(1),
    saved_by: 'nadia.berrada@atlasfoods.example',
  },
  versions: [
    {
      version: 2,
      note: 'Payments Ops needs the files',
      activated_on: ago(6),
      activated_by: 'nadia.berrada@atlasfoods.example',
    },
    { version: 1, note: '', activated_on: ago(20), activated_by: 'nadia.berrada@atlasfoods.example' },
  ],
};
const POLICIES = [
  CARDS_POLICY,
  inForce(
    2,
    'documentshareapi',
    'high',
    'No public links to personal data',
    'exposure = public and content_risk = pii',
    ['unshare', 'notify'],
  ),
  inForce(
    3,
    'accessenforcement',
    'medium',
    'Webmail with a second factor',
    'category = Webmail and device_type != desktop',
    ['require_second_factor'],
  ),
  inForce(
    4,
    'clouddlpgenericrest',
    'medium',
    'Source code to AI assistants',
    'category = "Generative AI" and content_risk = source_code',
    ['block', 'raise_incident'],
    { state: 'draft', has_draft: true, version: null },
  ),
  inForce(
    5,
    'filterpolicy',
    'informational',
    'Software updates',
    'host in (update.example, cdn.example) and direction = download',
    ['skip_inspection'],
    { state: 'disabled' },
  ),
];

const STAND_INS = {
  policies: {
    '/protect/policies': (before) => ({ ...before, policies: POLICIES, total: POLICIES.length, version: 12 }),
    [`/protect/policies/${CARDS_POLICY.id}`]: () => CARDS_POLICY,
  },
  agents: {
    '/admin/audit_agent/get_all': (_before, [source]) => ({
      limit: 20,
      audit_agents: [
        agent('proxy-casablanca', { delivered_bytes: 51e9, held_back_lines: 3, users: 'tokens' }),
        agent('proxy-lyon', {
          version: '0.0.1',
          is_outdated: true,
          delivered_bytes: 51e9,
          spooled_bytes: 54e6,
          problem: '/var/log/squid can’t be read by the user that this agent runs as',
        }),
        agent('proxy-tangier', { agent_state: 'New' }),
      ].map((each) => ({ ...each, datasource_id: source.id })),
    }),
  },
  geoip: {
    '/admin/geoip': () => ({
      path: '/var/lib/casbah/geoip',
      files: [
        { name: 'GeoLite2-ASN.mmdb', state: 'old', type: 'GeoLite2-ASN', built_on: ago(120), problem: null },
        { name: 'GeoLite2-City.mmdb', state: 'read', type: 'GeoLite2-City', built_on: ago(5), problem: null },
      ],
    }),
  },
  partners: {
    '/admin/partners': () => ({
      own: { code: 'north-it', name: 'North IT', logout_url: '' },
      customers: [
        customer('Atlas Foods', 'atlasfoods.example', 6, 3, ago(0.02)),
        customer('Rif Logistics', 'rif-logistics.example', 2, 0, null),
        customer('Souss Fruit', 'souss-fruit.example', 2, 0, null),
      ],
      granted: [],
    }),
  },
  notices: {
    '/admin/notification/list': () => ({ api_response: 'success', unseen: 3, notifications: NOTICES }),
    '/admin/notification/seen': () => ({ api_response: 'success', unseen: 2 }),
    '/admin/notification/full': () => ({
      api_response: 'success',
      notification: {
        ...NOTICES[2],
        template: null,
        text: 'samir@atlasfoods.example asks to turn off anonymization: “A case of the works council.” Approve or refuse the request within a day.',
        seen_on: null,
      },
    }),
  },
  sso: {
    '/admin/sso/service': () => service,
    '/admin/sso/providers': (before) => ({
      ...before,
      providers: [{ ...provider, service }],
      domains: [
        {
          domain: 'atlasfoods.example',
          is_primary: true,
          provider_id: provider.id,
          is_forced: true,
          is_taken: false,
        },
      ],
    }),
  },
  factors: {
    '/admin/user/mfa': (before) => ({
      ...before,
      app: { added_on: ago(30) },
      passkeys: [
        { id: 'a', name: 'Work laptop', created_on: ago(30), last_used_on: ago(1) },
        { id: 'b', name: 'Security key', created_on: ago(29), last_used_on: null },
      ],
      recovery_codes_left: 10,
      passkey_origin: origin,
    }),
  },
  anonymity: {
    '/admin/anonymisation/state': (before) => ({ ...before, is_on: true, people: 'hidden', deciders: 1 }),
    '/admin/anonymisation/requests': () => ({
      requests: [
        {
          id: '00000000-0000-4000-8000-000000000001',
          kind: 'people',
          people: ['anon-user.234567484435218'],
          reason: 'An upload to a share that nobody knows',
          state: 'holds',
          asked_by: { id: 'me', email: 'nadia.berrada@atlasfoods.example' },
          asked_on: ago(0.01),
          lapses_on: ago(-1),
          decided_by: { id: 'other', email: 'samir@atlasfoods.example' },
          decided_on: ago(0.005),
          holds_until: ago(-0.03),
          is_mine: true,
          may_decide: false,
        },
      ],
    }),
  },
};

const heading = (page) => page.getByRole('heading', { level: 1 }).first().waitFor();
const card = (page, name) =>
  page
    .getByRole('main')
    .locator('section, [class*="card"]')
    .filter({ has: page.getByRole('heading', { name, exact: false }) })
    .last();

/** One entry per picture; 1440 × 900 in the light theme by default. */
const PICTURES = {
  'access-profile-light': {
    height: 1180,
    path: ({ profile }) => `/ui/appAccount/profiles/${profile}`,
  },
  agents: {
    height: 1400,
    standIn: 'agents',
    path: ({ sources }) => `/ui/appAudit/sources?source=${sources[0].id}`,
    clip: (page) => card(page, 'Agents'),
  },
  'anonymous-people': { standIn: 'anonymity', path: '/ui/settings/anonymisation' },
  'arrivals-light': {
    height: 1800,
    path: ({ sources }) => `/ui/appAudit/sources?source=${sources[0].id}`,
    act: (page) => page.getByText('Last 30 days', { exact: true }).last().click(),
    clip: (page) => card(page, 'Arrival times'),
  },
  'blocked-light': {
    signedOut: true,
    path: '/#/blocked?code=BLOCK_DISALLOWED_APP&app=Mega&url_info=https://mega.nz/file/6kXQJT2B&username=omar.haddad&useremail=omar.haddad@atlasfoods.example&tenant=Atlas%20Foods&error=Risk%20above%2060&agentless=true',
  },
  'decisions-light': { height: 1320, path: '/ui/appAudit/decisions' },
  'directory-light': {
    path: '/ui/settings/directory',
    act: async (page) => {
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'people of Atlas.csv', mimeType: 'text/csv', buffer: Buffer.from(PEOPLE) });
      await page.getByRole('dialog').waitFor();
    },
  },
  'gateway-error-dark': { signedOut: true, theme: 'dark', path: '/#/rperror?code=ERR_TOO_BIG' },
  'geoip-light': {
    height: 2400,
    standIn: 'geoip',
    path: ({ sources }) => `/ui/appAudit/sources?source=${sources[0].id}`,
    clip: (page) => card(page, 'IP geolocation'),
  },
  'groups-light': {
    path: ({ group }) => `/ui/protect/custom-groups/manage?id=${group}`,
  },
  'incidents-light': {
    path: '/ui/appForensics/dlp-incidents?tab=evidence',
    act: async (page) => {
      await page.getByRole('row').filter({ hasText: 'q3-refunds.xlsx' }).getByRole('rowheader').click();
      await page.getByRole('complementary').getByText('Payment card').waitFor();
    },
  },
  'investigate-light': {
    path: '/ui/appForensics',
    act: async (page) => {
      await page.getByRole('grid', { name: 'Activities' }).getByRole('rowheader').nth(1).click();
      await page.getByRole('complementary').getByRole('tab', { name: 'Readable' }).waitFor();
    },
  },
  'investigate-around-dark': {
    path: '/ui/appForensics?filter=activity%20%3D%20share&tab=around',
    theme: 'dark',
    act: async (page) => {
      await page.getByRole('grid', { name: 'Activities' }).getByRole('rowheader').first().click();
      await page.getByRole('complementary').getByRole('listitem').first().waitFor();
    },
  },
  'export-light': {
    path: '/ui/appForensics?filter=activity%20%3D%20share',
    act: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Export', exact: true }).click();
      await page
        .getByRole('dialog')
        .getByText(/[0-9,]+ activities/)
        .waitFor();
    },
  },
  'history-light': {
    height: 860,
    path: '/ui/appForensics/history',
    act: (page) => page.getByRole('row').nth(1).click(),
  },
  'keys-light': { path: '/ui/appAudit/services', act: (page) => page.keyboard.press('?') },
  'notices-light': {
    standIn: 'notices',
    path: `/ui/appAccount/notifications/${NOTICES[2].id}`,
  },
  'palette-light': {
    path: '/ui/appAudit/services',
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('drop', { delay: 80 });
    },
  },
  'parsers-light': {
    height: 1400,
    path: '/ui/appAudit/sources/parsers',
    act: async (page) => {
      await page.getByRole('main').getByText('New parser').first().click();
      await page.getByRole('textbox', { name: 'Log lines' }).fill(LOGS);
      await page.getByText('Suggested from your lines').waitFor();
    },
  },
  'inspect-light': {
    path: '/ui/protect/inspect',
    act: async (page) => {
      await page.getByLabel('Text to inspect').fill(LETTER);
      await page.getByRole('button', { name: 'Inspect', exact: true }).click();
      await page.getByText('Extracted text').waitFor();
    },
  },
  'dlp-profiles-light': { path: '/ui/protect/dlpprofiles' },
  'response-template-light': {
    path: '/ui/protect/dlpprofiles/templates/manage?id=default-documentshare',
  },
  'data-identifiers-light': { path: '/ui/protect/dlpprofiles/dataidentifiers' },
  'policies-light': { standIn: 'policies', height: 760, path: '/ui/protect/policies' },
  'policy-light': {
    standIn: 'policies',
    height: 1460,
    path: `/ui/protect/policies/manage?policy=${CARDS_POLICY.id}`,
    act: async (page) => {
      await page.getByRole('button', { name: 'Fill in an example' }).click();
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await page.getByText('All conditions are met.').waitFor();
    },
  },
  'partners-light': { standIn: 'partners', path: '/ui/settings/partners' },
  'risk-attributes-light': {
    path: '/ui/appAudit/service/box',
    act: async (page) => {
      const attributes = page.getByRole('heading', { name: 'Risk attributes' });
      await attributes.waitFor();
      await attributes.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await page.mouse.wheel(0, -80);
      await quiet(page);
      await attributes.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      await page.mouse.wheel(0, -80);
    },
  },
  'second-factor-light': { width: 1280, height: 760, standIn: 'factors', path: '/ui/appAccount/profile' },
  'service-light': { height: 940, path: '/ui/appAudit/service/wetransfer' },
  'user-light': { height: 940, path: '/ui/appAudit/user/a.idrissi@atlasfoods.example?range=7d' },
  'services-dark': { height: 940, theme: 'dark', path: '/ui/appAudit/services?selected=wetransfer' },
  'services-light': { height: 940, path: '/ui/appAudit/services?selected=wetransfer' },
  'settings-light': { height: 1040, path: '/ui/settings' },
  'sign-in-light': { signedOut: true, path: '/' },
  'sources-light': { height: 940, path: ({ sources }) => `/ui/appAudit/sources?source=${sources[0].id}` },
  'sso-light': {
    height: 1400,
    standIn: 'sso',
    path: '/ui/settings/sso',
    act: (page) => page.getByRole('row', { name: 'Entra ID SAML 2.0 On' }).click(),
  },
  'store-light': { path: '/ui/appStore' },
  'summary-light': { height: 940, path: '/ui/appAudit/summary' },
  threats: { height: 1136, path: '/ui/appAudit/threats' },
  'users-light': { path: '/ui/appAccount/users' },
};

/** Signs in to the demo, and returns a function that sends requests as its sysadmin. */
async function signIn(context) {
  const { email, password } = JSON.parse(readFileSync(join(data, 'demo.json'), 'utf8'));
  await context.request.get(`${origin}/user/setup`);
  const send = async (path, body) => {
    const { cookies } = await context.storageState();
    const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? '';
    const answer = await context.request.post(`${origin}${path}`, {
      data: body,
      headers: { 'x-csrftoken': token, origin },
    });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  await send('/user/loginapi', { email, password });
  return send;
}

/** Creates what pictures show but a new demo lacks. */
async function prepare(send) {
  const resource = async (name, body) => send(`/controls/make_api_request?resource=${name}`, body);
  const named = async (name, data) => {
    const { objects } = await resource(name, { action: 'list' });
    const found = objects.find((each) => each.name === data.name);
    return found ?? resource(name, { action: 'post', data });
  };
  const profile = await named('accessprofiles', {
    name: 'Sales analysts',
    notes: 'The desk in Rabat',
    grants: [
      {
        area: 'audit',
        actions: ['view', 'export', 'report'],
        scope: { domains: ['atlasfoods.example'] },
      },
    ],
    user_attributes: [{ attribute: 'department', operation: 'equals', values: ['Sales', 'Marketing'] }],
    information_level: 'anonymised',
  });
  const { objects: people } = await resource('users', { action: 'list', params: { limit: 12 } });
  const group = await named('customgroups', { name: 'Leaving soon', description: 'Notice given' });
  await send(`/admin/groups/${group.id}/members`, {
    added_users: people.map(({ id }) => id),
    deleted_users: [],
  });
  const decide = (decision, service_ids) => send('/risks/decisions', { decision, service_ids });
  await decide('sanctioned', ['box', 'slack']);
  await decide('unsanctioned', ['wetransfer', 'mega', 'gofile', 'pastebin']);
  for (const incident of INCIDENTS) await send('/api/incidents', incident);
  const { objects: sources } = await resource('datasources', { action: 'list' });
  return { profile: profile.id, group: group.id, sources };
}

async function take(browser, state, known, [name, picture]) {
  const viewport = { width: picture.width ?? 1440, height: picture.height ?? 900 };
  const theme = picture.theme ?? 'light';
  const context = await browser.newContext({
    viewport,
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: theme,
    reducedMotion: 'reduce',
    ...(picture.signedOut ? {} : { storageState: state }),
  });
  try {
    await context.addInitScript((chosen) => localStorage.setItem('casbah.theme', chosen), theme);
    const page = await context.newPage();
    for (const [path, answer] of Object.entries(STAND_INS[picture.standIn] ?? {}))
      await page.route(
        (url) => url.pathname.replace(/\/$/, '') === path,
        async (route) => {
          const before = await route
            .fetch()
            .then((response) => response.json())
            .catch(() => ({}));
          await route.fulfill({ json: answer(before, known.sources) });
        },
      );
    await page.goto(origin + (typeof picture.path === 'function' ? picture.path(known) : picture.path));
    await heading(page);
    await quiet(page);
    await picture.act?.(page);
    await quiet(page);
    const target = picture.clip?.(page) ?? page;
    await target.screenshot({
      path: join(root, 'docs/guide/images', `${name}.png`),
      animations: 'disabled',
    });
  } finally {
    await context.close();
  }
}

/** Waits until no request was sent for half a second. The live stream and the like don't count. */
async function quiet(page) {
  let open = 0;
  let last = Date.now();
  const counts = (request) => !/stream|heartbeat|presence/.test(request.url());
  const began = (request) => {
    if (counts(request)) open += 1;
  };
  const ended = (request) => {
    if (!counts(request)) return;
    open = Math.max(0, open - 1);
    last = Date.now();
  };
  page.on('request', began);
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  const skeletons = () => page.locator('[class*="skeleton"]').count();
  const until = Date.now() + 60_000;
  while (Date.now() < until && (open > 0 || Date.now() - last < 500 || (await skeletons()) > 0))
    await new Promise((resolve) => setTimeout(resolve, 100));
  page.off('request', began);
  page.off('requestfinished', ended);
  page.off('requestfailed', ended);
}

const unknown = wanted.filter((name) => !(name in PICTURES));
if (unknown.length > 0) throw new Error(`No such picture: ${unknown.join(', ')}`);
const { CASBAH_BROWSER, CASBAH_PICTURE_BROWSER = CASBAH_BROWSER } = await ensureBrowsers();
const browser = await chromium.launch({ executablePath: CASBAH_PICTURE_BROWSER });
const failed = [];
try {
  const context = await browser.newContext();
  const known = await prepare(await signIn(context));
  const state = await context.storageState();
  for (const picture of Object.entries(PICTURES))
    if (wanted.length === 0 || wanted.includes(picture[0]))
      await take(browser, state, known, picture).then(
        () => process.stdout.write(`${picture[0]}\n`),
        (error) => {
          failed.push(picture[0]);
          process.stderr.write(`${picture[0]}: ${error.message}\n`);
        },
      );
} finally {
  await browser.close();
}
if (failed.length > 0) process.exitCode = 1;
