import type { Readable } from 'node:stream';
import type { Pushed } from '@casbah/contract/collection';
import { ApiFailure } from '../http/failure.ts';
import type { LogSender } from '../http/source-tokens.ts';
import { receivePiece } from './received-piece.ts';
import type { Segments } from './segments.ts';

/** Pieces that are held in memory at a time, each of 8 MiB at most: of all senders, and of one source. */
const MOST_AT_A_TIME = { all: 16, source: 6 };

/** Takes pieces of log from senders: no more at a time than the memory has room for. */
export class Push {
  readonly #segments: Pick<Segments, 'keep'>;
  readonly #patienceMs: number;
  readonly #most: { all: number; source: number };
  #all = 0;
  readonly #bySource = new Map<string, number>();

  constructor(parts: {
    segments: Pick<Segments, 'keep'>;
    /** How long a piece may take to arrive. */
    patienceMs: number;
    most?: { all: number; source: number };
  }) {
    this.#segments = parts.segments;
    this.#patienceMs = parts.patienceMs;
    this.#most = parts.most ?? MOST_AT_A_TIME;
  }

  async receive(
    sender: LogSender,
    { body, encoding, chunk }: { body: Readable; encoding: 'identity' | 'gzip'; chunk: string | undefined },
  ): Promise<Pushed> {
    const { datasource } = sender;
    const ofSource = this.#bySource.get(datasource) ?? 0;
    if (this.#all >= this.#most.all || ofSource >= this.#most.source)
      throw new ApiFailure('TOO_MANY_REQUESTS', { seconds: 1 });
    this.#all += 1;
    this.#bySource.set(datasource, ofSource + 1);
    try {
      const piece = await receivePiece(body, { encoding, patienceMs: this.#patienceMs });
      if (piece.lines === 0) return { bytes: 0, lines: 0, is_repeated: false };
      const { isRepeated } = await this.#segments.keep(sender, piece, chunk);
      return { bytes: piece.bytes.length, lines: piece.lines, is_repeated: isRepeated };
    } finally {
      this.#all -= 1;
      const left = (this.#bySource.get(datasource) ?? 1) - 1;
      if (left === 0) this.#bySource.delete(datasource);
      else this.#bySource.set(datasource, left);
    }
  }
}
