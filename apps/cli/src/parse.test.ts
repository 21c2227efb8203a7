import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { verb as formats } from './formats.ts';
import { verb as parse } from './parse.ts';
import type { Verb } from './verb.ts';

const SQUID =
  '1795248862.123    921 192.168.0.68 TCP_MISS/200 507 POST http://example.com/a jdoe HIER_DIRECT/93.184.216.34 application/xml';
const ASA = 'Nov 20 2026 08:14:22 fw : %ASA-5-304001: 10.1.1.1 Accessed URL 93.184.216.34:http://a.example/';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casbah-parse-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function put(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

/** Runs a verb; returns its exit code and output. */
async function run(verb: Verb, args: string[], input = '') {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const out: Buffer[] = [];
  const err: Buffer[] = [];
  stdout.on('data', (chunk: Buffer) => out.push(chunk));
  stderr.on('data', (chunk: Buffer) => err.push(chunk));
  const code = await verb.run(args, { stdin: Readable.from([Buffer.from(input)]), stdout, stderr });
  const text = Buffer.concat(out).toString();
  return {
    code,
    text,
    rows: text.startsWith('{')
      ? text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
      : [],
    errors: Buffer.concat(err).toString(),
  };
}

describe('casbah parse', () => {
  test('prints one event per line, with its field names, line and format', async () => {
    const { code, rows, errors } = await run(parse, [await put('a.log', `${SQUID}\n\n${ASA}\n`)]);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(rows).toMatchObject([
      {
        time: '2026-11-21T08:14:22.123Z',
        kind: 'traffic',
        user: 'jdoe',
        bytes_down: 507,
        line: 1,
        format: 'squid-native',
      },
      { host: 'a.example', line: 3, format: 'cisco-asa' },
    ]);
    expect(rows[0]).not.toHaveProperty('bytes_up');
    expect(rows[0]).not.toHaveProperty('file');
  });

  test('reads standard input, gzip, and several files', async () => {
    expect((await run(parse, ['-'], SQUID)).rows).toMatchObject([{ line: 1, host: 'example.com' }]);
    const packed = await put('b.log.gz', gzipSync(`${ASA}\n`));
    const plain = await put('a.log', SQUID);
    expect((await run(parse, [plain, packed])).rows).toMatchObject([
      { file: plain, line: 1, format: 'squid-native' },
      { file: packed, line: 1, format: 'cisco-asa' },
    ]);
  });

  test('writes rejected lines to a file, and prints counts for people', async () => {
    const rejects = join(folder, 'rejects.jsonl');
    const { code, rows, errors } = await run(parse, [
      await put('a.log', `${SQUID}\nnonsense\n`),
      '--rejects',
      rejects,
      '--stats',
    ]);
    expect(code).toBe(0);
    expect(rows).toHaveLength(1);
    expect(JSON.parse(await readFile(rejects, 'utf8'))).toEqual({
      reason: 'unknown_format',
      detail: 'no format knows a line like this',
      line: 2,
      offset: SQUID.length + 1,
      text: 'nonsense',
    });
    expect(JSON.parse(errors)).toMatchObject({
      lines: 2,
      events: 1,
      rejected: 1,
      rejects: { unknown_format: 1 },
      formats: { 'squid-native': 1 },
    });
  });

  test('adds the cloud service unless disabled', async () => {
    const path = await put('a.log', SQUID.replaceAll('example.com', 'www.dropbox.com'));
    expect((await run(parse, [path])).rows).toMatchObject([
      { host: 'www.dropbox.com', service_id: 'dropbox' },
    ]);
    expect((await run(parse, [path, '--no-services'])).rows[0]).not.toHaveProperty('service_id');
  });

  test('prints activities with their origins and original record, also from an answer of an API', async () => {
    const record = {
      requestTime: '2026-11-20T08:14:22.006Z',
      systemAccount: 'sidrissi',
      activityAction: 'READ',
      taskDisplayName: 'View Payroll Report',
    };
    const path = await put('a.json', JSON.stringify({ total: 2, data: [record, record] }));
    const { rows, errors } = await run(parse, [path, '--stats']);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      time: '2026-11-20T08:14:22.006Z',
      kind: 'activity',
      user: 'sidrissi',
      activity: 'view',
      object: 'View Payroll Report',
      service: 'Workday',
      outcome: 'success',
      extra: { source_action: 'READ View Payroll Report' },
      format: 'workday',
    });
    expect(rows[0].origins).toContain('user=systemAccount');
    expect(JSON.parse(rows[0].raw)).toEqual(record);
    expect(JSON.parse(errors)).toMatchObject({ events: 2, formats: { workday: 2 }, kinds: { activity: 2 } });
    expect((await run(parse, [path, '--no-raw'])).rows[0]).not.toHaveProperty('raw');
  });

  test('accepts a format and a time zone', async () => {
    const path = await put('a.log', `${ASA}\n${SQUID}\n`);
    const { rows } = await run(parse, [path, '--format', 'cisco-asa', '--timezone', 'Asia/Tokyo']);
    expect(rows).toMatchObject([{ time: '2026-11-19T23:14:22.000Z', line: 1 }]);
  });

  test('returns documented exit codes', async () => {
    expect(await run(parse, [])).toMatchObject({
      code: 2,
      errors: expect.stringContaining('Name at least one file'),
    });
    expect(await run(parse, ['x', '--format', 'nonsense'])).toMatchObject({
      code: 2,
      errors: expect.stringContaining('nonsense'),
    });
    expect(await run(parse, ['x', '--timezone', 'Europe/Lyon'])).toMatchObject({
      code: 2,
      errors: expect.stringContaining('Europe/Lyon'),
    });
    expect(await run(parse, ['--what'])).toMatchObject({ code: 2 });
    expect(await run(parse, [join(folder, 'missing')])).toMatchObject({
      code: 1,
      errors: expect.stringContaining('File not found'),
    });
    expect(await run(parse, [folder])).toMatchObject({ code: 1, errors: expect.stringContaining('folder') });
    expect(await run(parse, ['-'], 'nonsense\n')).toMatchObject({ code: 3, text: '' });
    expect(await run(parse, ['-'], '')).toMatchObject({ code: 0, text: '' });
    expect(await run(parse, [await put('x.png', Buffer.from('89504e470d0a1a0a00', 'hex'))])).toMatchObject({
      code: 1,
      errors: expect.stringContaining('PNG'),
    });
  });

  test('reads the events of a truncated file, continues with the next, and exits with an error', async () => {
    const packed = gzipSync(`${SQUID}\n`.repeat(2000));
    const cut = await put('cut.gz', packed.subarray(0, packed.length - 100));
    const { code, rows, errors } = await run(parse, [cut, await put('a.log', ASA)]);
    expect(code).toBe(1);
    expect(errors).toContain('is truncated');
    expect(rows.length).toBeGreaterThan(1000);
    expect(rows.at(-1)).toMatchObject({ format: 'cisco-asa' });
  });

  test('waits for a slow reader of its output', async () => {
    let most = 0;
    let written = 0;
    const slow = new Writable({
      highWaterMark: 1024,
      write(chunk: Buffer, _encoding, done) {
        most = Math.max(most, slow.writableLength);
        written += chunk.length;
        setImmediate(done);
      },
    });
    const path = await put('a.log', `${SQUID}\n`.repeat(20_000));
    expect(
      await parse.run([path], { stdin: Readable.from([]), stdout: slow, stderr: new PassThrough() }),
    ).toBe(0);
    expect(written).toBeGreaterThan(4_000_000);
    expect(most).toBeLessThan(600_000);
  });

  test('ends quietly when its reader exits', async () => {
    const closed = new Writable({
      write(_chunk, _encoding, done) {
        done(Object.assign(new Error('EPIPE'), { code: 'EPIPE' }));
      },
    });
    const stderr = new PassThrough();
    const path = await put('a.log', `${SQUID}\n`.repeat(20_000));
    expect(await parse.run([path], { stdin: Readable.from([]), stdout: closed, stderr })).toBe(0);
    expect(stderr.read()).toBeNull();
  });
});

