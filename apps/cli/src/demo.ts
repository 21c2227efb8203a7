import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { RunningServer } from '@casbah/server/compose';
import { connect } from './connection.ts';
import type { DemoAccount } from './demo-account.ts';
import type { ProgressBar } from './progress-bar.ts';
import { sourceNamed, untilRead, upload } from './upload.ts';

interface DemoLog {
  site: string;
  device: string;
  path: string;
}

const DEVICE_NAMES: Readonly<Record<string, string>> = {
  squid: 'Squid',
  proxysg: 'ProxySG',
  paloalto: 'Palo Alto',
};

/** Makes the logs in a worker, so that the server goes on answering meanwhile. */
function writeLogs(folder: string, end: number): Promise<DemoLog[]> {
  return new Promise((resolve, reject) => {
    const logs: DemoLog[] = [];
    const worker = new Worker(new URL('./demo-files.ts', import.meta.url), { workerData: { folder, end } });
    worker.on('message', (log: DemoLog) => logs.push(log));
    worker.on('error', reject);
    worker.on('exit', (code) =>
      code === 0 ? resolve(logs) : reject(new Error(`making the demo's logs ended with ${code}`)),
    );
  });
}

/**
 * Sets up Atlas Foods on an empty server and sends its logs through the same calls as anybody's. Broken off and called
 * again, it goes on: sources and uploads are found, not made twice.
 */
export async function loadDemo(
  { origin, setup: firstRun }: Pick<RunningServer, 'origin' | 'setup'>,
  dataFolder: string,
  { email, password }: DemoAccount,
  now: number,
  bar: ProgressBar,
): Promise<void> {
  const connection = connect(origin);
  const setup = await connection.client.call('GET /user/setup', {});
  if (setup.needs_setup) {
    await connection.client.call('POST /user/setup', {
      body: {
        company: 'Atlas Foods',
        name: 'Nadia Berrada',
        email,
        password,
        setup_token: firstRun?.token,
      },
    });
  } else {
    await connection.client.call('POST /user/loginapi', { body: { email, password } });
  }
  bar.show(0, 'making the logs of Atlas Foods');
  const folder = await mkdtemp(join(dataFolder, 'demo-'));
  try {
    const logs = await writeLogs(folder, now - (now % 86_400_000));
    const sizes = await Promise.all(logs.map(async (log) => (await stat(log.path)).size));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    let before = 0;
    let events = 0;
    for (const [index, log] of logs.entries()) {
      const size = sizes[index] ?? 0;
      const source = await sourceNamed(
        connection,
        `${log.site} ${DEVICE_NAMES[log.device] ?? log.device}`,
        {},
      );
      const handle = await open(log.path);
      try {
        const show = (share: number, read: number): void =>
          bar.show(
            0.1 + 0.9 * ((before + size * share) / total),
            `${new Intl.NumberFormat('en').format(read)} events`,
          );
        const file = {
          name: basename(log.path),
          size,
          async slice(start: number, end: number) {
            const bytes = new Uint8Array(end - start);
            await handle.read(bytes, 0, bytes.length, start);
            return bytes;
          },
        };
        const sent = await upload(connection, source, file, (load) =>
          show((load.bytes_received / size) * 0.2, events),
        );
        const read = await untilRead(connection, sent, (load) =>
          show(0.2 + load.progress * 0.8, events + load.events),
        );
        events += read.events;
        before += size;
      } finally {
        await handle.close();
      }
    }
    await connection.client.call('POST /user/logout', {});
    bar.done(`${new Intl.NumberFormat('en').format(events)} events of Atlas Foods are in`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
