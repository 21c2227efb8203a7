import { type Client, createClient } from '@casbah/contract/client';
import { readSettings } from '@casbah/server/settings';
import { readDemoAccount } from './demo-account.ts';

/** The server can't be used as requested; the message says what to do. */
export class ConnectionError extends Error {}

/** A signed-in connection to a Casbah server, with the cookies a browser would keep. */
export interface Connection {
  origin: string;
  client: Client;
  /** For streamed calls: adds cookies and CSRF token. */
  fetch: typeof fetch;
}

export interface Credentials {
  email: string;
  password: string;
}

const CSRF_COOKIE = 'csrftoken';

function cookieKeepingFetch(apiKey: string | undefined): {
  fetch: typeof fetch;
  cookie: (name: string) => string | undefined;
} {
  const jar = new Map<string, string>();
  return {
    cookie: (name) => jar.get(name),
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      if (apiKey !== undefined) headers.set('authorization', `Bearer ${apiKey}`);
      if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
      const token = jar.get(CSRF_COOKIE);
      if (token !== undefined) headers.set('x-csrftoken', decodeURIComponent(token));
      const response = await fetch(input, { ...init, headers });
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';', 1);
        const equals = pair.indexOf('=');
        jar.set(pair.slice(0, equals), pair.slice(equals + 1));
      }
      return response;
    },
  };
}

/** Connects without signing in: for the first run and public calls. With an API key, no sign-in is needed. */
export function connect(origin: string, apiKey?: string): Connection {
  const keeping = cookieKeepingFetch(apiKey);
  const csrfToken = (): string | undefined => {
    const token = keeping.cookie(CSRF_COOKIE);
    return token === undefined ? undefined : decodeURIComponent(token);
  };
  return { origin, fetch: keeping.fetch, client: createClient({ fetch: keeping.fetch, origin, csrfToken }) };
}

/**
 * Uses the API key in `CASBAH_API_KEY`, or signs in with the given credentials, or with the demo's if its server runs
 * here and its data folder is readable.
 */
export async function signIn(origin: string, given: Partial<Credentials>): Promise<Connection> {
  const { CASBAH_API_KEY } = process.env;
  if (CASBAH_API_KEY !== undefined && CASBAH_API_KEY !== '') return connect(origin, CASBAH_API_KEY);
  const connection = connect(origin);
  // The first response also sets the CSRF cookie that sign-in needs.
  const setup = await connection.client.call('GET /user/setup', {});
  if (setup.needs_setup) {
    throw new ConnectionError(
      `Casbah at ${origin} isn't set up yet. Open it in a browser and create the first account.`,
    );
  }
  const demo = given.email === undefined && isHere(origin) ? await readDemoAccount(dataFolder()) : undefined;
  const email = given.email ?? demo?.email;
  const password = given.password ?? demo?.password;
  if (email === undefined || password === undefined) {
    throw new ConnectionError(
      'Not signed in. Set CASBAH_API_KEY, or CASBAH_PASSWORD with CASBAH_EMAIL or --email.',
    );
  }
  await connection.client.call('POST /user/loginapi', { body: { email, password } });
  return connection;
}

/** The demo's password is never sent to another machine. */
function isHere(origin: string): boolean {
  return URL.canParse(origin) && ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(origin).hostname);
}

function dataFolder(): string {
  const { CASBAH_DATA } = process.env;
  return readSettings(CASBAH_DATA === undefined ? {} : { CASBAH_DATA }).dataFolder;
}
