import { statfs } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { lockFolder } from '@casbah/stores/folder-lock';
import { type DestinationStream, pino } from 'pino';
import manifest from '../package.json' with { type: 'json' };
import { buildAreas, serveAreas } from './areas/build.ts';
import { areas } from './areas.generated.ts';
import { collectAtRest } from './collect-at-rest.ts';
import { openMigratedControl } from './control-compose.ts';
import { openDataFolder } from './data-folder.ts';
import { openEvents } from './events-compose.ts';
import { buildApp } from './http/app.ts';
import { isLoopback } from './http/origin.ts';
import { consolePages } from './http/pages.ts';
import { JobRunner } from './jobs/runner.ts';
import { openKeys } from './keys.ts';
import { isLocalOnly, originAt, reachableAt } from './listen-address.ts';
import { operatorLink } from './operator/operator-code.ts';
import { platformOf } from './platform-compose.ts';
import type { Settings } from './settings.ts';
import { explainStart, fullDisk, StartError } from './start-error.ts';
import type { ResolveText } from './tenantdomains/domain-proof.ts';

export interface StartOptions {
  settings: Settings;
  /** Credentials of the demo; the sign-in page shows them to the operator. */
  demo?: { email: string; password: string };
  /** Resolves TXT records; the system's DNS if absent. */
  resolveText?: ResolveText;
  /** Timeout for a request body that stops arriving; a minute if absent. */
  bodyPatienceMs?: number;
  /** Log destination, as JSON lines; standard error if absent. */
  log?: DestinationStream;
}

export interface RunningServer {
  /** Origin, such as `http://127.0.0.1:8080`. */
  origin: string;
  /** Setup token and link; undefined if Casbah was already set up. */
  setup: { token: string; link: string } | undefined;
  /** One-time link that makes a browser on this machine the operator's; absent if others can reach the server. */
  operatorLink: string | undefined;
  /** Stops accepting requests, finishes pending requests and batches, and closes everything. */
  stop(): Promise<void>;
  /** Resolves with the reason when a component ends that Casbah can't run without. */
  failed: Promise<string>;
}

/** The built console, in the same checkout as the server. */
const CONSOLE_FOLDER = fileURLToPath(new URL('../../console/dist', import.meta.url));
/** Minimum free disk space for opening the stores. */
const LEAST_ROOM = 64 * 1024 ** 2;
/** How long open requests may continue when the server stops. */
const GRACE_MS = 5_000;

/** Opens the stores, builds the areas and listens. Throws `StartError`, with everything closed again. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { settings } = options;
  const log = pino(
    { base: null, level: settings.logLevel, timestamp: pino.stdTimeFunctions.isoTime },
    options.log ?? pino.destination(2),
  );
  // Open resources, closed in reverse order: at the end, and when a later step fails.
  const open = new AsyncDisposableStack();
  try {
    for (const { path, cause } of openDataFolder(settings.dataFolder))
      log.warn({ path, err: cause }, 'Other users of this machine may read or change this file');
    const lock = await lockFolder(settings.dataFolder);
    open.defer(() => lock.release());
    const keys = await openKeys(settings.dataFolder);
    const { bavail, bsize } = await statfs(settings.dataFolder);
    if (bavail * bsize < LEAST_ROOM) throw new StartError(fullDisk(settings.dataFolder));

    const opening = [openMigratedControl(settings, keys, open), openEvents(settings, log, open)] as const;
    // Waits for both, even if one fails: whatever the other opens must be closed.
    await Promise.allSettled(opening);
    const [control, events] = await Promise.all(opening);
    // Links in emails and passkeys use the configured origin or the socket's, never request headers.
    let listening = '';
    const publicOrigin = (): string => settings.publicUrl ?? listening;
    const built = await buildAreas(
      areas,
      await platformOf({ ...options, log, keys, control, events, publicOrigin, open }),
    );
    const { firstRun, operator } = built.provided;
    const isSetUp = await firstRun.isOver();
    const { clock, onFault } = built.provided;
    const runner = new JobRunner({ control, clock, onFault, server: keys.instance, jobs: built.jobs });
    open.defer(
      await control.listen({
        onSignal: (signal) => built.signals.onSignal(signal),
        onResync() {
          built.signals.onResync();
          runner.wake();
        },
        job: (queue) => runner.wake(queue),
      }),
    );
    const app = await buildApp(
      {
        control,
        keys,
        log,
        clock,
        bodyPatienceMs: built.provided.bodyPatience,
        proxies: settings.proxies,
        frames: settings.frames,
        hsts: settings.hsts,
        films: settings.guideVideoUrl === undefined ? [] : [settings.guideVideoUrl],
      },
      (api) => serveAreas(api, built),
      consolePages(CONSOLE_FOLDER),
    );
    await built.start(open);
    open.defer(async () => {
      const end = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
      await app.close();
      clearTimeout(end);
    });
    await app.listen({ host: settings.host, port: settings.port });
    const address = app.server.address();
    const port = address instanceof Object ? address.port : settings.port;
    const origin = originAt(settings.host, port);
    listening = reachableAt(settings.host, port);
    // Links in emails need the listening address, which is known from here on.
    await runner.start();
    open.defer(() => runner.stop());
    open.defer(collectAtRest());
    log.info({ origin, version: manifest.version }, 'Casbah answers');
    if (!isLoopback(settings.host))
      log.warn('Sign-in works over TLS only, except on this machine: put a proxy with TLS in front');
    return {
      origin,
      setup: isSetUp
        ? undefined
        : { token: firstRun.token, link: `${publicOrigin()}/#/?setup_token=${firstRun.token}` },
      operatorLink: isLocalOnly(settings) ? operatorLink(listening, operator.newCode()) : undefined,
      failed: events.failed,
      stop: () => open.disposeAsync(),
    };
  } catch (error) {
    await open
      .disposeAsync()
      .catch((cause: unknown) => log.error({ err: cause }, 'closing after a failed start'));
    throw explainStart(error, settings);
  }
}
