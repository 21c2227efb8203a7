import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { HEARTBEAT_MS } from '@casbah/domain/agent';
import { parseSourceToken } from '@casbah/domain/collection';
import manifest from '../package.json' with { type: 'json' };
import { Collector } from './collect/collector.ts';
import { CollectSpool } from './collect/spool.ts';
import { UserTokens } from './collect/user-tokens.ts';
import { isSafeServer, sendHeartbeat, sendPiece } from './collect/wire.ts';
import type { Streams, Verb } from './verb.ts';

const HELP = `casbah collect FILE|FOLDER… --source ID --server URL

Follows log files where they are written and brings their lines to a running Casbah: packed, each line once, through outages
and restarts. Runs until it is stopped. The token of the source comes from CASBAH_SOURCE_TOKEN.

  --source ID       the source's id; its page shows it
  --server URL      where Casbah runs (default: CASBAH_URL); https, or http on this machine
  --state FOLDER    where it keeps how far it has read, and what waits (default: ./casbah-collect)
  --spool-mb COUNT  most that may wait on the disk, packed; then files are read no further (default: 1024)
  --name NAME       what the list of agents calls it (default: this machine's name)
  --token-key FILE  replaces users by tokens made with this file's bytes, 32 at least; lines whose users cannot be
                    found are not sent, and counted
  --format NAME     format of the lines, for finding users; 'casbah formats' lists them (default: auto)
  --once            read what is there, deliver it and end

Exit codes: 0 ended as asked, 1 not everything was delivered (with --once), 2 wrong usage.
`;

const LOOK_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
const LEAST_KEY = 32;
const MIB = 1024 ** 2;

async function run(args: string[], io: Streams): Promise<number> {
  let settings: Awaited<ReturnType<typeof settingsOf>>;
  try {
    settings = await settingsOf(args);
  } catch (error) {
    io.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${HELP}`);
    return 2;
  }
  const { collector, destination, name, once } = settings;
  const stop = new AbortController();
  const onSignal = () => stop.abort();
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  const say = (text: string) => io.stderr.write(`${new Date().toISOString()} ${text}\n`);

  const heartbeat = async (): Promise<void> => {
    const { state, size } = collector.spool;
    const answer = await sendHeartbeat(destination, {
      ...{ id: state.id, name, type: 'collect', version: manifest.version },
      ...{ platform: `${process.platform} ${process.arch}`.slice(0, 64) },
      ...{ delivered_bytes: state.deliveredBytes, spooled_bytes: size, held_back_lines: state.heldBackLines },
      problem: collector.problem?.slice(0, 500) ?? null,
    });
    if ('isOutdated' in answer && answer.isOutdated)
      say('This agent is outdated. Install the version of the server.');
  };
  try {
    if (once) {
      while (await collector.read()) if (!(await collector.deliver())) break;
      const isDelivered = await collector.deliver();
      await heartbeat();
      if (!isDelivered) say(collector.problem ?? 'Not everything was delivered.');
      return isDelivered ? 0 : 1;
    }
    const { signal } = stop;
    const beating = keepBeating(heartbeat, signal);
    let pause = LOOK_MS;
    let told: string | undefined;
    while (!signal.aborted) {
      const isMore = await collector.read();
      const isDelivered = await collector.deliver();
      if (collector.problem !== told) {
        told = collector.problem;
        say(told ?? 'Delivers again.');
      }
      pause = isDelivered ? LOOK_MS : Math.min(LONGEST_PAUSE_MS, pause * 2);
      if (!isMore || !isDelivered) await wait(pause, undefined, { signal }).catch(() => {});
    }
    await beating;
    return 0;
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
  }
}

async function keepBeating(beat: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await beat();
    await wait(HEARTBEAT_MS, undefined, { signal }).catch(() => {});
  }
}

async function settingsOf(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      source: { type: 'string' },
      server: { type: 'string', default: process.env.CASBAH_URL ?? 'http://127.0.0.1:8080' },
      state: { type: 'string', default: './casbah-collect' },
      'spool-mb': { type: 'string', default: '1024' },
      name: { type: 'string', default: hostname() },
      'token-key': { type: 'string' },
      format: { type: 'string' },
      once: { type: 'boolean', default: false },
    },
  });
  const token = process.env.CASBAH_SOURCE_TOKEN ?? '';
  const mostSpooled = Number(values['spool-mb']) * MIB;
  const name = values.name.trim().slice(0, 64) || 'collect';
  if (positionals.length === 0) throw new Error('Name at least one file or folder.');
  if (values.source === undefined) throw new Error('Name the --source; its page shows its id.');
  if (parseSourceToken(token) === undefined)
    throw new Error('CASBAH_SOURCE_TOKEN holds no token of a source.');
  if (!isSafeServer(values.server))
    throw new Error('Write --server as https://…, or http:// on this machine.');
  if (!(mostSpooled > 0)) throw new Error('Write --spool-mb as a number, like 1024.');
  const destination = { server: new URL(values.server).origin, source: values.source, token };
  const key = values['token-key'] === undefined ? undefined : await readFile(values['token-key']);
  if (key !== undefined && key.length < LEAST_KEY)
    throw new Error(`The file of --token-key holds fewer than ${LEAST_KEY} bytes.`);
  const spool = await CollectSpool.open(resolve(values.state));
  const tokens =
    key === undefined
      ? undefined
      : new UserTokens(key, { format: values.format, timezone: 'UTC', now: Date.now() });
  const collector = new Collector({
    ...{ paths: positionals.map((path) => resolve(path)), spool, mostSpooled, tokens },
    send: (id, packed) => sendPiece(destination, id, packed),
  });
  return { collector, destination, name, once: values.once };
}

export const verb: Verb = {
  name: 'collect',
  summary: 'Bring logs from where they are written',
  help: HELP,
  run,
};
