import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ApiError } from '@casbah/contract/client';
import type { ChainFault } from '@casbah/domain/audit-chain';
import { isoTimeOrNull } from '@casbah/domain/iso-time';
import { words as history } from '@casbah/messages/en/history/words';
import { openControl } from '@casbah/server/control-compose';
import { openKeys } from '@casbah/server/keys';
import { readSettings, SettingsError } from '@casbah/server/settings';
import { type ControlStore, ControlStoreUnavailable } from '@casbah/stores/control/control-store';
import { findAuditHash, NO_TENANT } from '@casbah/stores/control/history/audit-trail';
import {
  type ChainState,
  checkAuditChain,
  listAuditChains,
} from '@casbah/stores/control/history/check-audit-chain';
import { listTenants } from '@casbah/stores/control/tenant/tenants';
import { FolderInUse, lockFolder } from '@casbah/stores/folder-lock';
import { ConnectionError, signIn } from './connection.ts';
import type { Streams, Verb } from './verb.ts';

const HELP = `casbah audit verify

Verifies that no entry of the audit trail was changed, removed, inserted or moved, and that the end isn't cut off.

Reads the chains of all companies from the data folder (CASBAH_DATA) while Casbah is stopped, or from PostgreSQL
(CASBAH_CONTROL_URL) at any time, with the keys of the data folder. While Casbah is running, it locks its embedded store;
the command then signs in to it and verifies the chain of your company.

  --json            one JSON object per chain
  --anchor HASH     check that this entry hash, noted earlier, is still in a chain: detects a database that was reset to
                    an earlier state. Each run prints the hash of the last entry for this.
  --server URL      where Casbah runs (default: CASBAH_URL or http://127.0.0.1:8080)
  --email ADDRESS   your email (default: CASBAH_EMAIL); the password comes from CASBAH_PASSWORD

Exit codes: 0 intact, 1 changed or not verified, 2 wrong usage, 3 couldn't be verified.
`;

/** Wrong usage: standard error, exit code 2. */
class UsageError extends Error {}
/** The trail couldn't be verified; the message says what to do. Exit code 3. */
class NotLooked extends Error {}

/** The result for one chain, from the store or from a running Casbah. */
interface Found extends Pick<ChainState, 'state' | 'entries' | 'hash'> {
  /** The company; empty for entries of no company. */
  tenant: string;
  name: string;
  first: string | null;
  last: string | null;
  fault: { sequence: number; reason: ChainFault } | null;
  unproven_up_to: number | null;
}

interface Look {
  /** Where the chains were read from. */
  place: string;
  chains: Found[];
  /** Whether the anchor was found; undefined if none was given. */
  anchor?: boolean;
}

interface Asked {
  json: boolean;
  anchor: string | undefined;
  server: string;
  email: string | undefined;
}

async function lookInStore(control: ControlStore, place: string, anchor: string | undefined): Promise<Look> {
  const { chains, names } = await control.asSystem(async (tx) => ({
    chains: await listAuditChains(tx),
    names: new Map((await listTenants(tx)).map(({ id, name }) => [id, name])),
  }));
  const found: Found[] = [];
  for (const tenant of chains) {
    const { state, entries, first, last, hash, fault, unprovenUpTo } = await checkAuditChain(
      (work) => control.asSystem(work),
      tenant,
    );
    const name = tenant === NO_TENANT ? 'no company' : (names.get(tenant) ?? 'a deleted company');
    found.push({
      tenant,
      name,
      state,
      entries,
      hash,
      first: isoTimeOrNull(first),
      last: isoTimeOrNull(last),
      fault: fault ?? null,
      unproven_up_to: unprovenUpTo ?? null,
    });
  }
  if (anchor === undefined) return { place, chains: found };
  return { place, chains: found, anchor: await control.asSystem((tx) => findAuditHash(tx, anchor)) };
}

/** Opens the configured store, verifies it and closes it. Throws `FolderInUse` if a running Casbah holds it. */
async function lookAtStore(asked: Asked): Promise<Look> {
  const settings = readSettings(process.env);
  const { dataFolder, controlUrl } = settings;
  if (!existsSync(join(dataFolder, 'keys.json')))
    throw new NotLooked(
      `No keys in ${dataFolder}. A trail can only be verified with its own keys.json. Set CASBAH_DATA to the data folder.`,
    );
  if (controlUrl === undefined && !existsSync(join(dataFolder, 'control')))
    throw new NotLooked(`No control store in ${dataFolder}. If it is on PostgreSQL, set CASBAH_CONTROL_URL.`);
  const lock = controlUrl === undefined ? await lockFolder(dataFolder) : undefined;
  try {
    const control = await openControl(settings, await openKeys(dataFolder));
    try {
      return await lookInStore(control, controlUrl === undefined ? dataFolder : 'PostgreSQL', asked.anchor);
    } finally {
      await control.close();
    }
  } finally {
    await lock?.release();
  }
}

