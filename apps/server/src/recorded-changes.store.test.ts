import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { api } from '@casbah/contract/api';
import type { Call } from '@casbah/contract/call';
import { proxyResources } from '@casbah/contract/controls';
import { EVENT_NAMES } from '@casbah/contract/event-name';
import { type HistoryEntry, historyEntry } from '@casbah/contract/history';
import { LOAD_STATUS } from '@casbah/domain/datasource';
import { listTenants } from '@casbah/stores/control/tenant/tenants';
import { addUser } from '@casbah/stores/control/users/users';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { anonymisationChanges } from './anonymisation/test-changes.ts';
import { type RunningServer, startServer } from './compose.ts';
import { openControl } from './control-compose.ts';
import { directoryChanges } from './directory/test-changes.ts';
import { groupChanges } from './groups/test-changes.ts';
import { openKeys } from './keys.ts';
import { mfaChanges } from './mfa/test-changes.ts';
import { partnersChanges } from './partners/test-changes.ts';
import { riskChanges } from './risk/test-changes.ts';
import { savedFilterChanges } from './savedfilters/test-changes.ts';
import { readSettings } from './settings.ts';
import { ssoChanges } from './sso/test-changes.ts';
import { storeChanges } from './store/test-changes.ts';
import { tenantChanges } from './tenant/test-changes.ts';
import { PASSWORD } from './test-compose.ts';
import { cheapHash } from './test-password.ts';
import { userChanges } from './users/test-changes.ts';

/** Every call that changes something, a resource's actions behind the generic proxy among them. */
const PROXY = 'POST /controls/make_api_request';
const calls: [string, Call][] = Object.entries(api);
const changing = [
  ...calls
    .filter(([key, call]) => !key.startsWith('GET ') || call.changesState === true)
    .filter(([key, call]) => key !== PROXY && call.unrecorded === undefined)
    .map(([key]) => key),
  ...Object.entries(proxyResources).flatMap(([resource, actions]) =>
    Object.keys(actions)
      .filter((action) => action !== 'get' && action !== 'list')
      .map((action) => `${PROXY} ${action} ${resource}`),
  ),
].sort();

const object = z.record(z.string(), z.unknown());

const EMAIL = 'nadia@atlas.example';
const OPERATOR = 'operations@host.example';
/** The person's password as it is now: some changes change it. */
let password = PASSWORD;

let folder: string;
/** The DNS that the server asks. */
const records = new Map<string, string>();
let server: RunningServer;
let person: Person;
/** The first run happens once: what it answered. */
let firstRun: Response;

