import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MailFolder } from './folder-transport.ts';
import type { MailMessage } from './message.ts';

const FROM = { name: 'Casbah', address: 'casbah@atlas.example' };
let base: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'casbah-mails-'));
});
afterAll(() => rm(base, { recursive: true }));

const letter = (subject: string): MailMessage => ({
  id: crypto.randomUUID(),
  to: 'amina@atlas.example',
  subject,
  text: `Text of ${subject}\n`,
  html: `<p>${subject}</p>`,
});
let folders = 0;
function newFolder(most?: number): { mails: MailFolder; path: string; clock: { now: number } } {
  folders += 1;
  const path = join(base, `mail-${folders}`);
  const clock = { now: Date.UTC(2026, 10, 21, 12) };
  const rest = most === undefined ? {} : { most };
  return {
    mails: new MailFolder({ folder: path, from: FROM, clock: () => clock.now, ...rest }),
    path,
    clock,
  };
}

test('stores an email as a file for its owner only, and reads it back unchanged', async () => {
  const { mails, path } = newFolder();
  expect(await mails.list(10)).toEqual([]);
  await mails.send(letter('Größe & Wert'));
  const [kept] = await mails.list(10);
  expect(kept).toMatchObject({
    time: '2026-11-21T12:00:00.000Z',
    to: 'amina@atlas.example',
    subject: 'Größe & Wert',
  });
  const mail = await mails.read(kept?.name ?? '');
  expect(mail).toMatchObject({ ...kept, from: 'casbah@atlas.example' });
  expect(mail?.html.trim()).toBe('<p>Größe & Wert</p>');
  expect(mail?.text.trim()).toBe('Text of Größe & Wert');
  expect((await stat(join(path, kept?.name ?? ''))).mode & 0o777).toBe(0o600);
  expect((await stat(path)).mode & 0o777).toBe(0o700);
});

test('lists newest first, and deletes the oldest', async () => {
  const { mails, path, clock } = newFolder(3);
  for (const subject of ['one', 'two', 'three', 'four']) {
    await mails.send(letter(subject));
    clock.now += 1;
  }
  expect((await mails.list(10)).map(({ subject }) => subject)).toEqual(['four', 'three', 'two']);
  expect((await mails.list(1)).map(({ subject }) => subject)).toEqual(['four']);
  expect(await readdir(path)).toHaveLength(3);
});

test('opens nothing outside the folder', async () => {
  const { mails, path } = newFolder();
  await mails.send(letter('one'));
  await writeFile(
    join(base, '20261121T120000000Z-00000000-0000-0000-0000-000000000000.eml'),
    'Subject: out\r\n\r\n',
  );
  await writeFile(join(path, 'notes.txt'), 'secret');
  for (const name of [
    '../20261121T120000000Z-00000000-0000-0000-0000-000000000000.eml',
    '..%2f20261121T120000000Z-00000000-0000-0000-0000-000000000000.eml',
    '20261121T120000000Z-00000000-0000-0000-0000-000000000000.eml',
    'notes.txt',
    '',
  ])
    expect(await mails.read(name)).toBeUndefined();
  expect(await mails.list(10)).toHaveLength(1);
});
