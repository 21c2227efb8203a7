import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@casbah/contract/api';
import type { Call } from '@casbah/contract/call';
import { proxyResources } from '@casbah/contract/controls';
import { EVENT_NAMES } from '@casbah/contract/event-name';
import { type HistoryEntry, historyEntry } from '@casbah/contract/history';
import { LOAD_STATUS } from '@casbah/domain/datasource';
import { DAY_MS } from '@casbah/domain/time-units';
import { listTenants } from '@casbah/stores/control/tenant/tenants';
import { addUser } from '@casbah/stores/control/users/users';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import {
  type Change,
  type Changes,
  type ChangesWorld,
  type Founder,
  PROXY,
  type Wire,
} from './areas/fixture.ts';
import { type RunningServer, startServer } from './compose.ts';
import { openControl } from './control-compose.ts';
import { fixtures } from './fixtures.generated.ts';
import { openKeys } from './keys.ts';
import { readSettings } from './settings.ts';
import { PASSWORD } from './test-compose.ts';
import { cheapHash } from './test-password.ts';

/** Every call that changes something, including a resource's actions behind the generic proxy. */
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
/** The person's current password, which some changes change. */
let password = PASSWORD;

let folder: string;
/** TXT records of the server's DNS resolver. */
const records = new Map<string, string>();
let server: RunningServer;
let person: Person;
/** Response of the first run, which happens once. */
let firstRun: Response;
const began = Date.now();

/** An HTTP client with a person's session. */
class Person implements Wire {
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

  /** Uploads a file to a source and waits until it is read. */
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
const profile = async (): Promise<string> => {
  made += 1;
  const answer = await person.proxy('post', 'accessprofiles', { data: { name: `Analysts ${made}` } });
  return String(object.parse(await answer.json()).id);
};
/**
 * Parameters of the last emailed link to a page, from the email about `about`; emails are read on the
 * operator's page.
 */
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

/** Changes before a company exists: their entries belong to none, and no company can read them. */
const OF_NO_COMPANY = ['POST /user/signupapi', 'GET /user/emailapproval', 'POST /user/emailapproval'];

const world: ChangesWorld = {
  records,
  mailed,
  mailedCode,
  colleague,
  secondSysadmin,
  founder,
  confirmed,
  finished,
  source,
  profile,
  email: EMAIL,
  get person() {
    return person;
  },
  get password() {
    return password;
  },
  set password(given) {
    password = given;
  },
  origin: () => server.origin,
  number() {
    made += 1;
    return made;
  },
  firstRun: () => firstRun,
  signInPerson: () => person.signIn(),
  signIn: (...given) => new Person().signIn(...given),
  async again() {
    const other = new Person();
    await other.signIn();
    return other;
  },
  stranger: () => new Person(),
  file: (...given) => person.file(...given),
};

/** Steps for each change, by area. The test below fails for a call without steps. */
const CHANGES: Changes = Object.assign(
  {},
  ...fixtures.map(({ changes }) => changes?.(world)),
  ...fixtures.map(({ lastChanges }) => lastChanges?.(world)),
);

/** The code in a person's newest email. */
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

/** A freshly signed-in person whose company granted access. */
async function colleague(): Promise<{ by: Wire; id: string; email: string }> {
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
/** Another approver, not created by the requester: see `addSecondSysadmin`. */
async function secondSysadmin(): Promise<{ by: Wire; email: string }> {
  const by = new Person();
  expect((await by.signIn(PASSWORD, SECOND)).status).toBe(200);
  return { by, email: SECOND };
}

/**
 * Created by someone else two days ago, which no call can do. Both sysadmins sign in often, so their
 * passwords are hashed at minimum cost.
 */
async function addSecondSysadmin(): Promise<void> {
  const control = await openControl({ dataFolder: folder, controlUrl: undefined }, await openKeys(folder));
  try {
    const password_hash = await cheapHash(PASSWORD);
    await control.asSystem(async (tx) => {
      const [company] = await listTenants(tx);
      await tx.updateTable('users').set({ password_hash }).where('email', '=', EMAIL).execute();
      await addUser(tx, {
        id: crypto.randomUUID(),
        tenant_id: company?.id ?? '',
        email: SECOND,
        name: 'Salma',
        is_admin: true,
        password_hash,
        created_on: Date.now() - 2 * DAY_MS,
      });
    });
  } finally {
    await control.close();
  }
}

const entriesPage = z.object({ entries: z.array(historyEntry), next: z.number().nullable() });
/** History entries of one request: usually among the newest, but the first run's are the oldest. */
async function entriesOf(response: Response, by: Wire = person): Promise<HistoryEntry[]> {
  const id = response.headers.get('x-request-id');
  for (let before = ''; ; ) {
    const answer = await by.send('GET', `/history/entries?limit=50${before}`);
    const { entries, next } = entriesPage.parse(await answer.json());
    const found = entries.filter(({ request_id }) => request_id === id);
    if (found.length > 0 || next === null) return found;
    before = `&before=${next}`;
  }
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

test('every call that changes something is tested here, or declares why it leaves no entry', () => {
  expect(Object.keys(CHANGES).sort()).toEqual(changing);
  for (const [key, { unrecorded }] of calls)
    if (unrecorded !== undefined) expect([key, unrecorded]).toEqual([key, expect.stringMatching(/\w+ \w+/)]);
});

test.each(Object.entries(CHANGES))(
  '%s leaves one entry: who, when, from where and what',
  async (key, change) => {
    // The first run was before all tests: on a busy machine, minutes ago.
    const before = key === 'POST /user/setup' ? began : Date.now() - 60_000;
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
    // Signing in and out, including the second step, changes only the session itself.
    if (!/ \/user\/(log(in|out)|verify|mfa\/passkey|passkey\/login)/.test(key)) {
      expect(entry?.object).not.toBeNull();
      expect([Object.keys(entry?.details ?? {}), entry?.changes]).not.toEqual([[], []]);
    }
    for (const { before: was, after } of entry?.changes ?? [])
      expect(JSON.stringify(was)).not.toBe(JSON.stringify(after));
  },
);

test('signing out by link and a failed sign-in leave one, too', async () => {
  const leaving = new Person();
  await leaving.signIn();
  const out = await leaving.send('GET', '/logout/');
  expect(await entriesOf(out)).toMatchObject([{ action: 'GET /logout/', outcome: 'success' }]);
  const failed = await new Person().signIn('wrong');
  expect(await entriesOf(failed)).toMatchObject([
    { action: 'POST /user/loginapi', outcome: 'INVALID_CREDENTIALS', address: '127.0.0.1' },
  ]);
});

test('a refused change leaves none, and reads leave none', async () => {
  await source();
  const taken = await person.send('POST', '/admin/datasources', { name: `Proxy ${made}` });
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

test('no entry has a secret, and all of them form a chain', async () => {
  const exported = await (await person.send('GET', '/history/export.ndjson')).text();
  for (const secret of [PASSWORD, password, 'kept-sealed']) expect(exported).not.toContain(secret);
  // Sign-ups are recorded for their own companies.
  const ofThisCompany = changing.filter((key) => !/signup|emailapproval/.test(key));
  expect(exported.trimEnd().split('\n').length).toBeGreaterThan(ofThisCompany.length);
  expect(await person.json('GET', '/history/verify?fresh=true')).toMatchObject({ state: 'intact' });
});