/** A person at a server, over the wire. */
class Person {
  readonly #jar = new Map<string, string>();

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const isBytes = body instanceof Uint8Array;
    const response = await fetch(server.origin + path, {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-csrftoken': this.#jar.get('csrftoken') ?? '',
        ...(body === undefined
          ? {}
          : { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isBytes ? Buffer.from(body) : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      this.#jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  }

  async json(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const response = await this.send(method, path, body);
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
    return object.parse(await response.json());
  }

  async signIn(given = password, email = EMAIL): Promise<Response> {
    await this.send('GET', '/user/setup');
    return this.send('POST', '/user/loginapi', { email, password: given });
  }

  proxy(action: string, resource: string, more: object): Promise<Response> {
    return this.send('POST', `/controls/make_api_request?resource=${resource}`, { action, ...more });
  }

  /** A file of a source, sent and read as far as it can be. */
  async file(source: string, name: string, bytes: Uint8Array): Promise<string> {
    const { id } = await this.json('POST', `/admin/datasources/${source}/loads`, {
      file_name: name,
      size: bytes.length,
    });
    await this.send('PATCH', `/admin/loads/${id}/content`, bytes, { 'upload-offset': '0' });
    await expect
      .poll(async () => (await this.json('GET', `/admin/loads/${id}`)).status, { timeout: 60_000 })
      .toSatisfy((status) => status === LOAD_STATUS.completed || status === LOAD_STATUS.failed);
    return String(id);
  }
}

let made = 0;
const source = async (format = 'auto'): Promise<string> => {
  made += 1;
  return String((await person.json('POST', '/admin/datasources', { name: `Proxy ${made}`, format })).id);
};
/** An agent that was heard of with the token of a source of its own. */
const agent = async (): Promise<string> => {
  const id = await source();
  const { token } = await person.json('POST', `/admin/datasources/${id}/tokens`);
  const said = { id: crypto.randomUUID(), name: 'proxy-meknes', type: 'collect', version: '0.1.0' };
  const counts = { delivered_bytes: 1, spooled_bytes: 0, held_back_lines: 0, problem: null };
  await fetch(`${server.origin}/ingest/${id}/heartbeat`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...said, ...counts, platform: 'linux x64' }),
  });
  return said.id;
};
/** A source whose logs are fetched from a folder. */
const collected = async (): Promise<{ path: string; put: Response }> => {
  const path = `/admin/datasources/${await source()}/collection`;
  const put = await person.send('PUT', path, { place: { kind: 'folder', path: '/none' }, identity: null });
  return { path, put };
};
const profile = async (): Promise<string> => {
  made += 1;
  const answer = await person.proxy('post', 'accessprofiles', { data: { name: `Analysts ${made}` } });
  return String(object.parse(await answer.json()).id);
};
const squidLine = (second: number): string =>
  `${1_790_000_000 + second}.000 5 10.0.0.1 TCP_MISS/200 ${second} GET https://a.example/ amy HIER_DIRECT/192.0.2.1 text/html\n`;

/** What the last mailed link to a page carries for somebody, of the mail that speaks of `about`; mails are read as the operator reads them. */
async function mailed(to: string, page: string, about = ''): Promise<URLSearchParams> {
  let found: RegExpExecArray | null = null;
  await expect
    .poll(
      async () => {
        const { mails } = keptMails.parse(await person.json('GET', '/user/mails'));
        for (const { name } of mails.filter((mail) => mail.to === to)) {
          const { mail } = openedMail.parse(await person.json('GET', `/user/mails/${name}`));
          found = new RegExp(`/#/${page}\\?(\\S+)`).exec(mail.text);
          if (found !== null && mail.text.includes(about)) return true;
        }
        return false;
      },
      { timeout: 30_000 },
    )
    .toBe(true);
  return new URLSearchParams(found?.[1]);
}
const keptMails = z.object({
  mails: z.array(z.object({ name: z.string(), to: z.string(), subject: z.string() })),
});
const openedMail = z.object({ mail: z.object({ text: z.string() }) });

/** Somebody who founds a company, up to the mail that says how it goes on. */
interface Founder {
  person: Person;
  email: string;
  domain: string;
}
async function founder(more: object = {}): Promise<Founder & { response: Response }> {
  made += 1;
  const domain = `company-${made}.example`;
  const founding = { person: new Person(), domain, email: `amina@${domain}` };
  await founding.person.send('GET', '/user/setup');
  const asked = { company: `Company ${made}`, email: founding.email, fname: 'Amina', lname: 'B', domain };
  const response = await founding.person.send('POST', '/user/signupapi', { ...asked, ...more });
  return { ...founding, response };
}
async function confirmed(founding: Founder, method: 'GET' | 'POST'): Promise<Response> {
  const context = (await mailed(founding.email, 'emailapproval')).get('ctx') ?? '';
  return method === 'POST'
    ? founding.person.send('POST', '/user/emailapproval', { context })
    : founding.person.send('GET', `/user/emailapproval?${new URLSearchParams({ context })}`);
}
async function finished(page: string, call: string, more: object = {}): Promise<Change> {
  const { person: by, ...founding } = await founder(more);
  await confirmed({ person: by, ...founding }, 'POST');
  const context = (await mailed(OPERATOR, 'emailapproval', founding.domain)).get('ctx');
  await by.send('POST', '/user/emailapproval', { context });
  const link = await mailed(founding.email, page);
  const response = await by.send('POST', call, {
    signup_context: link.get('c'),
    admin_email: link.get('e'),
    admin_password: PASSWORD,
    company_name: 'Named at last',
  });
  return { response, by, email: founding.email };
}

/** What was answered, and who did it where it was not the person. */
interface Change {
  response: Response;
  by?: Person;
  email?: string;
}

/** Changes before there is a company: their entries belong to none, and no company can read them. */
const OF_NO_COMPANY = ['POST /user/signupapi', 'GET /user/emailapproval', 'POST /user/emailapproval'];

/** How each change is made: what it needs first, then the call itself. A call that is not here fails the test below. */
const CHANGES: Readonly<Record<string, () => Promise<Response | Change>>> = {
  'POST /user/setup': async () => firstRun,
  'POST /user/loginapi': () => new Person().signIn(),
  'POST /user/logout': async () => {
    const leaving = new Person();
    await leaving.signIn();
    return leaving.send('POST', '/user/logout');
  },
  'POST /user/forgotpasswordapi': async () => {
    const response = await person.send('POST', '/user/forgotpasswordapi', { email: EMAIL });
    await mailed(EMAIL, 'resetpassword');
    return response;
  },
  'POST /user/resetpasswordapi': async () => {
    password = 'Another-horse-7-battery';
    const ctx = (await mailed(EMAIL, 'resetpassword')).get('ctx');
    const given = { email: EMAIL, action: 'update', password, ctx };
    const response = await person.send('POST', '/user/resetpasswordapi', given);
    await person.signIn();
    return response;
  },
  'POST /user/expiredpasswordapi': async () => {
    const old_password = password;
    password = 'A-third-horse-5-battery';
    const given = { email: EMAIL, action: 'change', password, old_password };
    return person.send('POST', '/user/expiredpasswordapi', given);
  },
  'POST /user/signupapi': () => founder(),
  'GET /user/emailapproval': async () => confirmed(await founder(), 'GET'),
  'POST /user/emailapproval': async () => confirmed(await founder(), 'POST'),
  'POST /user/signupfinishapi': () => finished('finishsignup', '/user/signupfinishapi'),
  'POST /user/connector-signupfinishapi': () =>
    finished('connectorfinishsignup', '/user/connector-signupfinishapi', { app: 'amazonwebservices' }),
  'DELETE /admin/user/sessions/{name}': async () => {
    const other = new Person();
    await other.signIn();
    const { apiHeaderInfo } = await other.json('GET', '/admin/user/sessions');
    return person.send('DELETE', `/admin/user/sessions/${object.parse(apiHeaderInfo).session}`);
  },
  'POST /admin/user/sessions/revoke_others': () => person.send('POST', '/admin/user/sessions/revoke_others'),
  ...mfaChanges({
    mailedCode,
    colleague,
    person: () => person,
    stranger: () => new Person(),
    origin: () => server.origin.replace('127.0.0.1', 'localhost'),
  }),
  ...partnersChanges({
    person: () => person,
    profile,
    async again() {
      const other = new Person();
      await other.signIn();
      return other;
    },
    async stranger() {
      const { by } = await finished('finishsignup', '/user/signupfinishapi');
      if (by === undefined) throw new Error('Nobody has founded a company');
      return by;
    },
  }),
  ...ssoChanges(() => person),
  ...tenantChanges(() => person, records),
  ...storeChanges(() => person),
  ...riskChanges(() => person),
  ...directoryChanges(() => person),
  ...groupChanges(() => person),
  ...userChanges(
    () => person,
    (email, secret) => new Person().signIn(secret, email),
  ),
  ...savedFilterChanges(() => person),
  'POST /admin/user/saveprefs': () =>
    person.send('POST', '/admin/user/saveprefs', { user_prefs: { theme: 'dark', lang: 'fr' } }),
  'POST /admin/config/update': () =>
    person.send('POST', '/admin/config/update', {
      app_name: 'datasources',
      param_name: 'max_file_size',
      param_value: 2 ** 31,
    }),
  'POST /admin/tenant/update': () =>
    person.send('POST', '/admin/tenant/update', { device_management_info: { managed_by: 'Intune' } }),
  'POST /admin/profiles/assign': async () => {
    const { id } = await colleague();
    return person.send('POST', '/admin/profiles/assign', { user_id: id, profile_id: await profile() });
  },
  'POST /admin/apikeys': async () =>
    person.send('POST', '/admin/apikeys', { name: 'Deploy', profile_id: await profile() }),
  'DELETE /admin/apikeys/{id}': async () => {
    const asked = { name: 'Retired', profile_id: await profile() };
    const { api_key } = await person.json('POST', '/admin/apikeys', asked);
    return person.send('DELETE', `/admin/apikeys/${object.parse(api_key).id}`);
  },
  'POST /admin/datasources': () => person.send('POST', '/admin/datasources', { name: 'Proxy Rabat' }),
  'PATCH /admin/datasources/{id}': async () =>
    person.send('PATCH', `/admin/datasources/${await source()}`, { name: 'Proxy Fez' }),
  'PUT /admin/datasources/{id}/syslog': async () =>
    person.send('PUT', `/admin/datasources/${await source()}/syslog`, {
      senders: [{ port: 5514, network: '10.1.0.0/16', host: null, tag: 'squid' }],
    }),
  [`${PROXY} patch logstreamconfig`]: async () =>
    person.proxy('patch', 'logstreamconfig', {
      id: await source(),
      data: { senders: [{ port: 5514, network: '10.2.0.0/16', host: null, tag: null }] },
    }),
  [`${PROXY} delete logstreamconfig`]: async () =>
    person.proxy('delete', 'logstreamconfig', { id: await source() }),
  'DELETE /admin/datasources/{id}': async () => person.send('DELETE', `/admin/datasources/${await source()}`),
  'PUT /admin/datasources/{id}/collection': async () => (await collected()).put,
  'POST /admin/datasources/{id}/collection/run': async () =>
    person.send('POST', `${(await collected()).path}/run`),
  'DELETE /admin/datasources/{id}/collection': async () => person.send('DELETE', (await collected()).path),
  'POST /admin/parsers': () => person.send('POST', '/admin/parsers', ownParser()),
  'PUT /admin/parsers/{id}': async () =>
    person.send('PUT', `/admin/parsers/${await madeParser()}`, { ...ownParser(), tests: [] }),
  'DELETE /admin/parsers/{id}': async () => person.send('DELETE', `/admin/parsers/${await madeParser()}`),
  'POST /admin/datasources/{id}/tokens': async () =>
    person.send('POST', `/admin/datasources/${await source()}/tokens`),
  'DELETE /admin/datasources/{id}/tokens/{token}': async () => {
    const tokens = `/admin/datasources/${await source()}/tokens`;
    return person.send('DELETE', `${tokens}/${(await person.json('POST', tokens)).id}`);
  },
  'DELETE /admin/audit_agent/{id}': async () => person.send('DELETE', `/admin/audit_agent/${await agent()}`),
  [`${PROXY} delete agents`]: async () => person.proxy('delete', 'agents', { id: await agent() }),
  'POST /admin/datasources/{id}/loads': async () =>
    person.send('POST', `/admin/datasources/${await source()}/loads`, { file_name: 'a.log', size: 10 }),
  'POST /admin/loads/{id}/retry': async () => {
    const cut = gzipSync(Array.from({ length: 500 }, (_, second) => squidLine(second)).join('')).subarray(
      0,
      900,
    );
    return person.send('POST', `/admin/loads/${await person.file(await source(), 'cut.log.gz', cut)}/retry`);
  },
  'POST /admin/datasources/{id}/rejects/parse_again': async () => {
    const id = await source('squid-native');
    await person.file(id, 'mixed.log', Buffer.from(`${squidLine(1)}no line of Squid\n${squidLine(2)}`));
    return person.send('POST', `/admin/datasources/${id}/rejects/parse_again`);
  },
  'PATCH /admin/reports/userdigest': () =>
    person.send('PATCH', '/admin/reports/userdigest', { frequency: 'monthly' }),
  'POST /admin/reports/schedules': () => person.send('POST', '/admin/reports/schedules', newReport()),
  'PATCH /admin/reports/schedules/{id}': async () =>
    person.send('PATCH', `/admin/reports/schedules/${await report()}`, { frequency: 'daily' }),
  'DELETE /admin/reports/schedules/{id}': async () =>
    person.send('DELETE', `/admin/reports/schedules/${await report()}`),
  'POST /admin/reports/schedules/{id}/send': async () =>
    person.send('POST', `/admin/reports/schedules/${await report()}/send`),
  'POST /admin/maintenance/periods': () =>
    person.send('POST', '/admin/maintenance/periods', { name: 'Upgrade', ...SPAN }),
  'PATCH /admin/maintenance/periods/{id}': async () =>
    person.send('PATCH', `/admin/maintenance/periods/${await period()}`, { is_public: false }),
  'DELETE /admin/maintenance/periods/{id}': async () =>
    person.send('DELETE', `/admin/maintenance/periods/${await period()}`),
  'POST /admin/tenant/addtag': () => person.send('POST', '/admin/tenant/addtag', { tag_name: 'Finance' }),
  'PATCH /admin/tenant/edittag': async () =>
    person.send('PATCH', '/admin/tenant/edittag', { id: await tag(), tag: { attributes: { color: 3 } } }),
  'POST /admin/tenant/deletetags': async () =>
    person.send('POST', '/admin/tenant/deletetags', { ids: [await tag(), await tag()] }),
  'POST /risks/changeservicetags': async () =>
    person.send('POST', '/risks/changeservicetags', { service_ids: ['box'], add_tags: [0, await tag()] }),
  'POST /risks/decisions': () =>
    person.send('POST', '/risks/decisions', { service_ids: ['box'], decision: 'unsanctioned' }),
  'POST /risks/feeds': () => person.send('POST', '/risks/feeds', feed()),
  'POST /risks/feeds/{id}/token': async () => person.send('POST', `/risks/feeds/${await madeFeed()}/token`),
  'DELETE /risks/feeds/{id}': async () => person.send('DELETE', `/risks/feeds/${await madeFeed()}`),
  'POST /risks/policies': () => person.send('POST', '/risks/policies', policy()),
  'PATCH /risks/policies/{id}': async () =>
    person.send('PATCH', `/risks/policies/${await madePolicy()}`, { gives_notice: false }),
  'DELETE /risks/policies/{id}': async () => person.send('DELETE', `/risks/policies/${await madePolicy()}`),
  'POST /risks/policies/{id}/backtest': async () =>
    person.send('POST', `/risks/policies/${await madePolicy()}/backtest`, { days: 1 }),
  [`${PROXY} post tags`]: () => person.proxy('post', 'tags', { data: { tag_name: 'Legal' } }),
  [`${PROXY} patch tags`]: async () =>
    person.proxy('patch', 'tags', { id: await tag(), data: { tag_name: 'Law' } }),
  [`${PROXY} delete tags`]: async () => person.proxy('delete', 'tags', { id: await tag() }),
  [`${PROXY} post accessprofiles`]: () =>
    person.proxy('post', 'accessprofiles', { data: { name: 'Auditors' } }),
  [`${PROXY} patch accessprofiles`]: async () =>
    person.proxy('patch', 'accessprofiles', { id: await profile(), data: { notes: 'Two people' } }),
  [`${PROXY} delete accessprofiles`]: async () =>
    person.proxy('delete', 'accessprofiles', { id: await profile() }),
  [`${PROXY} post datasources`]: () =>
    person.proxy('post', 'datasources', { data: { name: 'Proxy Meknes' } }),
  [`${PROXY} patch datasources`]: async () =>
    person.proxy('patch', 'datasources', { id: await source(), data: { timezone: 'Africa/Casablanca' } }),
  [`${PROXY} delete datasources`]: async () => person.proxy('delete', 'datasources', { id: await source() }),
  [`${PROXY} patch tenantconfig`]: () =>
    person.proxy('patch', 'tenantconfig', {
      id: 'datasources.max_file_size',
      data: { param_value: 2 ** 32 },
    }),
  // Last: whom people are hidden from may change less.
  ...anonymisationChanges({ person: () => person, decider: secondSysadmin }),
};

function feed(): object {
  made += 1;
  return { name: `Feed ${made}`, format: 'domains', kind: 'block' };
}

/** A new feed, by its id. */
async function madeFeed(): Promise<unknown> {
  return object.parse((await person.json('POST', '/risks/feeds', feed())).feed).id;
}

function policy(): object {
  made += 1;
  return { name: `Policy ${made}`, condition: 'risk = high' };
}

/** A new policy, by its id. */
async function madePolicy(): Promise<unknown> {
  return object.parse((await person.json('POST', '/risks/policies', policy())).policy).id;
}

function ownParser(): object {
  made += 1;
  return {
    name: `Parser ${made}`,
    definition: {
      split: { kind: 'delimiter', delimiter: ';' },
      fields: [
        { part: '1', field: 'time' },
        { part: '2', field: 'user' },
        { part: '3', field: 'host' },
      ],
    },
    tests: [{ line: '2026-04-03T09:05:01Z;nadia;box.com', event: { user: 'nadia' } }],
  };
}

/** A new parser, by its id. */
async function madeParser(): Promise<unknown> {
  return (await person.json('POST', '/admin/parsers', ownParser())).id;
}

/** A new tag, by its number. */
async function tag(): Promise<number> {
  made += 1;
  const answer = await person.proxy('post', 'tags', { data: { tag_name: `Tag ${made}` } });
  return Number(object.parse(await answer.json()).id);
}
const SPAN = { start_time: '2026-12-01T20:00:00.000Z', end_time: '2026-12-01T22:00:00.000Z' };
function newReport(): object {
  made += 1;
  return { name: `Report ${made}`, frequency: 'weekly', recipients: [EMAIL] };
}
async function report(): Promise<string> {
  return String((await person.json('POST', '/admin/reports/schedules', newReport())).id);
}
async function period(): Promise<string> {
  return String((await person.json('POST', '/admin/maintenance/periods', { name: 'Upgrade', ...SPAN })).id);
}

/** The code of the newest mail to somebody. */
async function mailedCode(to: string): Promise<string> {
  let found: string | undefined;
  const look = async (): Promise<boolean> => {
    const { mails } = keptMails.parse(await person.json('GET', '/user/mails'));
    const codes = mails.filter((mail) => mail.to === to).map(({ subject }) => /\b\d{6}\b/.exec(subject)?.[0]);
    found = codes.find((code) => code !== undefined);
    return found !== undefined;
  };
  await expect.poll(look, { timeout: 30_000 }).toBe(true);
  return found ?? '';
}

/** Somebody who was let into the person's own company, and has just signed in. */
async function colleague(): Promise<{ by: Person; id: string; email: string }> {
  made += 1;
  const email = `colleague-${made}@atlas.example`;
  const invited = { app_name: 'security', param_name: 'auto_invite', param_value: true };
  await person.json('POST', '/admin/config/update', invited);
  const by = new Person();
  await by.send('GET', '/user/setup');
  const asked = { company: 'Atlas', email, fname: 'Amina', lname: 'B', domain: 'atlas.example' };
  await by.json('POST', '/user/signupapi', asked);
  const link = await mailed(email, 'finishsignup');
  await by.json('POST', '/user/signupfinishapi', {
    signup_context: link.get('c'),
    admin_email: link.get('e'),
    admin_password: PASSWORD,
  });
  return { by, email, id: String((await by.json('GET', '/admin/user/sessions')).user_id) };
}

const SECOND = 'second@atlas.example';
/** Somebody else who may approve what the person asks for, and whom the person did not make: see `addSecondSysadmin`. */
async function secondSysadmin(): Promise<{ by: Person; email: string }> {
  const by = new Person();
  expect((await by.signIn(PASSWORD, SECOND)).status).toBe(200);
  return { by, email: SECOND };
}

/** Of another hand and two days old, as no call makes an account. */
async function addSecondSysadmin(): Promise<void> {
  const control = await openControl({ dataFolder: folder, controlUrl: undefined }, await openKeys(folder));
  try {
    const password_hash = await cheapHash(PASSWORD);
    await control.asSystem(async (tx) => {
      const [company] = await listTenants(tx);
      await addUser(tx, {
        id: crypto.randomUUID(),
        tenant_id: company?.id ?? '',
        email: SECOND,
        name: 'Salma',
        is_admin: true,
        password_hash,
        created_on: Date.now() - 2 * 86_400_000,
      });
    });
  } finally {
    await control.close();
  }
}

async function entriesOf(response: Response, by = person): Promise<HistoryEntry[]> {
  const answer = await by.send('GET', '/history/entries?limit=500');
  const { entries } = z.object({ entries: z.array(historyEntry) }).parse(await answer.json());
  return entries.filter(({ request_id }) => request_id === response.headers.get('x-request-id'));
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'casbah-recorded-'));
  const settings = readSettings({
    CASBAH_DATA: folder,
    CASBAH_PORT: '0',
    CASBAH_SIGNUP: 'approval',
    CASBAH_OPERATOR_EMAIL: OPERATOR,
  });
  const resolveText = async (name: string) => [[records.get(name) ?? '']];
  const start = () => startServer({ settings, resolveText, log: { write() {} } });
  server = await start();
  person = new Person();
  await person.send('GET', '/user/setup');
  firstRun = await person.send('POST', '/user/setup', {
    company: 'Atlas',
    name: 'Nadia',
    email: 'nadia@atlas.example',
    password: PASSWORD,
    setup_token: server.setup?.token,
  });
  await server.stop();
  await addSecondSysadmin();
  server = await start();
  const code = server.operatorLink?.split('code=')[1];
  expect((await person.send('POST', '/user/operator', { code })).status).toBe(200);
}, 120_000);
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('every call that changes something is made here, or says why it leaves no entry', () => {
  expect(Object.keys(CHANGES).sort()).toEqual(changing);
  for (const [key, { unrecorded }] of calls)
    if (unrecorded !== undefined) expect([key, unrecorded]).toEqual([key, expect.stringMatching(/\w+ \w+/)]);
});

