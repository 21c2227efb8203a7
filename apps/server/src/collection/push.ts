import type { Readable } from 'node:stream';
import type { Pushed } from '@casbah/contract/collection';
import { ApiFailure } from '../http/failure.ts';
import type { LogSender } from '../http/source-tokens.ts';
import { receivePiece } from './received-piece.ts';
import type { Segments } from './segments.ts';

/** Maximum pushes held in memory, each up to 8 MiB: over all senders, and per source. */
const MOST_AT_A_TIME = { all: 16, source: 6 };

/**
 * Maximum slots of one company while this many push: an equal share, with one more share left for the next company. A
 * company above its share gets no new slot until it is below.
 */
export function shareOf(all: number, companies: number): number {
  return Math.max(1, Math.floor(all / (companies + 1)));
}

/** Admits pushes up to a memory limit. */
export class Push {
  readonly #segments: Pick<Segments, 'keep'>;
  readonly #patienceMs: number;
  readonly #most: { all: number; source: number };
  #all = 0;
  readonly #bySource = new Map<string, number>();
  readonly #byCompany = new Map<string, number>();

  constructor(parts: {
    segments: Pick<Segments, 'keep'>;
    /** Timeout for a push to arrive, in milliseconds. */
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
    const { tenant, datasource } = sender;
    const ofCompany = this.#byCompany.get(tenant) ?? 0;
    const companies = this.#byCompany.size + (ofCompany === 0 ? 1 : 0);
    if (
      this.#all >= this.#most.all ||
      (this.#bySource.get(datasource) ?? 0) >= this.#most.source ||
      ofCompany >= shareOf(this.#most.all, companies)
    )
      throw new ApiFailure('TOO_MANY_REQUESTS', { seconds: 1 });
    this.#all += 1;
    add(this.#bySource, datasource, 1);
    add(this.#byCompany, tenant, 1);
    try {
      const piece = await receivePiece(body, { encoding, patienceMs: this.#patienceMs });
      if (piece.lines === 0) return { bytes: 0, lines: 0, is_repeated: false };
      const { isRepeated } = await this.#segments.keep(sender, piece, chunk);
      return { bytes: piece.bytes.length, lines: piece.lines, is_repeated: isRepeated };
    } finally {
      this.#all -= 1;
      add(this.#bySource, datasource, -1);
      add(this.#byCompany, tenant, -1);
    }
  }
}

/** Removes keys whose count drops to zero, so the map stays small. */
function add(counts: Map<string, number>, key: string, count: number): void {
  const now = (counts.get(key) ?? 0) + count;
  if (now === 0) counts.delete(key);
  else counts.set(key, now);
}
