import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, Browser, openTestServer, type TestServer } from '../test-compose.ts';
import { MailFolder } from './folder-transport.ts';

let folder: string;
let name: string;
let open: TestServer;
/** A server that other machines can reach. */
let reachable: TestServer;
/** A server with a mail server. */
let withMailServer: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casbah-mails-'));
  const from = { name: 'Casbah', address: 'casbah@atlas.example' };
  const mailFolder = new MailFolder({ folder, from, clock: () => Date.UTC(2026, 10, 21, 12) });
  await mailFolder.send({
    id: crypto.randomUUID(),
    to: 'amina@atlas.example',
    subject: 'Your code',
    text: '123456',
    html: '<p>123456</p>',
  });
  name = (await mailFolder.list(1))[0]?.name ?? '';
  const mailTransport = { transport: mailFolder, folder: mailFolder };
  open = await openTestServer({ given: { mailTransport } });
  reachable = await openTestServer({ given: { mailTransport, isLocalOnly: false } });
  withMailServer = await openTestServer();
});
afterAll(async () => {
  for (const server of [open, reachable, withMailServer]) await server.close();
  await rm(folder, { recursive: true });
});

test('lists and reads emails in a browser that presented the code', async () => {
  const here = new Browser(open.app);
  expect((await here.present(open.provided.operator.newCode())).statusCode).toBe(200);
  const list = await here.get('/user/mails');
  expect(list.json()).toEqual({
    api_response: 'success',
    mails: [{ name, time: '2026-11-21T12:00:00.000Z', to: 'amina@atlas.example', subject: 'Your code' }],
  });
  const { mail } = (await here.get(`/user/mails/${name}`)).json();
  expect(mail).toMatchObject({ name, from: 'casbah@atlas.example', subject: 'Your code' });
  expect([mail.text.trim(), mail.html.trim()]).toEqual(['123456', '<p>123456</p>']);
  expect((await here.get('/user/mails/..%2f..%2fkeys.json')).statusCode).toBe(404);
  expect((await here.get(`/user/mails/${name.replace('20261121', '20261122')}`)).statusCode).toBe(404);
});

const everybodyElse: [string, () => TestServer, string, Record<string, string>][] = [
  ['from another machine', () => open, '10.0.0.7', {}],
  [
    'by another name of this machine, as a page elsewhere could make it',
    () => open,
    '127.0.0.1',
    { host: 'rebound.example' },
  ],
  ['of a server that others reach', () => reachable, '127.0.0.1', {}],
  ['where a mail server is set', () => withMailServer, '127.0.0.1', {}],
  ...Object.entries({
    'x-forwarded-for': '10.0.0.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'casbah.example',
    forwarded: 'for=10.0.0.7',
    via: '1.1 proxy.example',
    'x-real-ip': '10.0.0.7',
    'x-client-ip': '10.0.0.7',
    'cf-connecting-ip': '203.0.113.7',
  }).map(([name, value]): [string, () => TestServer, string, Record<string, string>] => [
    `through a proxy that adds ${name}`,
    () => open,
    '127.0.0.1',
    { [name]: value },
  ]),
];
test.each(everybodyElse)(
  'is not found for everyone else, with or without the code: %s',
  async (_where, server, address, headers) => {
    const visitor = new Browser(server().app, address);
    for (const hasCode of [false, true]) {
      if (hasCode) {
        const exchanged = new Browser(server().app, '127.0.0.1');
        await exchanged.present(server().provided.operator.newCode());
        for (const [name, value] of exchanged.cookies) visitor.cookies.set(name, value);
      }
      for (const path of ['/user/mails', `/user/mails/${name}`]) {
        const answer = await visitor.get(path, { headers });
        expect([answer.statusCode, answer.json().error]).toEqual([404, 'NOT_FOUND']);
      }
    }
  },
);

test("a local address isn't enough: other users and proxies that add no header have it, too", async () => {
  const anybody = new Browser(open.app);
  expect((await anybody.get('/user/mails')).statusCode).toBe(404);
  expect((await anybody.get(`/user/mails/${name}`)).statusCode).toBe(404);
});

test("a sysadmin elsewhere can't read any either", async () => {
  await addPerson(open.control, { tenant: 'atlas', email: 'owner@atlas.example', role: 'sysadmin' });
  const owner = new Browser(open.app, '10.0.0.7');
  await owner.signIn('owner@atlas.example');
  expect((await owner.get(`/user/mails/${name}`)).statusCode).toBe(404);
});