test.each(Object.entries(CHANGES))(
  '%s leaves one entry: who, when, from where and what',
  async (key, change) => {
    const before = Date.now() - 60_000;
    const changed = await change();
    const { response, by = person, email = EMAIL } = 'response' in changed ? changed : { response: changed };
    expect([response.status, response.ok]).toEqual([response.status, true]);
    const [entry, ...more] = await entriesOf(response, by);
    if (OF_NO_COMPANY.includes(key)) {
      expect(entry).toBeUndefined();
      return;
    }
    expect(more).toEqual([]);
    expect(EVENT_NAMES).toContain(entry?.event);
    expect(entry).toMatchObject({
      action: key,
      outcome: 'success',
      address: '127.0.0.1',
      user: { id: expect.stringMatching(/./), email },
    });
    expect(Date.parse(entry?.time ?? '')).toBeGreaterThan(before);
    // Signing in and out change nothing but the session itself, and so does the second step of signing in.
    if (!/ \/user\/(log(in|out)|verify|mfa\/passkey|passkey\/login)/.test(key)) {
      expect(entry?.object).not.toBeNull();
      expect([Object.keys(entry?.details ?? {}), entry?.changes]).not.toEqual([[], []]);
    }
    for (const { before: was, after } of entry?.changes ?? [])
      expect(JSON.stringify(was)).not.toBe(JSON.stringify(after));
  },
);

