import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

export interface HashedFile {
  type: string;
  /** Compression of `bytes`, if any. */
  encoding: Encoding | undefined;
  bytes: Buffer;
}

/** File types of a console build, and whether compression makes them smaller. */
const TYPES: Readonly<Record<string, { type: string; packs: boolean }>> = {
  '.js': { type: 'text/javascript; charset=utf-8', packs: true },
  '.css': { type: 'text/css; charset=utf-8', packs: true },
  '.svg': { type: 'image/svg+xml', packs: true },
  '.json': { type: 'application/json; charset=utf-8', packs: true },
  '.woff2': { type: 'font/woff2', packs: false },
  '.png': { type: 'image/png', packs: false },
  '.webp': { type: 'image/webp', packs: false },
};

/** Excludes paths and hidden files. */
const NAME = /^[\w-][\w.-]*$/;

/** Brotli level 4 is as fast as gzip and compresses better. */
const PACK: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify(gzip),
};

/**
 * Serves files with a content hash in their name, each read and compressed once: a page load needs some 150,
 * and compressing them again was most of the server's work.
 */
export class HashedFiles {
  readonly #folder: string;
  readonly #kept = new Map<string, Promise<HashedFile | undefined>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Returns the file in an encoding that `accept-encoding` allows. */
  async find(name: string, accepted: string | undefined): Promise<HashedFile | undefined> {
    const kind = TYPES[extname(name)];
    if (kind === undefined || !NAME.test(name)) return undefined;
    const encoding = kind.packs ? ENCODINGS.find((one) => accepts(accepted, one)) : undefined;
    const key = `${encoding} ${name}`;
    const kept = this.#kept.get(key) ?? this.#read(name, kind.type, encoding);
    this.#kept.set(key, kept);
    const file = await kept;
    // Forgets a missing file: a later build may add it.
    if (file === undefined) this.#kept.delete(key);
    return file;
  }

  async #read(name: string, type: string, encoding: Encoding | undefined): Promise<HashedFile | undefined> {
    const bytes = await readFile(join(this.#folder, name)).catch(() => undefined);
    if (bytes === undefined) return undefined;
    return { type, encoding, bytes: encoding === undefined ? bytes : await PACK[encoding](bytes) };
  }
}

/** Whether the header lists this encoding, without refusing it by `q=0`. */
function accepts(header: string | undefined, encoding: Encoding): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
