import { setTimeout as wait } from 'node:timers/promises';
import { HEARTBEAT_MS } from '@casbah/domain/agent';
import { isoTime } from '@casbah/domain/iso-time';
import { FolderInUse, lockFolder } from '@casbah/stores/folder-lock';
import manifest from '../package.json' with { type: 'json' };
import { Collector } from './collect/collector.ts';
import { type CollectSettings, settingsOf } from './collect/settings.ts';
import { SettingsError } from './collect/settings-error.ts';
import { CollectSpool } from './collect/spool.ts';
import { sendHeartbeat, sendPiece } from './collect/wire.ts';
import type { Streams, Verb } from './verb.ts';

const HELP = `casbah collect FILE|FOLDER… --source ID --server URL

Follows log files and sends new lines to a running Casbah, compressed and exactly once, through outages, rotation and restarts.
Runs until it is stopped. Compressed files in a folder are skipped.

  --source ID        ID of the source, shown in the dialog of a new token
  --server URL       where Casbah runs (default: CASBAH_URL, else http://127.0.0.1:8080); https, or http on this machine
  --token-file FILE  file with the token of the source (default: the variable CASBAH_SOURCE_TOKEN); read for each request, so
                     a new token takes effect without a restart
  --state FOLDER     folder for read positions and unsent lines (default: ./casbah-collect); one agent per folder
  --spool-mb COUNT   maximum size of unsent lines on disk, compressed; reading pauses beyond it (default: 1024)
  --name NAME        name in the list of agents (default: this machine's name)
  --token-key FILE   replaces users with tokens, using this file of at least 32 bytes as the key; lines whose user can't be
                     found are counted, not sent. 'casbah tokens' shows which user a token stands for
  --format NAME      format of the lines, for finding users; 'casbah formats' lists them (default: auto)
  --once             deliver the lines written so far, then exit

Example
  head -c 32 /dev/urandom > token.key
  export CASBAH_SOURCE_TOKEN=casbahsource_…
  casbah collect /var/log/squid --source 2f0c6a52-8d3e-4b8e-9a53-0b6f3d1f7c11 --server https://casbah.company.example \\
    --token-key token.key

Exit codes: 0 stopped, 1 not everything was read and delivered (with --once), 2 wrong usage.
`;

const POLL_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;

async function run(args: string[], io: Streams): Promise<number> {
  let settings: CollectSettings;
  try {
    settings = await settingsOf(args, process.env);
  } catch (error) {
    return misused(io, error);
  }
  let lock: Awaited<ReturnType<typeof lockFolder>>;
  try {
    // Two agents with one spool would each delete what the other stores.
    lock = await lockFolder(settings.state);
  } catch (error) {
    const isTaken = error instanceof FolderInUse;
    return misused(
      io,
      isTaken
        ? new SettingsError(
            `Another agent (process ${error.pid}) uses the state folder ${error.folder}. Set a different --state for each agent.`,
            { cause: error },
          )
        : new SettingsError(`Couldn't use the --state folder: ${wordsOf(error)}`, { cause: error }),
    );
  }
  try {
    return await collect(settings, io);
  } finally {
    await lock.release();
  }
}

function misused(io: Streams, error: unknown): number {
  io.stderr.write(`${wordsOf(error)}\nRun 'casbah collect --help' for details.\n`);
  return 2;
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function collect(settings: CollectSettings, io: Streams): Promise<number> {
  const { paths, destination, mostSpooled, tokens, name, once } = settings;
  const collector = new Collector({
    paths,
    mostSpooled,
    tokens,
    spool: await CollectSpool.open(settings.state),
    send: (id, packed) => sendPiece(destination, id, packed),
  });
  const stop = new AbortController();
  const onSignal = () => stop.abort();
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal);
  const say = (text: string) => io.stderr.write(`${isoTime(Date.now())} ${text}\n`);

  let unheard: string | undefined;
  const heartbeat = async (): Promise<void> => {
    const { state, size } = collector.spool;
    const answer = await sendHeartbeat(destination, {
      id: state.id,
      name,
      type: 'collect',
      version: manifest.version,
      platform: `${process.platform} ${process.arch}`.slice(0, 64),
      delivered_bytes: state.deliveredBytes,
      spooled_bytes: size,
      held_back_lines: state.heldBackLines,
      problem: collector.problem?.slice(0, 500) ?? null,
    });
    if ('isOutdated' in answer && answer.isOutdated)
      say('This agent is outdated. Install the same version as the server.');
    const problem = 'problem' in answer ? answer.problem : undefined;
    // The loop below reports problems that also stop delivery.
    if (problem !== undefined && problem !== unheard && problem !== collector.problem)
      say(`Couldn't send the heartbeat, so the list of agents is out of date. ${problem}`);
    unheard = problem;
  };
  const before = collector.spool.state.deliveredBytes;
  say(`Following ${paths.join(', ')} for ${destination.server}; users are sent as ${destination.users}.`);
  try {
    if (once) {
      while (await collector.read()) if (!(await collector.deliver())) break;
      const isDelivered = await collector.deliver();
      await heartbeat();
      if (collector.problem !== undefined) say(collector.problem);
      const { deliveredBytes, heldBackLines } = collector.spool.state;
      say(`Delivered ${deliveredBytes - before} bytes; lines not sent in total: ${heldBackLines}.`);
      return isDelivered && collector.problem === undefined ? 0 : 1;
    }
    const { signal } = stop;
    const beating = keepBeating(heartbeat, signal);
    let pause = POLL_MS;
    let told: string | undefined;
    while (!signal.aborted) {
      const isMore = await collector.read();
      const isDelivered = await collector.deliver();
      if (collector.problem !== told) {
        told = collector.problem;
        say(told ?? 'Back to normal.');
      }
      pause = isDelivered ? POLL_MS : Math.min(LONGEST_PAUSE_MS, pause * 2);
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

export const verb: Verb = {
  name: 'collect',
  summary: 'Follow log files and send new lines',
  help: HELP,
  run,
};
