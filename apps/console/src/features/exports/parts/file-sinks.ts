import type { FileSink, OpenSink } from './download.ts';

declare global {
  interface Window {
    /** Not in every browser. */
    showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;
  }
}

/** Whether this browser can write a download to the disk as it arrives. */
export const canStreamToDisk = (): boolean => window.showSaveFilePicker !== undefined;

/** Asks for a place, and writes there as bytes arrive. */
export const toDisk: OpenSink = async (name) => {
  if (window.showSaveFilePicker === undefined) return toMemory(name);
  const handle = await window.showSaveFilePicker({ suggestedName: name });
  const file = await handle.createWritable();
  return {
    write: (bytes) => file.write(bytes),
    close: () => file.close(),
    abort: () => file.abort(),
  };
};

/** Keeps the bytes until the end, and then saves them where the browser saves downloads. */
export const toMemory: OpenSink = async (name): Promise<FileSink> => {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  return {
    async write(bytes) {
      pieces.push(bytes);
    },
    async close() {
      const url = URL.createObjectURL(new Blob(pieces));
      saveFrom(url, name);
      // The browser has taken it over once the click is handled.
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
    },
    async abort() {
      pieces.length = 0;
    },
  };
};

/** Has the browser download a URL. */
export function saveFrom(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
