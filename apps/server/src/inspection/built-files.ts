import type { FileStore } from '@casbah/stores/files/file-store';

/** What is kept of the files that were read. In bytes. */
const KEPT_BYTES = 512 * 1024 * 1024;

/**
 * Reads indexes and models, and keeps the last ones. In shared memory, so that threads read the same copy. A file never changes: a new build
 * has a new name.
 */
export class BuiltFiles {
  readonly #files: FileStore;
  readonly #kept = new Map<string, Promise<Uint8Array>>();
  #bytes = 0;

  constructor(files: FileStore) {
    this.#files = files;
  }

  async read(name: string): Promise<Uint8Array> {
    const reading = this.#kept.get(name) ?? this.#read(name);
    this.#kept.delete(name);
    this.#kept.set(name, reading);
    try {
      return await reading;
    } catch (error) {
      this.#kept.delete(name);
      throw error;
    }
  }

  async #read(name: string): Promise<Uint8Array> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of this.#files.read(name, 0)) chunks.push(chunk);
    const size = chunks.reduce((sum, { length }) => sum + length, 0);
    const bytes = new Uint8Array(new SharedArrayBuffer(size));
    let at = 0;
    for (const chunk of chunks) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    this.#bytes += size;
    await this.#makeRoom(name);
    return bytes;
  }

  async #makeRoom(latest: string): Promise<void> {
    for (const [name, reading] of this.#kept) {
      if (this.#bytes <= KEPT_BYTES) return;
      if (name === latest) continue;
      this.#kept.delete(name);
      this.#bytes -= (await reading.catch(() => new Uint8Array())).length;
    }
  }
}
