import { api } from '@casbah/contract/api';
import { RECORDED_SIGN_ON_PAGES } from '@casbah/contract/sso';
import { addTenant } from '@casbah/stores/control/tenant/tenants';
import type { LightMyRequestResponse } from 'fastify';
import {
  addPerson,
  Browser,
  openTestServer,
  type TestServer,
  type TestServerOptions,
} from '../test-compose.ts';
import { askedIn, inForm, type Saying, TestProvider } from './test-provider.ts';

/** Two companies, each with a sysadmin, and a SAML provider of the first. */
export interface Atlas {
  server: TestServer;
  admin: Browser;
  provider: TestProvider;
  /** The provider's ID here. */
  id: string;
  close(): Promise<void>;
}

export const ORIGIN = 'http://localhost:80';

export async function openAtlas(options: TestServerOptions = {}): Promise<Atlas> {
  const server = await openTestServer(options);
  // The library reads the system clock, so the test clock follows it.
  let ahead = 0;
  Object.defineProperty(server.clock, 'now', {
    get: () => Date.now() + ahead,
    set: (time: number) => {
      ahead = time - Date.now();
    },
  });
  await server.control.asSystem(async (tx) => {
    await addTenant(tx, { id: 'atlas', name: 'Atlas', primary_domain: 'atlas.example', created_on: 1 });
    await addTenant(tx, { id: 'boreal', name: 'Boreal', primary_domain: 'boreal.example', created_on: 1 });
  });
  await addPerson(server.control, { tenant: 'atlas', email: 'root@atlas.example', role: 'sysadmin' });
  await addPerson(server.control, { tenant: 'atlas', email: 'amal@atlas.example', role: 'enduser' });
  await addPerson(server.control, { tenant: 'boreal', email: 'root@boreal.example', role: 'sysadmin' });
  const admin = new Browser(server.app);
  await admin.signIn('root@atlas.example');
  const provider = await TestProvider.make('https://idp.atlas.example');
  const id = await setUp(admin, provider);
  return { server, admin, provider, id, close: () => server.close() };
}

/** Sets up a SAML provider as the sysadmin `admin`. Returns its ID. */
export async function setUp(
  admin: Browser,
  provider: TestProvider,
  more: Record<string, unknown> = {},
): Promise<string> {
  const { id } = (await admin.get('/admin/sso/service')).json<{ id: string }>();
  const made = await admin.post('/admin/sso/providers', {
    id,
    kind: 'saml',
    name: `Provider ${id.slice(0, 4)}`,
    metadata_xml: provider.metadata,
    ...more,
  });
  if (made.statusCode !== 201) throw new Error(made.body);
  return id;
}

export const acsOf = (id: string): string => `${ORIGIN}/saml2/acs/${id}`;
export const entityOf = (id: string): string => `${ORIGIN}/saml2/metadata/${id}`;

/** A browser that was redirected to the provider. */
export async function begin(
  server: TestServer,
  id: string,
  query = '',
  browser: Browser = new Browser(server.app),
): Promise<{ browser: Browser; asked: ReturnType<typeof askedIn>; saying: Saying }> {
  const response = await browser.get(`/saml2/login?idp=${id}${query}`);
  const asked = askedIn(String(response.headers.location));
  return { browser, asked, saying: { inResponseTo: asked.id, acs: acsOf(id), audience: entityOf(id) } };
}

/** Posts the provider's form like a browser does from another site: without our cookies. */
export function post(
  server: TestServer,
  path: string,
  fields: Record<string, string>,
): Promise<LightMyRequestResponse> {
  return server.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://idp.atlas.example' },
    payload: new URLSearchParams(fields).toString(),
  });
}

export async function answer(server: TestServer, id: string, xml: string, relay: string): Promise<string> {
  const response = await post(server, `/saml2/acs/${id}`, { SAMLResponse: inForm(xml), RelayState: relay });
  return String(response.headers.location);
}

/** Final URL after the provider's form, and whether a session exists there. */
export async function arrive(
  browser: Browser,
  location: string,
): Promise<{ location: string; email: string | undefined }> {
  const response = location.startsWith('/saml2/finish') ? await browser.get(location) : undefined;
  const session = await browser.get('/admin/user/sessions');
  return {
    location: response === undefined ? location : String(response.headers.location),
    email: session.statusCode === 200 ? session.json<{ user_email: string }>().user_email : undefined,
  };
}

/** Audit trail actions without a sentence in the history. */
export async function unknownActions({ control }: TestServer): Promise<string[]> {
  const entries = await control.asSystem((tx) =>
    tx.selectFrom('audit_trail').select('action').distinct().execute(),
  );
  const known = new Set([...Object.keys(api), ...RECORDED_SIGN_ON_PAGES]);
  return entries.map(({ action }) => action).filter((action) => !known.has(action));
}
