import { appendFile, cp, mkdir, mkdtemp, open, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Collector, type Sent } from './collector.ts';
import { CollectSpool } from './spool.ts';
import { UserTokens } from './user-tokens.ts';

let folder: string;
let logs: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'casbah-collect-'));
  logs = join(folder, 'logs');
  await mkdir(logs);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A fake server: stores each chunk once by its ID, and fails on demand. */
class Receiver {
  readonly pieces = new Map<string, string>();
  isAway = false;
  /** Stores the chunk, but loses the response. */
  losesAnswers = false;

  readonly send = async (id: string, packed: Uint8Array): Promise<Sent> => {
    if (this.isAway) return { problem: 'away' };
    const text = gunzipSync(packed).toString();
    if (!this.pieces.has(id)) this.pieces.set(id, text);
    return this.losesAnswers ? { problem: 'lost' } : { bytes: text.length };
  };

  get lines(): string[] {
    return [...this.pieces.values()].join('').split('\n').slice(0, -1);
  }
}

async function collector(
  receiver: Receiver,
  more: { mostSpooled?: number; tokens?: UserTokens; paths?: string[] } = {},
) {
  return new Collector({
    paths: more.paths ?? [logs],
    mostSpooled: more.mostSpooled ?? 1e9,
    tokens: more.tokens,
    spool: await CollectSpool.open(join(folder, 'state')),
    send: receiver.send,
  });
}

const STEPS = [
  'write',
  'half',
  'late',
  'read',
  'deliver',
  'away',
  'back',
  'lose',
  'restart',
  'rotate',
] as const;

// A folder includes its rotated files; a single file is read to its end after rotation, too.
test.each(['folder', 'file'])(
  'delivers each line of a %s once, whatever fails: connection, response or agent',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...STEPS), { maxLength: 40 }), async (steps) => {
        await rm(folder, { recursive: true, force: true });
        await mkdir(logs, { recursive: true });
        const receiver = new Receiver();
        const path = join(logs, 'access.log');
        const paths = [kind === 'folder' ? logs : path];
        let agent = await collector(receiver, { paths });
        let written = 0;
        let half = false;
        let files = 0;
        const line = () => {
          written += 1;
          return `line ${written - 1} end\n`;
        };
        for (const step of steps) {
          switch (step) {
            case 'write':
              await appendFile(path, half ? ` end\n` : line());
              if (half) written += 1;
              half = false;
              files = Math.max(files, 1);
              break;
            case 'half':
              if (!half) await appendFile(path, `line ${written}`);
              half = true;
              files = Math.max(files, 1);
              break;
            case 'late':
              // A program keeps writing to its open file for a while after rotation.
              if (files > 1 && !half) await appendFile(`${path}.1`, line());
              break;
            case 'rotate':
              if (half || files === 0) break;
              // If it was rotated before the first read, its successor is unknown.
              if (kind === 'file') await agent.read();
              for (let number = files; number > 0; number -= 1)
                await rename(number === 1 ? path : `${path}.${number - 1}`, `${path}.${number}`);
              await writeFile(path, '');
              files += 1;
              break;
            case 'read':
              await agent.read();
              break;
            case 'deliver':
              await agent.deliver();
              break;
            case 'restart':
              agent = await collector(receiver, { paths });
              break;
            default:
              receiver.isAway = step === 'away';
              receiver.losesAnswers = step === 'lose';
          }
        }
        Object.assign(receiver, { isAway: false, losesAnswers: false });
        while (await agent.read());
        expect(await agent.deliver()).toBe(true);
        const numbers = receiver.lines.map((text) => Number(/^line (\d+) end$/.exec(text)?.[1]));
        expect(numbers.sort((a, b) => a - b)).toEqual([...Array(written).keys()]);
        expect(agent.spool.size).toBe(0);
      }),
      { numRuns: 40 },
    );
  },
);

