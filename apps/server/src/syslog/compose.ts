import { openFolderFileStore } from '@casbah/stores/files/folder/folder-file-store';
import { Listeners, type ListenersParts } from './listeners.ts';
import type { OpenedFile } from './spool.ts';
import { threadData } from './thread-messages.ts';

/** Wires the syslog parts of a worker thread. */
export async function composeListeners(
  given: unknown,
  asks: {
    open: (source: { tenant: string; datasource: string }) => Promise<OpenedFile | undefined>;
    seal: (file: OpenedFile & { size: number }) => Promise<void>;
  },
): Promise<Listeners> {
  const { files: place, listeners, tls } = threadData.parse(given);
  const files = await openFolderFileStore(place.folder);
  const parts: ListenersParts = {
    listeners,
    tls,
    clock: Date.now,
    spoolParts: (source) => ({
      open: () => asks.open(source),
      append: (file, offset, bytes) => files.append(file, offset, bytes),
      seal: asks.seal,
    }),
  };
  return new Listeners(parts);
}
