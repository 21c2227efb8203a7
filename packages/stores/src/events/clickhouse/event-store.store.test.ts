import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEventEngine } from '../engine/start.ts';
import { describeEventStore } from '../event-store.conformance.ts';
import { ClickHouseEventStore } from './store.ts';

describeEventStore('the event store on the embedded engine', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'casbah-events-'));
  const engine = await startEventEngine({ folder });
  const store = new ClickHouseEventStore(engine);
  return {
    store,
    async close() {
      await store.close();
      await engine.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
});

const url = process.env.CASBAH_TEST_EVENTS_URL;
if (url !== undefined && url !== '')
  describeEventStore('the event store on a ClickHouse server', async () => {
    const store = new ClickHouseEventStore({ url });
    return { store, close: () => store.close() };
  });
