import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RecordMatcher } from '@casbah/inspection/exact-match/match-records';
import { readRecordIndex } from '@casbah/inspection/exact-match/record-index';
import { readFingerprintIndex } from '@casbah/inspection/fingerprints/fingerprint-index';
import { matchFingerprints } from '@casbah/inspection/fingerprints/match-fingerprints';
import type { FileStore } from '@casbah/stores/files/file-store';
import { openFolderFileStore } from '@casbah/stores/files/folder/folder-file-store';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildDocuments, buildTable } from './building.ts';

let folder: string;
let files: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casbah-indexes-'));
  files = await openFolderFileStore(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const COLUMNS = [
  { name: 'Name', kind: 'text', isRequired: true },
  { name: 'Account', kind: 'number', isRequired: false },
] as const;

let builds = 0;
async function build(table: string | Uint8Array, columns: readonly (typeof COLUMNS)[number][] = COLUMNS) {
  builds += 1;
  const key = randomBytes(32);
  await files.append(`table-${builds}`, 0, Buffer.from(table));
  const progress: number[] = [];
  const given = { table: `table-${builds}`, file: `built-${builds}`, columns, key };
  const outcome = await buildTable(files, given, (one) => progress.push(one));
  return { outcome, key, file: given.file, progress };
}

test.each([
  ['commas', 'Id,Account,Name\n7,8001-2345,"Benali, Amina"\n8,9001-2345,Omar Haddad\n'],
  [
    'semicolons and a byte order mark',
    '\uFEFFname;account\r\n"Benali, Amina";80012345\r\nOmar Haddad;90012345',
  ],
])('a table with %s is indexed by its columns, and found in text', async (_, table) => {
  const { outcome, key, file, progress } = await build(table);
  expect(outcome).toEqual({ rows: 2, size: await files.size(file) });
  expect(progress.at(-1)).toBeCloseTo(0.9);
  const index = readRecordIndex(await files.readAt(file, 0, 1_000_000));
  const matcher = new RecordMatcher(index, key, { atLeast: 2, within: 100, required: [0] });
  expect(matcher.match('Transfer to Amina Benali')).toEqual([]);
  expect(matcher.match('Transfer to Benali Amina, account 8001 2345')).toMatchObject([
    { row: 0, columns: [0, 1] },
  ]);
  expect(matcher.match('Omar Haddad, 8001 2345')).toEqual([]);
  const bytes = Buffer.from(await files.readAt(file, 0, 1_000_000)).toString('latin1');
  expect(bytes).not.toMatch(/benali|haddad/i);
});

test('a table that can’t be indexed gives the reason', async () => {
  expect((await build('Id,Name\n1,Amina\n')).outcome).toEqual({ error: 'no_column' });
  expect((await build('Name,Account\n')).outcome).toEqual({ error: 'no_rows' });
  expect((await build('Name,Account\n,\n-,x\n')).outcome).toEqual({ error: 'no_rows' });
  expect((await build('')).outcome).toEqual({ error: 'no_rows' });
  expect((await build(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0))).outcome).toEqual({ error: 'not_a_table' });
  expect((await build(Uint8Array.of(0xe9, 0x0a))).outcome).toEqual({ error: 'not_a_table' });
});

test('documents are read once; their fingerprints find excerpts, and joining needs no document', async () => {
  const story = Array.from({ length: 120 }, (_, at) => `clause${at} of the agreement${at % 7}`).join(' ');
  const other = Array.from({ length: 60 }, (_, at) => `item${at} in stock${at % 5}`).join(' ');
  await files.append('document-1', 0, Buffer.from(story));
  await files.append('document-2', 0, Buffer.from(other));
  await files.append('document-3', 0, Buffer.from('short'));
  const given = (number: number, isRead: boolean) => ({
    id: `${number}`,
    fingerprint: `fingerprint-${number}`,
    unread: isRead ? undefined : { file: `document-${number}`, name: `${number}.txt` },
  });
  const all = [given(1, false), given(2, false), given(3, false)];
  const built = await buildDocuments(files, { documents: all, file: 'all', now: 0 }, () => {});
  expect(built).toEqual({ size: await files.size('all'), documents: 2, empty: ['3'] });
  for (const number of [1, 2, 3]) await files.remove(`document-${number}`);
  await buildDocuments(files, { documents: [given(1, true)], file: 'one', now: 0 }, () => {});
  const excerpt = story.slice(400, 1600);
  for (const file of ['all', 'one']) {
    const index = readFingerprintIndex(await files.readAt(file, 0, 1_000_000));
    expect(matchFingerprints(index, excerpt)).toMatchObject([{ document: '1' }]);
  }
});
