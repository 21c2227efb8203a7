import type { Api } from '@casbah/contract/api';
import type { TenantTx } from '@casbah/stores/control/transaction';
import { PASSWORD } from '../test-compose.ts';

/** Part of every value of the other company: no response to anyone else may contain it. */
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
  /** The path of the data source. */
  sourcePath(rest?: string): string;
  /** Returns the ID of a named object: the same ID for the same name. */
  id(thing: string): string;
  /** Stores an ID that the database chose. */
  keep(thing: string, id: string): void;
}

/** A request by which another company's sysadmin tries to reach an object. */
export interface Attempt {
  url?: string;
  body?: object;
  headers?: Record<string, string>;
  /** Expected statuses; if absent, the call must respond with 404, as for an object that doesn't exist. */
  answers?: readonly number[];
}

/** Attempts by call of a contract's table: a missing call doesn't compile. */
export type Attempts<Calls> = { readonly [Key in keyof Calls & keyof Api]: () => readonly Attempt[] };

/** HTTP client of a signed-in person. */
export interface Wire {
  send(method: string, path: string, body?: unknown): Promise<Response>;
  /** Returns the response's JSON; throws for an error. */
  json(method: string, path: string, body?: unknown): Promise<Record<string, unknown>>;
  proxy(action: string, resource: string, more: object): Promise<Response>;
}

/** The response, and who made the change if not the person. */
export interface Change {
  response: Response;
  by?: Wire;
  email?: string;
}

/** Changes by call; for the generic proxy, by `PROXY`, action and resource. */
export type Changes = Readonly<Record<string, () => Promise<Response | Change>>>;
export const PROXY = 'POST /controls/make_api_request';

/** A person who signs up a company, up to the email with the next step. */
export interface Founder {
  person: Wire;
  email: string;
  domain: string;
}

/** A running server and a company in which changes are made. */
export interface ChangesWorld {
  /** The first sysadmin of the company. */
  readonly person: Wire;
  readonly email: string;
  /** The person's current password. */
  password: string;
  /** TXT records of the server's DNS resolver. */
  readonly records: Map<string, string>;
  origin(): string;
  /** Returns a number not returned before. */
  number(): number;
  /** Response of the first run. */
  firstRun(): Response;
  /** Signs the person in again, in their browser. */
  signInPerson(): Promise<unknown>;
  /** Signs a person in with a new browser, creating the account if missing. */
  signIn(password?: string, email?: string): Promise<Response>;
  /** The same person, signed in with another browser. */
  again(): Promise<Wire>;
  /** A browser without any cookies. */
  stranger(): Wire;
  /** Another person of the company, signed in with the initial password. */
  colleague(): Promise<{ by: Wire; id: string; email: string }>;
  /** A person who may approve the request. */
  secondSysadmin(): Promise<{ by: Wire; email: string }>;
  /** URL of the last emailed link to a page; `about`: only emails that contain this text. */
  mailed(to: string, page: string, about?: string): Promise<URLSearchParams>;
  /** The code in the newest email to an address. */
  mailedCode(to: string): Promise<string>;
  founder(more?: object): Promise<Founder & { response: Response }>;
  confirmed(founder: Founder, method: 'GET' | 'POST'): Promise<Response>;
  finished(page: string, call: string, more?: object): Promise<Change>;
  /** A new data source. */
  source(format?: string): Promise<string>;
  /** Uploads a file to a source and waits until it is read. */
  file(source: string, name: string, bytes: Uint8Array): Promise<string>;
  /** A new access profile. */
  profile(): Promise<string>;
}

/** What an area adds to the tests that cover all areas. */
export interface Fixture {
  /** Stores the other company's objects. */
  put?(tx: TenantTx, other: OtherCompany): Promise<void>;
  /** How a sysadmin of another company tries to reach them. */
  foreign?(other: OtherCompany): Partial<Attempts<Api>>;
  /** The same through the generic proxy. */
  proxied?(other: OtherCompany): readonly Attempt[];
  /** Steps that make each change of the area: setup, then the call. */
  changes?(world: ChangesWorld): Changes;
  /** Changes that restrict later changes. */
  lastChanges?(world: ChangesWorld): Changes;
}

/** A call that names no object: any response is fine if it has no data of the other company. */
export const NAMES_NOTHING: readonly Attempt[] = [{ answers: [200, 201, 400, 401, 403, 409, 422, 503] }];

/** A list, requested with every parameter that might widen it. */
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

/** Every action on one object behind the generic proxy; `data` is what `patch` tries to change. */
export const proxiedThing = (resource: string, id: string, data: object): Attempt[] => [
  ...(['get', 'delete'] as const).map((action) => proxied(resource, { action, id })),
  proxied(resource, { action: 'patch', id, data }),
];

/** A link that was never issued. */
export const namesNoLink = (other: OtherCompany, body: object): Attempt[] => [
  { body: { email: other.email, password: PASSWORD, tenant_db: 'rif', ...body }, answers: [410] },
];
