import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verb } from './inspect.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'casbah-inspect-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function run(args: string[], input = '') {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const exitCode = await verb.run(args, { stdin: Readable.from([Buffer.from(input)]), stdout, stderr });
  const rows = String(stdout.read() ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  return { exitCode, rows, errors: String(stderr.read() ?? '') };
}

const CARD = 'Card number: 4111 1111 1111 1111';

test('prints one object per file, in their order', async () => {
  const packed = file('mail.txt.gz', gzipSync(`Dear Ann,\n${CARD}`));
  const plain = file('plain.txt', 'nothing');
  const { exitCode, rows } = await run([packed, plain]);
  expect(exitCode).toBe(0);
  expect(rows).toMatchObject([
    {
      file: packed,
      type: 'gz',
      problems: [],
      findings: [{ identifier: 'card-visa', confidence: 'narrow', place: { line: 2 } }],
    },
    { file: plain, type: 'text', findings: [], problems: [] },
  ]);
});

test('takes a field of every record for a document, whose positions are those of the field', async () => {
  const records = [{ body: `<b>é</b> ${CARD}` }, { body: 1 }];
  const input = `${records.map((record) => JSON.stringify(record)).join('\n')}\nnot json\n`;
  const { exitCode, rows, errors } = await run(['--jsonl', 'body', '-'], input);
  expect(exitCode).toBe(1);
  expect(rows).toMatchObject([
    { record: 1, type: 'text', findings: [{ start: 22, end: 41 }] },
    { record: 2, findings: [], problems: [{ code: 'corrupt' }] },
    { record: 3, problems: [{ code: 'corrupt' }] },
  ]);
  expect(errors).toContain("Record 2 has no text in the field 'body'.");
});

test('says what could not be read, and goes on', async () => {
  const plain = file('here.txt', CARD);
  const { exitCode, rows, errors } = await run([join(folder, 'missing'), folder, plain]);
  expect(exitCode).toBe(1);
  expect(rows).toHaveLength(1);
  expect(errors).toContain('There is no such file.');
  expect(errors).toContain('This is a folder.');
});

test('refuses wrong usage', async () => {
  expect((await run([])).exitCode).toBe(2);
  expect((await run(['--max-findings', 'many', '-'])).errors).toContain(
    '--max-findings takes a whole number',
  );
});

test('limits the listed findings, but counts all', async () => {
  const { rows } = await run(['--max-findings', '1', '-'], `${CARD}\n${CARD}\n`);
  expect(rows[0]).toMatchObject({
    omitted_findings: 1,
    counts: [{ identifier: 'card-visa', count: 2, distinct: 1 }],
  });
  expect(rows[0].findings).toHaveLength(1);
});
