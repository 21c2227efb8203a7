import { Readable, Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { verb } from './services.ts';

async function casbahServices(args: string[], input = '') {
  const written = { stdout: '', stderr: '' };
  const into = (name: keyof typeof written) =>
    new Writable({
      write(chunk, _encoding, done) {
        written[name] += String(chunk);
        done();
      },
    });
  const code = await verb.run(args, {
    stdin: Readable.from([input]),
    stdout: into('stdout'),
    stderr: into('stderr'),
  });
  const lines: unknown[] = written.stdout.startsWith('{')
    ? written.stdout
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];
  return { code, lines, ...written };
}

describe('casbah services lookup', () => {
  test('prints a JSON object for each host', async () => {
    const { code, lines, stderr } = await casbahServices(['lookup', 'acme.slack.com', 'intranet.example']);
    expect(code).toBe(0);
    expect(stderr).toBe('');
    expect(lines).toEqual([
      {
        host: 'acme.slack.com',
        service_id: 'slack',
        service: 'Slack',
        vendor: 'Salesforce',
        category: 'Messaging',
        headquarters: 'US',
        risk_score: expect.any(Number),
        brr: expect.any(Number),
        level: 'low',
        instance: { name: 'acme', kind: 'corporate' },
      },
      {
        host: 'intranet.example',
        service_id: null,
        service: null,
        vendor: null,
        category: null,
        headquarters: null,
        risk_score: null,
        brr: null,
        level: null,
        instance: null,
      },
    ]);
  });

  test('accepts URLs and IP addresses, and hosts', async () => {
    const { code, lines } = await casbahServices(
      ['lookup', '-'],
      'https://we.tl/t-abc?x=1\n\n 2001:db8::1 \r\nMEGA.nz.\n',
    );
    expect(code).toBe(0);
    expect(lines).toMatchObject([
      { host: 'we.tl', service_id: 'wetransfer' },
      { host: '2001:db8::1', service_id: null },
      { host: 'mega.nz.', service_id: 'mega' },
    ]);
  });

  test('exits with 1 if no service was found', async () => {
    expect((await casbahServices(['lookup', 'notdropbox.com', '10.0.0.1'])).code).toBe(1);
  });
});

describe('casbah services list', () => {
  test('lists a category as text', async () => {
    const { code, stdout } = await casbahServices(['list', '--category', 'text-sharing']);
    expect(code).toBe(0);
    const line = stdout.split('\n').find((one) => one.startsWith('pastebin '));
    expect(line).toMatch(/^pastebin +\d+ high +Text sharing +Pastebin$/);
    expect(stdout).not.toContain('Slack');
  });

  test('lists services with the parts of their scores as JSON', async () => {
    const { code, lines } = await casbahServices(['list', '--category', 'Cloud storage', '--json']);
    expect(code).toBe(0);
    expect(lines.length).toBeGreaterThan(20);
    expect(lines).toContainEqual(
      expect.objectContaining({
        service_id: 'dropbox',
        domains: expect.arrayContaining(['dropbox.com']),
        parts: expect.arrayContaining([
          expect.objectContaining({
            attribute: 'open_sharing',
            label: 'Shared content can be public',
            points: 24,
            evidence: 'Files can be shared with anyone by link.',
          }),
          expect.objectContaining({
            attribute: 'headquarters_adequate',
            evidence: expect.stringMatching(/^Headquarters: United States\. /),
          }),
        ]),
      }),
    );
  });

  test("has text for every part of every service's score", async () => {
    const { lines } = await casbahServices(['list', '--json']);
    const parts = lines.flatMap((line) =>
      typeof line === 'object' && line !== null && 'parts' in line ? line.parts : [],
    );
    expect(parts).not.toEqual([]);
    expect(JSON.stringify(parts)).not.toMatch(/[{]\w+[}]/);
    expect(parts).not.toContainEqual(expect.objectContaining({ label: undefined }));
    expect(parts).not.toContainEqual(expect.objectContaining({ evidence: undefined }));
  });
});

test('casbah services list ends quietly when its reader exits', async () => {
  let written = 0;
  const stdout = new Writable({
    write(_chunk, _encoding, done) {
      written += 1;
      done(written < 3 ? null : Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    },
  });
  const stderr = new Writable();
  expect(await verb.run(['list'], { stdin: Readable.from([]), stdout, stderr })).toBe(0);
  expect(written).toBe(3);
});

describe('casbah services with invalid arguments', () => {
  test.each([
    [[], 'lookup, search or list'],
    [['lookup'], 'the hosts to look up'],
    [['find', 'x.example'], "'find'"],
    [['list', '--category', 'Nonsense'], "Unknown category 'Nonsense'"],
    [['list', '--colour'], '--colour'],
  ])('%j prints what to do and exits with 2', async (args, words) => {
    const { code, stdout, stderr } = await casbahServices(args);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(words);
    expect(stderr).toContain('Exit codes');
  });
});

describe('casbah services search', () => {
  test('prints the best matches first, and exits with 1 if there are none', async () => {
    const { code, lines } = await casbahServices(['search', 'slack.com', '--json']);
    expect(code).toBe(0);
    expect(lines[0]).toMatchObject({ service_id: 'slack' });
    expect((await casbahServices(['search', 'no', 'such', 'thing', 'anywhere'])).code).toBe(1);
    expect((await casbahServices(['search', ' '])).code).toBe(2);
  });
});
