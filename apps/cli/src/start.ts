import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { ApiError } from '@casbah/contract/client';
import { type RunningServer, startServer } from '@casbah/server/compose';
import { readSettings, type Settings, SettingsError } from '@casbah/server/settings';
import { StartError } from '@casbah/server/start-error';
import { loadDemo } from './demo.ts';
import { createDemoAccount, type DemoAccount, readDemoAccount, writeDemoAccount } from './demo-account.ts';
import { createProgressBar } from './progress-bar.ts';
import type { Streams, Verb } from './verb.ts';

const HELP = `casbah start

Runs Casbah: the stores, the console and the API, in one process beside the event engine. Ctrl-C or SIGTERM stops it cleanly.

Settings come from the environment:
  CASBAH_DATA         folder for data and keys (default: ./casbah-data)
  CASBAH_HOST         address to listen on (default: 127.0.0.1)
  CASBAH_PORT         port to listen on (default: 8080)
  CASBAH_DEMO         0 starts without the demo company (default: 1)
  CASBAH_LOG          minimum level of the log on standard error: debug, info, warn or error (default: warn)
  CASBAH_PROXIES      proxies whose forwarding headers are trusted: addresses or networks, comma-separated
  CASBAH_FRAMES       origins of pages that may embed Casbah in a frame, comma-separated (default: none)
  CASBAH_CONTROL_URL  a PostgreSQL server instead of the embedded one
  CASBAH_EVENTS_URL   a ClickHouse server instead of the embedded one

Exit codes: 0 stopped, 1 couldn't start or failed, 2 wrong usage.
`;

/** The demo is limited to loopback addresses: elsewhere its password would be on a public page. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** Account of the demo, if it is on: the existing one, or a new one for an empty data folder. */
async function demoOf(settings: Settings): Promise<DemoAccount | undefined> {
  if (!settings.demo || !isLoopback(settings.host)) return undefined;
  return (await readDemoAccount(settings.dataFolder)) ?? createDemoAccount();
}

async function bringDemoIn(
  server: RunningServer,
  settings: Settings,
  account: DemoAccount,
  io: Streams,
): Promise<void> {
  await writeDemoAccount(settings.dataFolder, account);
  const bar = createProgressBar(io.stderr, 'Loading the demo company');
  await loadDemo(server, account, bar);
  await writeDemoAccount(settings.dataFolder, { ...account, loaded: true });
}

/** A single write, so a reader that waits for the first line gets the others with it. */
function sayReady(server: RunningServer, demo: DemoAccount | undefined, out: NodeJS.WritableStream): void {
  const { origin, operatorLink, setup } = server;
  const lines = [`Casbah is ready: ${origin}`];
  if (demo !== undefined) {
    if (operatorLink !== undefined) lines.push(`Open the demo: ${operatorLink} (works once, within an hour)`);
    lines.push(`Sign in to the demo with ${demo.email} and ${demo.password}`);
  } else if (setup !== undefined)
    lines.push(`Set it up: ${setup.link}`, `Setup token: ${setup.token} (the first page asks for it)`);
  out.write(`${lines.join('\n')}\n`);
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Resolves with the reason to stop: a signal, or a failed component. */
async function endOf(server: RunningServer): Promise<{ asked: true } | { asked: false; reason: string }> {
  const asked = new AbortController();
  // A signal often comes twice, from the terminal and from npm: the second would cut the stop short.
  for (const signal of SIGNALS) process.on(signal, () => {});
  try {
    return await Promise.race([
      ...SIGNALS.map(async (signal) => {
        await once(process, signal, { signal: asked.signal });
        return { asked: true } as const;
      }),
      server.failed.then((reason) => ({ asked: false, reason }) as const),
    ]);
  } finally {
    asked.abort();
  }
}

async function run(args: string[], io: Streams): Promise<number> {
  try {
    parseArgs({ args, options: {} });
  } catch {
    io.stderr.write(`'casbah start' takes its settings from the environment.\n\n${HELP}`);
    return 2;
  }
  // Other users of this machine can't read what Casbah writes.
  process.umask(0o077);
  let server: RunningServer;
  let settings: Settings;
  let demo: DemoAccount | undefined;
  try {
    settings = readSettings(process.env);
    demo = await demoOf(settings);
    server = await startServer({ settings, ...(demo === undefined ? {} : { demo }) });
  } catch (error) {
    if (!(error instanceof SettingsError || error instanceof StartError)) throw error;
    io.stderr.write(`${error.message}\n`);
    return 1;
  }
  const ending = endOf(server);
  try {
    if (demo !== undefined && !demo.loaded) {
      const loading = bringDemoIn(server, settings, demo, io);
      await Promise.race([loading, ending]);
    }
    sayReady(server, demo, io.stdout);
  } catch (error) {
    // The server works without the demo.
    const why = error instanceof ApiError || error instanceof Error ? error.message : String(error);
    io.stderr.write(`Couldn't load the demo: ${why}\n`);
    sayReady(server, demo, io.stdout);
  }
  const end = await ending;
  if (!end.asked) io.stderr.write(`Casbah stopped: ${end.reason}\n`);
  await server.stop();
  return end.asked ? 0 : 1;
}

export const verb: Verb = { name: 'start', summary: 'Run Casbah', help: HELP, run };
