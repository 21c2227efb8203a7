import { type Api, api } from '@casbah/contract/api';
import type { Call } from '@casbah/contract/call';
import { errorAnswer } from '@casbah/contract/error';
import type { Grant } from '@casbah/domain/access-profile';
import { type Colleague, putCompany } from '../e2e/console/company.ts';
import { Casbah, COMPANY, Person } from '../system/casbah.ts';
import { sampleOf } from './sample.ts';

export const ATLAS = {
  sysadmin: 'nadia@atlasfoods.example',
  secondSysadmin: 'samir@atlasfoods.example',
  settingsAdmin: 'salma@atlasfoods.example',
  accountAdmin: 'adam@atlasfoods.example',
  delegate: 'dina@atlasfoods.example',
  enduser: 'ezra@atlasfoods.example',
  /** Has an account at North, too. */
  twin: 'emma@atlasfoods.example',
} as const;
export const NORTH = { sysadmin: 'olga@north.example', twin: 'emma@atlasfoods.example' } as const;

const grants = (area: Grant['area']): Grant[] => [
  { area, actions: ['view', 'modify', 'import', 'export', 'report', 'activate', 'approve'] },
];
const PEOPLE: readonly Colleague[] = [
  { email: ATLAS.secondSysadmin, name: 'Samir Alaoui', role: 'sysadmin', days: 30 },
  { email: ATLAS.settingsAdmin, name: 'Salma Settings', role: 'admin', grants: grants('settings') },
  { email: ATLAS.accountAdmin, name: 'Adam Accounts', role: 'admin', grants: grants('account') },
  { email: ATLAS.enduser, name: 'Ezra Enduser', role: 'enduser' },
  { email: ATLAS.twin, name: 'Emma of Atlas', role: 'enduser' },
  {
    email: ATLAS.delegate,
    name: 'Dina Delegate',
    role: 'admin',
    grants: [...grants('account'), ...grants('settings')],
  },
  { email: NORTH.twin, name: 'Emma of North', role: 'enduser', company: { name: 'North', settings: [] } },
  { email: NORTH.sysadmin, name: 'Olga Other', role: 'sysadmin', company: { name: 'North', settings: [] } },
];

/** Two companies on one running Casbah, each with its people. */
export async function startWorld(env: Record<string, string> = {}): Promise<Casbah> {
  return Casbah.start(env, (dataFolder) => putCompany(dataFolder, PEOPLE));
}

export async function signedIn(casbah: Casbah, email: string): Promise<Person> {
  const person = new Person(casbah);
  await person.signIn(email);
  return person;
}

/** Signs in to one company, where the email has an account in several; answers the error's code, or `ok`. */
export async function tryToSignIn(
  casbah: Casbah,
  email: string,
  { company, password = COMPANY.password }: { company?: string; password?: string } = {},
): Promise<string> {
  const person = new Person(casbah);
  await person.client.call('GET /user/setup', {});
  const response = await person.fetch('/user/loginapi', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, ...(company === undefined ? {} : { custdomain: company }) }),
  });
  return response.ok ? 'ok' : errorAnswer.parse(await response.json()).error;
}

/** One call of the contract, ready to be sent. */
export interface Attempt {
  key: keyof Api;
  call: Call;
  method: string;
  template: string;
}

export const CALLS: readonly Attempt[] = (Object.keys(api) as (keyof Api)[]).map((key) => {
  const [method = '', template = ''] = key.split(' ');
  return { key, call: api[key], method, template };
});

export interface Parts {
  params?: Readonly<Record<string, string>>;
  query?: unknown;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** A text that most fields take. */
export const plainText = (field: string): string =>
  /mail/.test(field)
    ? 'someone@nowhere.example'
    : /time|_on$|from|to$/.test(field)
      ? '2026-11-20T08:00:00.000Z'
      : 'x1';

/** Path parameters that are no ids. */
const NAMED: Readonly<Record<string, string>> = {
  list: 'services',
  presence: 'sessions',
  sequence: '999999',
  question: 'soc_2',
};

/** What the call's schemas most likely take. */
export function partsOf({ call, template }: Attempt, textOf = plainText): Parts {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return {
    params: Object.fromEntries(names.map((name) => [name, NAMED[name] ?? 'x1'])),
    ...(call.query === undefined ? {} : { query: sampleOf(call.query, textOf) }),
    ...(call.body === undefined || call.body === 'stream' ? {} : { body: sampleOf(call.body, textOf) }),
  };
}

/** Sends a call as this browser would, with whatever the parts hold. */
export async function send(
  person: Pick<Person, 'fetch'>,
  { method, template, call }: Attempt,
  { params = {}, query, body, headers = {} }: Parts,
): Promise<{ status: number; text: string }> {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? 'x1'));
  const entries = Object.entries(typeof query === 'object' && query !== null ? query : {});
  const search = new URLSearchParams(entries.map(([name, value]): [string, string] => [name, String(value)]));
  const stopped = new AbortController();
  const response = await person.fetch(`${path}${search.size > 0 ? `?${search}` : ''}`, {
    method,
    redirect: 'manual',
    signal: stopped.signal,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(call.body === 'stream' ? { 'content-type': 'application/octet-stream' } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(call.body === 'stream' ? { body: 'x' } : {}),
  });
  // A stream of events never ends.
  const isEndless = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  const text = isEndless ? '' : await response.text();
  if (isEndless) stopped.abort();
  return { status: response.status, text };
}

/** For requests of no one in particular. */
export const stranger = (casbah: Casbah): Pick<Person, 'fetch'> => ({
  fetch: (path, init) => fetch(`${casbah.origin}${path}`, init),
});