test('reads a file from the beginning if it has the inode of a deleted one', async () => {
  const [path, rotated] = [join(logs, 'a.log'), join(logs, 'a.log.1')];
  const receiver = new Receiver();
  const agent = await collector(receiver);
  await writeFile(path, 'one\n');
  while (await agent.read());
  // As the file system can do: the same inode, with new and longer content.
  const handle = await open(path, 'r+');
  await handle.truncate();
  await handle.write('two\nthree\n');
  await handle.close();
  await rename(path, rotated);
  while (await agent.read());
  await agent.deliver();
  expect(receiver.lines).toEqual(['one', 'two', 'three']);
});

test('skips compressed files left by rotation', async () => {
  await writeFile(join(logs, 'a.log.2.gz'), gzipSync('old\n'));
  await writeFile(join(logs, 'a.log'), 'new\n');
  const receiver = new Receiver();
  const agent = await collector(receiver);
  while (await agent.read());
  await agent.deliver();
  expect(receiver.lines).toEqual(['new']);
});

test('reports a missing path, and collects it once it exists', async () => {
  const path = join(logs, 'typo.log');
  const receiver = new Receiver();
  const agent = await collector(receiver, { paths: [path, logs] });
  await agent.read();
  expect(agent.problem).toBe(`${path} not found. The agent keeps looking for it.`);
  await writeFile(path, 'one\n');
  await agent.read();
  await agent.deliver();
  expect([agent.problem, receiver.lines]).toEqual([undefined, ['one']]);
});

test('delivers the lines of two machines cloned with the same spool', async () => {
  await writeFile(join(logs, 'a.log'), 'here\n');
  const receiver = new Receiver();
  const agent = await collector(receiver);
  await cp(join(folder, 'state'), join(folder, 'copy'), { recursive: true });
  const other = new Collector({
    paths: [logs],
    mostSpooled: 1e9,
    tokens: undefined,
    spool: await CollectSpool.open(join(folder, 'copy')),
    send: receiver.send,
  });
  await agent.read();
  await agent.deliver();
  await writeFile(join(logs, 'a.log'), 'there\n');
  await other.read();
  await other.deliver();
  expect(receiver.lines).toEqual(['here', 'there']);
});

test('discards a chunk without a note after a kill, and reads its lines again', async () => {
  await writeFile(join(logs, 'a.log'), 'one\n');
  const receiver = new Receiver();
  await (await collector(receiver)).read();
  // As if killed between writing a second chunk and its note.
  await writeFile(join(folder, 'state', '000000000001.gz'), 'half written');
  await appendFile(join(logs, 'a.log'), 'two\n');
  const agent = await collector(receiver);
  while (await agent.read());
  await agent.deliver();
  expect(receiver.lines).toEqual(['one', 'two']);
});

test('stops reading when the spool is full, reports it, and loses nothing', async () => {
  const receiver = new Receiver();
  receiver.isAway = true;
  const agent = await collector(receiver, { mostSpooled: 10 });
  await writeFile(join(logs, 'a.log'), 'first\n');
  await agent.read();
  await appendFile(join(logs, 'a.log'), 'second\n');
  expect(await agent.read()).toBe(false);
  expect(agent.problem).toMatch(/spool is full/);
  receiver.isAway = false;
  expect(await agent.deliver()).toBe(true);
  while (await agent.read());
  await agent.deliver();
  expect(receiver.lines).toEqual(['first', 'second']);
  expect(agent.problem).toBeUndefined();
});

test('reads a rotated file to its end, and the new one from its beginning', async () => {
  const path = join(logs, 'a.log');
  const receiver = new Receiver();
  const agent = await collector(receiver, { paths: [path] });
  await writeFile(path, 'one\n');
  await agent.read();
  await appendFile(path, 'two\n');
  await rename(path, join(logs, 'a.log.1'));
  await writeFile(path, 'three\n');
  while (await agent.read());
  await agent.deliver();
  expect(receiver.lines).toEqual(['one', 'two', 'three']);
});

test('reads a truncated file from the beginning', async () => {
  const path = join(logs, 'a.log');
  const receiver = new Receiver();
  const agent = await collector(receiver);
  await writeFile(path, 'a longer line\n');
  await agent.read();
  await truncate(path);
  await appendFile(path, 'new\n');
  while (await agent.read());
  await agent.deliver();
  expect(receiver.lines).toEqual(['a longer line', 'new']);
});

