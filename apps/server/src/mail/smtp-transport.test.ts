import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import type { MailMessage } from './message.ts';
import { smtpOptions, smtpTransport } from './smtp-transport.ts';
import { MailRejected } from './transport.ts';

const FROM = { name: 'Casbah of Atlas', address: 'casbah@atlas.example' };
const letter = (more: Partial<MailMessage> = {}): MailMessage => ({
  id: 'letter-1',
  to: 'amina@atlas.example',
  subject: 'Grüße',
  text: 'Hello',
  html: '<p>Hello</p>',
  ...more,
});

const open: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

interface Received {
  mail: string;
  to: string[];
  secure: boolean;
  user: string | undefined;
}

/** A third-party mail server. */
async function mailServer(options: SMTPServerOptions = {}): Promise<{ port: number; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    onData(stream, session, done) {
      text(stream).then((mail) => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ mail, to, secure: session.secure, user: session.user });
        done();
      }, done);
    },
    ...options,
  });
  // Clients that disconnect midway are part of some tests.
  server.on('error', () => {});
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  open.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { port: portOf(listening), received };
}

function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (!(address instanceof Object)) throw new Error('The server does not listen');
  return address.port;
}

const send = (url: string, one = letter(), more: object = {}): Promise<void> =>
  smtpTransport({ ...smtpOptions(url), ...more }, FROM).send(one, AbortSignal.timeout(30_000));

/** Rules for remote mail servers, tested with a local one. */
const elsewhere = (port: number) => ({ host: '127.0.0.1', port });

test('delivers an email completely, and to its recipient only', async () => {
  const { port, received } = await mailServer();
  await send(`smtp://127.0.0.1:${port}`);
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toEqual(['amina@atlas.example']);
  const mail = received[0]?.mail ?? '';
  expect(mail).toContain('From: Casbah of Atlas <casbah@atlas.example>');
  expect(mail).toContain('To: amina@atlas.example');
  expect(mail).toContain('Message-ID: <letter-1@atlas.example>');
  expect(mail).toContain('Auto-Submitted: auto-generated');
  expect(mail).toMatch(/Content-Type: text\/plain/);
  expect(mail).toMatch(/Content-Type: text\/html/);
});

test('sends nothing to a remote mail server without TLS, not even the password', async () => {
  const said: string[] = [];
  const { port, received } = await mailServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username = '' }, _session, done) {
      said.push(username);
      done(null, { user: username });
    },
  });
  const { host: _, port: __, ...rules } = smtpOptions('smtp://casbah:secret@mail.atlas.example');
  await expect(
    smtpTransport({ ...rules, ...elsewhere(port) }, FROM).send(letter(), AbortSignal.timeout(30_000)),
  ).rejects.toThrow(/STARTTLS|TLS/i);
  expect([received, said]).toEqual([[], []]);
});

test('nor to one with an untrusted certificate', async () => {
  const { port, received } = await mailServer();
  const { host: _, port: __, ...rules } = smtpOptions('smtp://mail.atlas.example');
  await expect(
    smtpTransport({ ...rules, ...elsewhere(port) }, FROM).send(letter(), AbortSignal.timeout(30_000)),
  ).rejects.toThrow(/self-signed|certificate/i);
  expect(received).toEqual([]);
});

test('sends to a trusted one over TLS, after signing in', async () => {
  const { port, received } = await mailServer({
    onAuth: ({ username = '', password }, _session, done) =>
      password === 'p@ss/word' ? done(null, { user: username }) : done(new Error('wrong')),
  });
  const { host: _, port: __, tls, ...rules } = smtpOptions('smtp://casbah:p%40ss%2Fword@mail.atlas.example');
  await smtpTransport(
    { ...rules, ...elsewhere(port), tls: { ...tls, rejectUnauthorized: false } },
    FROM,
  ).send(letter(), AbortSignal.timeout(30_000));
  expect(received).toMatchObject([{ secure: true, user: 'casbah' }]);
});

test('parses each kind of mail server URL', () => {
  expect(smtpOptions('smtps://mail.atlas.example')).toMatchObject({ port: 465, secure: true });
  expect(smtpOptions('smtp://mail.atlas.example')).toMatchObject({
    port: 587,
    requireTLS: true,
    ignoreTLS: false,
  });
  expect(smtpOptions('smtp://localhost:25')).toMatchObject({ port: 25, requireTLS: false });
  expect(smtpOptions('smtp://[::1]:25')).toMatchObject({ host: '::1', requireTLS: false });
  expect(smtpOptions('smtp://localhost.evil.example:25')).toMatchObject({ requireTLS: true });
});

test("an unknown recipient is a permanent failure, a busy server isn't", async () => {
  const replies = [550, 451];
  const { port } = await mailServer({
    onRcptTo(_address, _session, done) {
      done(Object.assign(new Error('no'), { responseCode: replies.shift() }));
    },
  });
  await expect(send(`smtp://127.0.0.1:${port}`)).rejects.toBeInstanceOf(MailRejected);
  await expect(send(`smtp://127.0.0.1:${port}`)).rejects.not.toBeInstanceOf(MailRejected);
});

test('a refused sender is for the operator to fix, not a permanent failure', async () => {
  const { port } = await mailServer({
    onMailFrom: (_address, _session, done) => done(Object.assign(new Error('no'), { responseCode: 550 })),
  });
  await expect(send(`smtp://127.0.0.1:${port}`)).rejects.not.toBeInstanceOf(MailRejected);
});

test('gives up on a silent server after a timeout', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  open.push(() => silent.close());
  const sending = smtpTransport(smtpOptions(`smtp://127.0.0.1:${portOf(silent)}`), FROM).send(
    letter(),
    AbortSignal.timeout(300),
  );
  await expect(sending).rejects.toThrow(/abort/i);
});

test.each([
  'amina@atlas.example, eve@evil.example',
  'amina@atlas.example\r\nBcc: eve@evil.example',
  'amina@atlas.example>\r\nRCPT TO:<eve@evil.example',
  'eve@evil.example <amina@atlas.example>',
  '"eve@evil.example x"@atlas.example',
  'amina@atlas.example;eve@evil.example',
  'a:amina@atlas.example;',
  'amina',
  '',
])('refuses an email to %j without contacting the server', async (to) => {
  const { port, received } = await mailServer();
  await expect(send(`smtp://127.0.0.1:${port}`, letter({ to }))).rejects.toBeInstanceOf(MailRejected);
  expect(received).toEqual([]);
});

test('line breaks in a subject add no header', async () => {
  const { port, received } = await mailServer();
  await send(`smtp://127.0.0.1:${port}`, letter({ subject: 'Hello\r\nBcc: eve@evil.example\r\n\r\n<b>x' }));
  expect(received[0]?.to).toEqual(['amina@atlas.example']);
  const head = (received[0]?.mail ?? '').split('\r\n\r\n')[0] ?? '';
  expect(head).not.toMatch(/^bcc:/im);
});
