import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  openPlaceDatabase,
  type PlaceDatabase,
  PlaceDatabaseError,
} from '@casbah/discovery/geoip/place-database';

/** A file that is to say where addresses are, and what is kept of it. */
export interface PlaceFile<Kept> {
  name: string;
  /** What was kept when it could last be read; absent where it never could. */
  kept: Kept | undefined;
  /** Why it can't be read as it is now, for the operator. */
  problem: string | undefined;
}

/** More of them, or a larger one, isn't what the folder is for: each is held in memory as a whole. */
const MOST_FILES = 8;
const LARGEST = 1024 ** 3;

interface Seen<Kept> extends PlaceFile<Kept> {
  /** Cache key by size and modification time, so changed files are read again. */
  version: string;
}

/** The databases that the operator gives: a file, or every `.mmdb` of a folder. Read when they are asked for, and again when they have changed. */
export class PlaceFiles<Kept> {
  readonly #path: string;
  readonly #keep: (database: PlaceDatabase) => Kept;
  #seen = new Map<string, Seen<Kept>>();
  #reading: Promise<readonly PlaceFile<Kept>[]> | undefined;

  constructor(path: string, keep: (database: PlaceDatabase) => Kept) {
    this.#path = path;
    this.#keep = keep;
  }

  /** By name; none where there is no such file or folder. Where nothing has changed, what it answers is the same again. */
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
      // Taken away between two looks.
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
