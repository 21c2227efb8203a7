import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import type { ControlStore } from '@casbah/stores/control/control-store';
import type { FileStore } from '@casbah/stores/files/file-store';
import type { FastifyInstance } from 'fastify';
import { fileOfLoad } from './ingest/file-names.ts';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';
import { SyslogReceiver } from './syslog/receiver.ts';
import { syslogRoutes } from './syslog/routes.ts';
import { SyslogService } from './syslog/service.ts';
import type { ThreadData } from './syslog/thread-messages.ts';

export interface SyslogArea {
  receiver: SyslogReceiver;
  service: SyslogService;
  routes(app: FastifyInstance): void;
}

/** Syslog, NetFlow and IPFIX: a thread that listens, and what is kept of it. Throws `StartError` where a certificate cannot be read. */
export async function composeSyslog(parts: {
  settings: Settings['syslog'];
  control: ControlStore;
  files: FileStore;
  filesFolder: string;
  wake: () => void;
  server: string;
  clock: () => number;
  onFault: (what: string, error: unknown) => void;
}): Promise<SyslogArea> {
  const { settings, control, clock } = parts;
  const { listeners } = settings;
  const workerData: ThreadData = {
    files: { folder: parts.filesFolder },
    listeners: listeners.map(({ protocol, host, port }) => ({ protocol, host, port })),
    tls: settings.tls === undefined ? undefined : await certificatesOf(settings.tls),
  };
  const receiver = new SyslogReceiver({
    control,
    clock,
    listeners,
    files: parts.files,
    wake: parts.wake,
    server: parts.server,
    onFault: parts.onFault,
    fileOf: fileOfLoad,
    startThread: () =>
      new Worker(new URL('./syslog/worker.ts', import.meta.url), { workerData, execArgv: [] }),
  });
  const service = new SyslogService({ control, clock, listeners, receiver });
  return { receiver, service, routes: (app) => syslogRoutes(app, service) };
}

async function certificatesOf({
  certFile,
  keyFile,
  caFile,
}: NonNullable<Settings['syslog']['tls']>): Promise<NonNullable<ThreadData['tls']>> {
  const read = (file: string): Promise<string> =>
    readFile(file, 'utf8').catch((cause: unknown) => {
      throw new StartError(
        `${file}, which syslog over TLS needs, cannot be read. Check CASBAH_SYSLOG_TLS_CERT, _KEY and _CA.`,
        { cause },
      );
    });
  const [cert, key] = await Promise.all([read(certFile), read(keyFile)]);
  return { cert, key, ...(caFile === undefined ? {} : { ca: await read(caFile) }) };
}
