import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Casbah, COMPANY, Person } from './casbah.ts';

const BIN = fileURLToPath(new URL('../../apps/cli/bin/casbah.mjs', import.meta.url));

let casbah: Casbah;
/** The hash of the last entry, as it was written down after the first look. */
let anchor: string;

async function verify(
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [BIN, 'audit', 'verify', ...args], {
    env: { ...process.env, CASBAH_DATA: join(casbah.folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].on('data', (chunk) => {
      said[name] += chunk;
    });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...said })));
}

const jsonOf = (text: string): Record<string, unknown>[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** What a person with access to the files of a stopped Casbah could do. */
async function tamper(statement: string): Promise<void> {
  const database = new PGlite(join(casbah.folder, 'data', 'control', 'pglite'));
  try {
    await database.exec(`set session_replication_role = replica; ${statement}`);
  } finally {
    await database.close();
  }
}

beforeAll(async () => {
  casbah = await Casbah.start();
  const person = await Person.first(casbah);
  await person.source('Proxy Rabat');
  await person.source('Proxy Fez');
});
afterAll(() => casbah.dispose());

test('a running Casbah is asked by who signs in, and says what to do to everybody else', async () => {
  const credentials = {
    CASBAH_URL: casbah.origin,
    CASBAH_EMAIL: COMPANY.email,
    CASBAH_PASSWORD: COMPANY.password,
  };
  const { code, stdout } = await verify([], credentials);
  expect(stdout).toContain('Atlas Foods: intact');
  expect(stdout).toMatch(/All 4 entries of 1 chain are intact\./);
  expect(code).toBe(0);

  const refused = await verify([], { ...credentials, CASBAH_PASSWORD: 'wrong' });
  expect(refused.code).toBe(3);
  expect(refused.stdout).toBe('');
  expect(refused.stderr).toContain(`Casbah (process ${casbah.pid}) is running and has locked the store`);
  expect(refused.stderr).toContain('stop Casbah and run this again');
});

test('every chain of a stopped Casbah is verified', async () => {
  await casbah.end();
  const { code, stdout } = await verify(['--json']);
  expect(code).toBe(0);
  const [none, company] = jsonOf(stdout);
  expect(none).toMatchObject({ tenant: '', state: 'intact', entries: 0 });
  expect(company).toMatchObject({ name: 'Atlas Foods', state: 'intact', fault: null, unproven_up_to: null });
  // First run, two sources, and the sign-in that asked above; the wrong one is in it, too.
  expect(company?.entries).toBe(5);
  anchor = String(company?.hash);
  expect((await verify(['--anchor', anchor])).stdout).toContain('The anchor was found.');
  const other = await verify(['--anchor', 'f'.repeat(64)]);
  expect(other.code).toBe(1);
  expect(other.stdout).toContain('The anchor was not found');
});

test('a changed entry is reported with its position', async () => {
  await tamper(`update audit_trail set object = 'else' where sequence = 2`);
  const { code, stdout } = await verify();
  expect(code).toBe(1);
  expect(stdout).toContain('Atlas Foods: BROKEN at entry 2. The entry was changed');
  expect(stdout).toMatch(/1 entry before it, \S+ to \S+/);
  expect(jsonOf((await verify(['--json'])).stdout)).toContainEqual(
    expect.objectContaining({ state: 'broken', fault: { sequence: 2, reason: 'entry_changed' } }),
  );
});

test('so is everything that was removed', async () => {
  await tamper('delete from audit_trail; delete from audit_chains');
  const { code, stdout } = await verify();
  expect(code).toBe(1);
  expect(stdout).toContain('Atlas Foods: BROKEN at entry 1. All entries are missing');
});

test.each([
  [[], { CASBAH_DATA: '/nonexistent/casbah-data' }, 3, 'No keys in /nonexistent/casbah-data'],
  [['--anchor', 'short'], {}, 2, '--anchor is an entry hash'],
  [['more'], {}, 2, 'Usage: casbah audit verify'],
  [['--bogus'], {}, 2, 'casbah audit verify'],
  [[], { CASBAH_CONTROL_URL: 'mysql://x' }, 2, 'CASBAH_CONTROL_URL isn’t a valid URL'],
  [[], { CASBAH_CONTROL_URL: 'postgres://a:b@127.0.0.1:9/x' }, 3, "The control store doesn't respond"],
] as const)('%j with %j ends with %i and says why', async (args, env, code, words) => {
  const ended = await verify(args, env);
  expect(ended.stderr).toContain(words);
  expect(ended.stdout).toBe('');
  expect(ended.code).toBe(code);
});

test('a folder without a control store is left as it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'casbah-audit-verify-'));
  try {
    const ended = await verify([], { CASBAH_DATA: folder });
    expect(ended.code).toBe(3);
  } finally {
    // Fails where something was made in it that is still open.
    await rm(folder, { recursive: true });
  }
});
