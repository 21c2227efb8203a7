import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ApiError, address, errorOf } from '@casbah/contract/client';
import type { PolicyFileChange } from '@casbah/contract/policies';
import { type Connection, ConnectionError, signIn } from './connection.ts';
import {
  casesIn,
  type DecideCase,
  decideByFile,
  decideByServer,
  InvalidFile,
  mismatchesOf,
} from './policy-cases.ts';
import type { Streams, Verb } from './verb.ts';

const HELP = `casbah policies export [--filter FILTER]
casbah policies diff FILE
casbah policies apply FILE [--activate] [--note TEXT]
casbah policies test CASES [--policies FILE]

Keeps policies in a YAML file. Policies are matched by type and name; those that the file doesn't name stay.

  export            prints policies as YAML
  diff FILE         prints what the file would change, one JSON object per policy
  apply FILE        saves what differs as drafts, all or none
  test CASES        decides cases by the policies in force and prints those that come out differently

  --filter FILTER   only these policies, for example 'type = filexfer and state = active'
  --activate        activates the drafts, all or none
  --note TEXT       why, for the list of versions
  --policies FILE   decides by the policies of a file instead of a server. Facts aren't enriched: groups, services and
                    content have to be in the cases
  --server URL      where Casbah runs (default: CASBAH_URL or http://127.0.0.1:8080)
  --email ADDRESS   your email (default: CASBAH_EMAIL); the password comes from CASBAH_PASSWORD

An API key in CASBAH_API_KEY is used instead of email and password. A file of cases:

  cases:
    - name: Cards stay inside
      type: filexfer
      facts: { user: ana@example.com, activity: upload, content: [Payment cards] }
      outcome: block
      policies: [Cards]     # optional: names of the policies that apply, in their order

Exit codes: 0 done, 1 something differs, 2 wrong usage or file, 3 no server or refused.
`;

function parse(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      filter: { type: 'string' },
      activate: { type: 'boolean', default: false },
      note: { type: 'string', default: '' },
      policies: { type: 'string' },
      server: { type: 'string', default: process.env.CASBAH_URL ?? 'http://127.0.0.1:8080' },
      email: { type: 'string' },
    },
  });
}

type Values = ReturnType<typeof parse>['values'];

class WrongUsage extends Error {}

async function run(args: string[], io: Streams): Promise<number> {
  let server = '';
  try {
    const { values, positionals } = parse(args);
    ({ server } = values);
    return await work(positionals, values, io);
  } catch (error) {
    return failed(error, server, io);
  }
}

async function work([action, file, ...more]: string[], values: Values, io: Streams): Promise<number> {
  if (action === 'export' && file === undefined) return printed(await connected(values), values.filter, io);
  if (file === undefined || more.length > 0) throw new WrongUsage('Enter an action and one file.');
  switch (action) {
    case 'diff': {
      const { client } = await connected(values);
      const body = { yaml: await textOf(file) };
      return printChanges((await client.call('POST /protect/policies/diff', { body })).policies, io) ? 1 : 0;
    }
    case 'apply':
      return applied(await connected(values), { ...values, yaml: await textOf(file) }, io);
    case 'test':
      return tested(await textOf(file), values, io);
    default:
      throw new WrongUsage(`Unknown action '${action}'.`);
  }
}

async function connected({ server, email = process.env.CASBAH_EMAIL }: Values): Promise<Connection> {
  const password = process.env.CASBAH_PASSWORD;
  return signIn(server, {
    ...(email === undefined ? {} : { email }),
    ...(password === undefined ? {} : { password }),
  });
}

async function printed(connection: Connection, filter: string | undefined, io: Streams): Promise<number> {
  const query = filter === undefined ? {} : { filter };
  const response = await connection.fetch(
    `${connection.origin}${address('GET /protect/policies/export', { query })}`,
  );
  if (!response.ok) throw await errorOf(response);
  io.stdout.write(await response.text());
  return 0;
}

/** Prints what differs. Returns whether anything does. */
function printChanges(policies: readonly PolicyFileChange[], io: Streams): boolean {
  const changed = policies.filter(({ change }) => change !== 'unchanged');
  for (const { type, name, change, changes } of changed)
    io.stdout.write(`${JSON.stringify({ change, type, name, changes })}\n`);
  return changed.length > 0;
}

async function applied(
  { client }: Connection,
  { yaml, activate, note }: Pick<Values, 'activate' | 'note'> & { yaml: string },
  io: Streams,
): Promise<number> {
  const { policies } = await client.call('POST /protect/policies/import', { body: { yaml } });
  printChanges(policies, io);
  const drafts = policies.flatMap(({ id, revision }) =>
    id === null || revision === null ? [] : [{ id, revision }],
  );
  if (activate && drafts.length > 0)
    await client.call('POST /protect/policies/activate', { body: { drafts, note } });
  return 0;
}

async function tested(text: string, values: Values, io: Streams): Promise<number> {
  const cases = casesIn(text);
  const decide: DecideCase =
    values.policies === undefined
      ? decideByServer((await connected(values)).client)
      : decideByFile(await textOf(values.policies), Date.now());
  let failures = 0;
  for (const one of cases) {
    const mismatches = mismatchesOf(one, await decide(one));
    if (mismatches.length === 0) continue;
    failures += 1;
    io.stdout.write(`${JSON.stringify({ name: one.name, mismatches })}\n`);
  }
  io.stderr.write(`${cases.length - failures} of ${cases.length} cases as expected\n`);
  return failures === 0 ? 0 : 1;
}

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new InvalidFile(`Can't read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function failed(error: unknown, server: string, io: Streams): number {
  if (error instanceof ApiError && (error.status === 400 || error.status === 422)) {
    const field = error.answer?.details?.field;
    io.stderr.write(`${error.message}${typeof field === 'string' ? ` (${field})` : ''}\n`);
    return 2;
  }
  if (error instanceof ConnectionError || error instanceof ApiError) {
    const isAway = error instanceof ApiError && error.status === 0;
    io.stderr.write(`${error.message}${isAway ? ` at ${server}. Is Casbah running?` : ''}\n`);
    return 3;
  }
  if (error instanceof InvalidFile) {
    io.stderr.write(`${error.message}\n`);
    return 2;
  }
  if (error instanceof WrongUsage || error instanceof TypeError) {
    io.stderr.write(`${error.message}\n\n${HELP}`);
    return 2;
  }
  throw error;
}

export const verb: Verb = {
  name: 'policies',
  summary: 'Export, compare, apply and test policies as YAML',
  help: HELP,
  run,
};