test('the way out by a link and a sign-in that fails leave one, too', async () => {
  const leaving = new Person();
  await leaving.signIn();
  const out = await leaving.send('GET', '/logout/');
  expect(await entriesOf(out)).toMatchObject([{ action: 'GET /logout/', outcome: 'success' }]);
  const failed = await new Person().signIn('wrong');
  expect(await entriesOf(failed)).toMatchObject([
    { action: 'POST /user/loginapi', outcome: 'INVALID_CREDENTIALS', address: '127.0.0.1' },
  ]);
});

test('a change that is refused leaves none, and reads leave none', async () => {
  const taken = await person.send('POST', '/admin/datasources', { name: 'Proxy Rabat' });
  expect(taken.status).toBe(409);
  expect(await entriesOf(taken)).toEqual([]);
  for (const answer of [
    await person.send('GET', '/admin/datasources'),
    await person.proxy('list', 'datasources', {}),
  ]) {
    expect(answer.status).toBe(200);
    expect(await entriesOf(answer)).toEqual([]);
  }
});

test('no entry holds a secret, and all of them make a chain', async () => {
  const exported = await (await person.send('GET', '/history/export.ndjson')).text();
  for (const secret of [PASSWORD, password, 'kept-sealed']) expect(exported).not.toContain(secret);
  // Sign-ups are written down for their own companies.
  const ofThisCompany = changing.filter((key) => !/signup|emailapproval/.test(key));
  expect(exported.trimEnd().split('\n').length).toBeGreaterThan(ofThisCompany.length);
  expect(await person.json('GET', '/history/verify?fresh=true')).toMatchObject({ state: 'intact' });
});