const squid = (user: string, url = 'https://a.example/') =>
  `1790000000.000 5 10.0.0.1 TCP_MISS/200 5 GET ${url} ${user} HIER_DIRECT/192.0.2.1 text/html`;

test('replaces users by keyed tokens, the same for the same user everywhere in a line', async () => {
  const tokens = new UserTokens(Buffer.alloc(32, 1), { timezone: 'UTC', now: 1_790_000_100_000 });
  const receiver = new Receiver();
  const agent = await collector(receiver, { tokens });
  const lines = [
    squid('amy'),
    squid('AMY', 'https://a.example/home/amy?x=amyx'),
    squid('-'),
    'amy wrote no log line',
  ];
  await writeFile(join(logs, 'a.log'), `${lines.join('\n')}\n`);
  await agent.read();
  await agent.deliver();
  const token = tokens.tokenOf('amy');
  expect(receiver.lines).toEqual([
    squid(token),
    squid(token, `https://a.example/home/${token}?x=amyx`),
    squid('-'),
  ]);
  expect(agent.spool.state.heldBackLines).toBe(1);
  const other = new UserTokens(Buffer.alloc(32, 2), { timezone: 'UTC', now: 0 });
  expect(other.tokenOf('amy')).not.toBe(token);
});

test('also replaces users in identity mappings; holds back multi-line records', async () => {
  const tokens = new UserTokens(Buffer.alloc(32, 1), { timezone: 'UTC', now: 1_790_000_100_000 });
  const logon = (data: string) =>
    `<Event xmlns='http://schemas.microsoft.com/win/2004/08/events/event'><System><EventID>4624</EventID><TimeCreated SystemTime='2026-11-20T08:00:01Z'/></System><EventData>${data}<Data Name='LogonType'>3</Data><Data Name='IpAddress'>10.0.0.5</Data></EventData></Event>`;
  const name = (field: string, value: string) => `<Data Name='${field}'>${value}</Data>`;
  const [both, machine, ...detail] = tokens.tokenise([
    logon(name('SubjectUserName', 'jdoe') + name('TargetUserName', 'jdoe-adm')),
    logon(name('SubjectUserName', 'jdoe') + name('TargetUserName', 'PC-17$')),
    'Fri Nov 20 08:00:00 2026',
    '\tUser-Name = "jdoe"',
    '\tAcct-Status-Type = Start',
    '\tFramed-IP-Address = 10.0.0.5',
    '\tTimestamp = 1795161600',
  ]);
  expect(both).toBe(
    logon(
      name('SubjectUserName', tokens.tokenOf('jdoe')) + name('TargetUserName', tokens.tokenOf('jdoe-adm')),
    ),
  );
  expect(machine).toBeUndefined();
  expect(detail).toEqual(detail.map(() => undefined));
});

test('each chunk of a W3C log begins with its fields', async () => {
  const path = join(logs, 'w3c.log');
  const head = '#Fields: date time c-ip cs-username cs-host sc-status cs-bytes sc-bytes';
  await writeFile(path, `${head}\n2026-11-20 08:14:22 10.0.0.1 amy a.example 200 1 2\n`);
  const key = Buffer.alloc(32, 1);
  const make = () => new UserTokens(key, { timezone: 'UTC', now: 1_790_000_100_000 });
  const receiver = new Receiver();
  let agent = await collector(receiver, { tokens: make() });
  await agent.read();
  await agent.deliver();
  agent = await collector(receiver, { tokens: make() });
  await appendFile(path, '2026-11-20 08:14:23 10.0.0.1 amy b.example 200 1 2\n');
  await agent.read();
  await agent.deliver();
  const [, second] = [...receiver.pieces.values()];
  const token = make().tokenOf('amy');
  expect(second).toBe(`${head}\n2026-11-20 08:14:23 10.0.0.1 ${token} b.example 200 1 2\n`);
  expect(agent.spool.state.heldBackLines).toBe(0);
});
