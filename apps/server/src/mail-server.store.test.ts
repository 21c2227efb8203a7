import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from './compose.ts';
import { readSettings } from './settings.ts';
import { PASSWORD } from './test-compose.ts';

const EMAIL = 'nadia@atlas.example';
const received: { to: string[]; mail: string }[] = [];
let folder: string;
let mailServer: SMTPServer;
let server: RunningServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'casbah-mailing-'));
  mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      text(stream).then((mail) => {
        received.push({ mail, to: session.envelope.rcptTo.map(({ address }) => address) });
        done();
      }, done);
    },
  });
  const listening = mailServer.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (!(address instanceof Object)) throw new Error('The mail server does not listen');
  server = await startServer({
    settings: readSettings({
      CASBAH_DATA: folder,
      CASBAH_PORT: '0',
      CASBAH_PUBLIC_URL: 'https://casbah.atlas.example',
      CASBAH_SMTP_URL: `smtp://127.0.0.1:${address.port}`,
      CASBAH_MAIL_FROM: 'Casbah of Atlas <casbah@atlas.example>',
    }),
    log: { write() {} },
  });
}, 120_000);
afterAll(async () => {
  await server?.stop();
  await new Promise<void>((resolve) => mailServer.close(() => resolve()));
  rmSync(folder, { recursive: true, force: true });
});

const cookies = new Map<string, string>();
/** Over a socket, with a `Host` header that `fetch` doesn't allow. */
async function send(method: string, path: string, { body, host }: { body?: object; host?: string } = {}) {
  const { hostname, port } = new URL(server.origin);
  const asking = request({
    hostname,
    port,
    method,
    path,
    headers: {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrftoken': cookies.get('csrftoken') ?? '',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(host === undefined ? {} : { host, 'x-forwarded-host': host }),
    },
  });
  asking.end(body === undefined ? undefined : JSON.stringify(body));
  const [answer] = await once(asking, 'response');
  for (const line of answer.headers['set-cookie'] ?? []) {
    const [pair = ''] = line.split(';');
    cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  }
  await text(answer);
  return answer.statusCode;
}

test('sends an email through the mail server, with a link to the public URL whatever the request says', async () => {
  await send('GET', '/user/setup');
  const first = { company: 'Atlas', name: 'Nadia', email: EMAIL, password: PASSWORD };
  const setup_token = server.setup?.token;
  expect(await send('POST', '/user/setup', { body: { ...first, setup_token } })).toBe(201);
  const asked = { body: { email: EMAIL }, host: 'evil.example' };
  await send('GET', '/user/setup', { host: 'evil.example' });
  expect(await send('POST', '/user/forgotpasswordapi', asked)).toBe(200);
  await expect.poll(() => received.length, { timeout: 30_000 }).toBe(1);
  expect(received[0]?.to).toEqual([EMAIL]);
  const mail = await PostalMime.parse(received[0]?.mail ?? '');
  expect(mail.from).toEqual({ name: 'Casbah of Atlas', address: 'casbah@atlas.example' });
  expect(mail.text).toContain('https://casbah.atlas.example/#/resetpassword?ctx=');
  expect(mail.html).toContain('href="https://casbah.atlas.example/#/resetpassword?ctx=');
  expect(received[0]?.mail).not.toContain('evil.example');
});

test('with a mail server, no one can read emails here', async () => {
  expect(await send('GET', '/user/mails')).toBe(404);
});
