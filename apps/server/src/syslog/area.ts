import { Worker } from 'node:worker_threads';
import { area } from '../areas/define.ts';
import { certificatesOf } from './certificates.ts';
import { SyslogReceiver } from './receiver.ts';
import { logStreamResource } from './resource.ts';
import { syslogHandlers } from './routes.ts';
import { SyslogService } from './service.ts';
import type { ThreadData } from './thread-messages.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    syslogReceiver: SyslogReceiver;
  }
}

/** Receives syslog, NetFlow and IPFIX in a thread, and turns them into ingest jobs. */
export const syslogReceiverArea = area({
  name: 'syslog.receiver',
  needs: [
    'settings',
    'control',
    'clock',
    'files',
    'filesFolder',
    'server',
    'onFault',
    'ingest',
    'fileOfLoad',
  ],
  gives: ['syslogReceiver'],
  async build({ settings, filesFolder, ingest, fileOfLoad, ...parts }) {
    const { listeners, tls } = settings.syslog;
    const workerData: ThreadData = {
      files: { folder: filesFolder },
      listeners: listeners.map(({ protocol, host, port }) => ({ protocol, host, port })),
      tls: tls === undefined ? undefined : await certificatesOf(tls),
    };
    const receiver = new SyslogReceiver({
      ...parts,
      listeners,
      fileOf: fileOfLoad,
      wake: () => ingest.wake(),
      startThread: () => new Worker(new URL('./worker.ts', import.meta.url), { workerData, execArgv: [] }),
    });
    return {
      onSignal: (signal) => receiver.onSignal(signal),
      onResync: () => receiver.refresh(),
      start: () => receiver.start(),
      stop: () => receiver.stop(),
      provides: { syslogReceiver: receiver },
    };
  },
});

/** Assigns syslog senders to sources. */
export const syslogArea = area({
  name: 'syslog',
  needs: ['settings', 'control', 'clock', 'syslogReceiver'],
  build({ settings, control, clock, syslogReceiver: receiver }) {
    const { listeners } = settings.syslog;
    const service = new SyslogService({ control, clock, listeners, receiver });
    return { handlers: syslogHandlers(service), resources: logStreamResource(service) };
  },
});
