import type { Api } from '@casbah/contract/api';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { PASSWORD } from '../test-compose.ts';

/** Part of everything that belongs to the other company: no answer to anybody else may hold it. */
export const SECRET = 'RIF-SECRET';

/** Another company: no other company may reach its data. */
export interface OtherCompany {
  tenant: 'rif';
  /** An admin. */
  user: string;
  email: string;
  /** An end user. */
  guard: string;
  /** An API key of the admin. */
  key: string;
  /** A session of the admin. */
  session: string;
  /** A data source. */
  source: string;
  /** The address of the data source. */
  sourcePath(rest?: string): string;
  /** The id of one of its things: the same for the same name. */
  id(thing: string): string;
  /** Keeps an id that the store chose. */
  keep(thing: string, id: string): void;
}

/** A request by which another company's sysadmin tries to reach a thing. */
export interface Attempt {
  url?: string;
  body?: object;
  headers?: Record<string, string>;
  /** Expected statuses; without them the call must answer 404, as about a thing that doesn't exist. */
  answers?: readonly number[];
}

/** Attempts by call of a contract's table: one that is missing doesn't compile. */
export type Attempts<Calls> = { readonly [Key in keyof Calls & keyof Api]: () => readonly Attempt[] };

/** A signed-in person at a running server. */
export interface Wire {
  send(method: string, path: string, body?: unknown): Promise<Response>;
  /** The answer's JSON; throws for an error. */
  json(method: string, path: string, body?: unknown): Promise<Record<string, unknown>>;
  proxy(action: string, resource: string, more: object): Promise<Response>;
}

/** What was answered, and who made the change if not the person. */
export interface Change {
  response: Response;
  by?: Wire;
  email?: string;
}

/** Changes by call; behind the generic proxy by `PROXY`, action and resource. */
export type Changes = Readonly<Record<string, () => Promise<Response | Change>>>;
export const PROXY = 'POST /controls/make_api_request';

/** A person who signs up a company, up to the mail with the next step. */
export interface Founder {
  person: Wire;
  email: string;
  domain: string;
}

/** A running server with a company, where changes are made. */
export interface ChangesWorld {
  /** The first sysadmin of the company. */
  readonly person: Wire;
  readonly email: string;
  /** The person's password as it is now. */
  password: string;
  /** The DNS that the server asks. */
  readonly records: Map<string, string>;
  origin(): string;
  /** A number that wasn't given before. */
  number(): number;
  /** What the first run answered. */
  firstRun(): Response;
  /** Signs the person in again, in their browser. */
  signInPerson(): Promise<unknown>;
  /** Signs a person in with a new browser, creating the account if missing. */
  signIn(password?: string, email?: string): Promise<Response>;
  /** The same person in another browser, signed in. */
  again(): Promise<Wire>;
  /** A browser that was never here before. */
  stranger(): Wire;
  /** Another person of the company, signed in with the first password. */
  colleague(): Promise<{ by: Wire; id: string; email: string }>;
  /** A person who may approve the request. */
  secondSysadmin(): Promise<{ by: Wire; email: string }>;
  /** What the last mailed link to a page carries, of the mail that speaks of `about`. */
  mailed(to: string, page: string, about?: string): Promise<URLSearchParams>;
  /** The code of the newest mail to an address. */
  mailedCode(to: string): Promise<string>;
  founder(more?: object): Promise<Founder & { response: Response }>;
  confirmed(founder: Founder, method: 'GET' | 'POST'): Promise<Response>;
  finished(page: string, call: string, more?: object): Promise<Change>;
  /** A new data source. */
  source(format?: string): Promise<string>;
  /** A file of a source, sent and read as far as it can be. */
  file(source: string, name: string, bytes: Uint8Array): Promise<string>;
  /** A new access profile. */
  profile(): Promise<string>;
}

/** What an area adds to the tests that hold for all areas. */
export interface Fixture {
  /** Stores things of the other company. */
  put?(tx: TenantTx, other: OtherCompany): Promise<void>;
  /** How a sysadmin of another company tries to reach them. */
  foreign?(other: OtherCompany): Partial<Attempts<Api>>;
  /** The same through the generic proxy. */
  proxied?(other: OtherCompany): readonly Attempt[];
  /** How each change of the area is made: what it needs first, then the call itself. */
  changes?(world: ChangesWorld): Changes;
  /** Changes that restrict what can be changed afterwards. */
  lastChanges?(world: ChangesWorld): Changes;
}

/** A call that names no thing: it may answer anything but the other company's data. */
export const NAMES_NOTHING: readonly Attempt[] = [{ answers: [200, 201, 400, 401, 403, 409, 422, 503] }];

/** A list, asked for with everything that might widen it. */
export const list = (path: string, ...queries: string[]): Attempt[] =>
  ['', 'tenant_id=rif', ...queries].map((query) => ({ url: `${path}?${query}`, answers: [200] }));

/** An action behind the generic proxy. */
export const proxied = (resource: string, body: object, answers: readonly number[] = [404]): Attempt => ({
  url: `/controls/make_api_request?resource=${resource}`,
  body,
  answers,
});

/** A list behind the generic proxy. */
export const proxiedList = (resource: string, more: object = {}): Attempt =>
  proxied(resource, { action: 'list', tenant: 'rif', params: { limit: 0 }, ...more }, [200]);

/** Every action on one thing behind the generic proxy; `data` is what `patch` tries to change. */
export const proxiedThing = (resource: string, id: string, data: object): Attempt[] => [
  ...(['get', 'delete'] as const).map((action) => proxied(resource, { action, id })),
  proxied(resource, { action: 'patch', id, data }),
];

/** A link that was never issued. */
export const namesNoLink = (other: OtherCompany, body: object): Attempt[] => [
  { body: { email: other.email, password: PASSWORD, tenant_db: 'rif', ...body }, answers: [410] },
];
