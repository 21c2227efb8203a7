import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, Browser, firstRunOf, openTestServer, type TestServer } from '../test-compose.ts';
import { MailFolder } from './folder-carrier.ts';

let folder: string;
let name: string;
let open: TestServer;
/** One that others reach, too. */
let reachable: TestServer;
/** One that has a mail server. */
let withMailServer: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casbah-mails-'));
  const from = { name: 'Casbah', address: 'casbah@atlas.example' };
  const mailFolder = new MailFolder({ folder, from, clock: () => Date.UTC(2026, 10, 21, 12) });
  await mailFolder.send({
    ...{ id: crypto.randomUUID(), to: 'amina@atlas.example', subject: 'Your code', text: '123456' },
    html: '<p>123456</p>',
  });
  name = (await mailFolder.list(1))[0]?.name ?? '';
  open = await openTestServer({ mailFolder, firstRun: firstRunOf(true) });
  reachable = await openTestServer({ mailFolder, firstRun: firstRunOf(false) });
  withMailServer = await openTestServer({ firstRun: firstRunOf(true) });
});
afterAll(async () => {
  for (const server of [open, reachable, withMailServer]) await server.close();
  await rm(folder, { recursive: true });
});

test('mails of the folder are listed and read by those at the machine', async () => {
  const here = new Browser(open.app);
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

test.each([
  ['from another machine', () => new Browser(open.app, '10.0.0.7'), {}],
  ['through a proxy', () => new Browser(open.app), { 'x-forwarded-for': '10.0.0.7' }],
  [
    'by another name of this machine, as a page elsewhere could make it',
    () => new Browser(open.app),
    { host: 'rebound.example' },
  ],
  ['of a server that others reach', () => new Browser(reachable.app), {}],
  ['where a mail server is set', () => new Browser(withMailServer.app), {}],
])('to everybody else there is nothing there: %s', async (_where, browser, headers) => {
  for (const path of ['/user/mails', `/user/mails/${name}`]) {
    const answer = await browser().get(path, { headers });
    expect([answer.statusCode, answer.json().error]).toEqual([404, 'NOT_FOUND']);
  }
});

test('a sysadmin elsewhere reads none either', async () => {
  await addPerson(open.control, { tenant: 'atlas', email: 'owner@atlas.example', role: 'sysadmin' });
  const owner = new Browser(open.app, '10.0.0.7');
  await owner.signIn('owner@atlas.example');
  expect((await owner.get(`/user/mails/${name}`)).statusCode).toBe(404);
});
