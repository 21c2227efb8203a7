import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  openPlaceDatabase,
  type PlaceDatabase,
  PlaceDatabaseError,
} from '@casbah/discovery/geoip/place-database';

/** A geolocation database file, and what was read from it. */
export interface PlaceFile<Kept> {
  name: string;
  /** Content from when it was last readable; absent if it never was. */
  kept: Kept | undefined;
  /** Why it can't be read now, for the operator. */
  problem: string | undefined;
}

/** Maximum number of files; each is held in memory as a whole. */
const MOST_FILES = 8;
const LARGEST = 1024 ** 3;

interface Seen<Kept> extends PlaceFile<Kept> {
  /** Cache key by size and modification time, so changed files are read again. */
  version: string;
}

/**
 * The operator's databases: a file, or every `.mmdb` of a folder. Read on demand, and again when they change.
 */
export class PlaceFiles<Kept> {
  readonly #path: string;
  readonly #keep: (database: PlaceDatabase) => Kept;
  #seen = new Map<string, Seen<Kept>>();
  #reading: Promise<readonly PlaceFile<Kept>[]> | undefined;

  constructor(path: string, keep: (database: PlaceDatabase) => Kept) {
    this.#path = path;
    this.#keep = keep;
  }

  /**
   * Returns the files by name; none if the file or folder doesn't exist. Returns the same object while
   * nothing changes.
   */
  read(): Promise<readonly PlaceFile<Kept>[]> {
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #read(): Promise<readonly PlaceFile<Kept>[]> {
    const seen = new Map<string, Seen<Kept>>();
    for (const path of await pathsIn(this.#path)) {
      const one = await this.#look(path);
      if (one !== undefined) seen.set(path, one);
    }
    this.#seen = seen;
    return [...seen.values()];
  }

  async #look(path: string): Promise<Seen<Kept> | undefined> {
    const before = this.#seen.get(path);
    const name = basename(path);
    try {
      const { size, mtimeMs } = await stat(path);
      const version = `${size} ${mtimeMs}`;
      if (before?.version === version) return before;
      const problem = (text: string): Seen<Kept> => ({ name, version, kept: before?.kept, problem: text });
      if (size > LARGEST) return problem('The file is larger than 1 GiB.');
      try {
        const kept = this.#keep(openPlaceDatabase(await readFile(path)));
        return { name, version, kept, problem: undefined };
      } catch (error) {
        if (error instanceof PlaceDatabaseError) return problem(error.message);
        throw error;
      }
    } catch (error) {
      // Deleted between listing and reading.
      if (codeOf(error) === 'ENOENT') return undefined;
      return { name, version: '', kept: before?.kept, problem: 'Casbah may not read the file.' };
    }
  }
}

async function pathsIn(path: string): Promise<string[]> {
  try {
    if (!(await stat(path)).isDirectory()) return [path];
    const names = (await readdir(path)).filter((name) => name.toLowerCase().endsWith('.mmdb'));
    return names
      .sort()
      .slice(0, MOST_FILES)
      .map((name) => join(path, name));
  } catch {
    return [];
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
