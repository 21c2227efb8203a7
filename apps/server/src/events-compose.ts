import { join } from 'node:path';
import { ClickHouseEventStore, type EventStoreOptions } from '@casbah/stores/events/clickhouse/store';
import { startEventEngine } from '@casbah/stores/events/engine/start';
import type { Logger } from 'pino';
import type { Settings } from './settings.ts';

export interface OpenEvents {
  store: ClickHouseEventStore;
  /** Connection options for reading threads. */
  connection: EventStoreOptions;
  failed: Promise<string>;
}

/** Opens the configured event store, or the built-in engine. */
export async function openEvents(
  settings: Settings,
  log: Logger,
  open: AsyncDisposableStack,
): Promise<OpenEvents> {
  const failed = Promise.withResolvers<string>();
  let connection: EventStoreOptions;
  if (settings.eventsUrl === undefined) {
    const engine = await startEventEngine({
      folder: join(settings.dataFolder, 'events'),
      onState: (state) => log.info(state, 'event engine'),
      log: (line) => log.warn({ line }, 'event engine'),
    });
    open.defer(() => engine.stop());
    engine.exited.then((end) => {
      if (end.state === 'failed') failed.resolve(end.reason);
    });
    const { url, username, password, database } = engine;
    connection = { url, username, password, database };
  } else connection = { url: settings.eventsUrl };
  const store = new ClickHouseEventStore(connection);
  open.defer(() => store.close());
  await store.migrate();
  // Not awaited: until it finishes, reads are exact, but slower for older data.
  const filling = new AbortController();
  const filled = store.catchUp(filling.signal).catch((error: unknown) => {
    if (!filling.signal.aborted)
      log.error({ err: error }, 'a roll-up is not filled: the next start goes on with it');
  });
  open.defer(async () => {
    filling.abort();
    await filled;
  });
  return { store, connection, failed: failed.promise };
}