/** Has a running Casbah verify the chain of the signed-in person's company. */
async function askServer({ server, email, anchor }: Asked, pid: number): Promise<Look> {
  const holder = `Casbah (process ${pid}) is running and has locked the store`;
  if (anchor !== undefined) throw new NotLooked(`${holder}. Stop Casbah to search for an anchor.`);
  const credentials = {
    email: email ?? process.env.CASBAH_EMAIL,
    password: process.env.CASBAH_PASSWORD,
  };
  try {
    const { client } = await signIn(server, {
      ...(credentials.email === undefined ? {} : { email: credentials.email }),
      ...(credentials.password === undefined ? {} : { password: credentials.password }),
    });
    const { tenantId: tenant, tenantName: name } = await client.call('GET /admin/user/sessions', {});
    const state = await client.call('GET /history/verify', { query: { fresh: 'true' } });
    return { place: server, chains: [{ ...state, tenant, name }] };
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof ConnectionError)) throw error;
    throw new NotLooked(
      `${holder}, and the sign-in at ${server} failed: ${error.message}\nSet CASBAH_URL, CASBAH_EMAIL and CASBAH_PASSWORD, or stop Casbah and run this again to verify every chain.`,
    );
  }
}

function inWords({ place, chains, anchor }: Look): string {
  const lines = chains.flatMap((chain) => [
    `${chain.name}: ${stateInWords(chain)}`,
    `  ${entriesInWords(chain)}`,
    ...(chain.entries === 0 ? [] : [`  last hash ${chain.hash}`]),
  ]);
  const entries = chains.reduce((sum, chain) => sum + chain.entries, 0);
  const isIntact = chains.every(({ state }) => state === 'intact');
  return [
    `Audit trail of ${place}`,
    '',
    ...lines,
    '',
    isIntact
      ? `All ${entries.toLocaleString('en')} entries of ${chains.length} ${chains.length === 1 ? 'chain' : 'chains'} are intact.`
      : "The audit trail was changed or can't be verified. Keep a copy of the database and compare it with a backup or an export.",
    ...(anchor === undefined
      ? []
      : [
          anchor
            ? 'The anchor was found.'
            : 'The anchor was not found: the trail was reset or is a different one.',
        ]),
    '',
  ].join('\n');
}

function stateInWords({ state, fault, unproven_up_to }: Found): string {
  if (fault !== null) return `BROKEN at entry ${fault.sequence}. ${history[`history.fault.${fault.reason}`]}`;
  return state === 'unproven'
    ? `NOT VERIFIED up to entry ${unproven_up_to}. ${history['history.chain.unproven.text']}`
    : 'intact';
}

function entriesInWords({ entries, first, last, fault }: Found): string {
  if (entries === 0) return fault === null ? 'no entries' : 'no verified entries';
  const right = fault === null ? '' : ' before it';
  return `${entries.toLocaleString('en')} ${entries === 1 ? 'entry' : 'entries'}${right}, ${first} to ${last}`;
}

function parse(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      anchor: { type: 'string' },
      server: { type: 'string', default: process.env.CASBAH_URL ?? 'http://127.0.0.1:8080' },
      email: { type: 'string' },
    },
  });
}

function readAsked(args: string[]): Asked {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = parsed;
  if (positionals.length !== 1 || positionals[0] !== 'verify')
    throw new UsageError('Usage: casbah audit verify.');
  const anchor = values.anchor?.toLowerCase();
  if (anchor !== undefined && !/^[0-9a-f]{64}$/.test(anchor))
    throw new UsageError('Set --anchor to an entry hash of 64 hexadecimal digits.');
  return { json: values.json, anchor, server: values.server, email: values.email };
}

async function look(asked: Asked): Promise<Look> {
  try {
    return await lookAtStore(asked);
  } catch (error) {
    if (error instanceof FolderInUse) return askServer(asked, error.pid);
    if (error instanceof SettingsError) throw new UsageError(error.message);
    if (error instanceof ControlStoreUnavailable)
      throw new NotLooked(`The control store doesn't respond: ${reasonOf(error)}`);
    // undefined_table: no migration has run on this store yet.
    if (error instanceof Error && 'code' in error && error.code === '42P01')
      throw new NotLooked(
        'This store is empty or from an older Casbah. Start Casbah on it once, then run this again.',
      );
    throw error;
  }
}

function reasonOf({ cause, message }: Error): string {
  return cause instanceof Error ? cause.message : message;
}

async function run(args: string[], io: Streams): Promise<number> {
  try {
    const asked = readAsked(args);
    const found = await look(asked);
    io.stdout.write(
      asked.json ? found.chains.map((chain) => `${JSON.stringify(chain)}\n`).join('') : inWords(found),
    );
    const isIntact = found.chains.every(({ state }) => state === 'intact');
    if (asked.json && found.anchor === false) io.stderr.write('The anchor was not found.\n');
    return isIntact && found.anchor !== false ? 0 : 1;
  } catch (error) {
    if (error instanceof NotLooked) {
      io.stderr.write(`${error.message}\n`);
      return 3;
    }
    if (!(error instanceof UsageError)) throw error;
    io.stderr.write(`${error.message}\n\n${HELP}`);
    return 2;
  }
}

export const verb: Verb = {
  name: 'audit',
  summary: 'Verify that the audit trail is intact',
  help: HELP,
  run,
};