describe('casbah parse --who-is-where', () => {
  const LEASE = 'Nov 20 08:00:00 dhcp1 dhcpd[812]: DHCPACK on 10.0.0.5 to 00:50:56:13:60:56 (PC-17) via eth1';

  test('reads identity mappings in traffic logs, and rejects them without the option', async () => {
    const file = await put('mixed.log', `${SQUID}\n${LEASE}\n`);
    const { rows } = await run(parse, ['--who-is-where', file]);
    expect(rows).toMatchObject([
      { kind: 'traffic', user: 'jdoe' },
      { kind: 'audit', activity: 'renew', src_ip: '10.0.0.5', device: 'PC-17', format: 'isc-dhcpd' },
    ]);
    expect((await run(parse, [file])).rows).toHaveLength(1);
  });
});

describe('casbah formats', () => {
  test('lists names and titles, or JSON with the fields', async () => {
    expect((await run(formats, [])).text).toMatch(/^squid-native +Squid access\.log, native format$/m);
    const { rows } = await run(formats, ['--json']);
    expect(rows.find(({ name }) => name === 'squid-native')?.fields).toContain('bytes_down');
    expect((await run(formats, ['--what'])).code).toBe(2);
  });
});

test("doesn't crash when the output is closed early", async () => {
  const stdout = new PassThrough();
  stdout.destroy();
  await once(stdout, 'close');
  expect(
    await parse.run(['-'], { stdin: Readable.from([Buffer.from('')]), stdout, stderr: new PassThrough() }),
  ).toBe(0);
});
