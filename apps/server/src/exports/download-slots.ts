import { EXPORT_LIMITS } from '@casbah/domain/export';
import { ApiFailure } from '../http/failure.ts';

/** Limits the downloads that this server sends at once to a person and to a company. */
export class DownloadSlots {
  readonly #used = new Map<string, number>();

  /** The same bytes, while there is a slot for them. Throws `LIMIT_REACHED` before the first. */
  async *hold(
    { tenant, user }: { tenant: string; user: string },
    bytes: AsyncIterable<Uint8Array>,
  ): AsyncGenerator<Uint8Array> {
    const slots = [
      { key: `person ${tenant}/${user}`, limit: EXPORT_LIMITS.downloadsPerPerson },
      { key: `company ${tenant}`, limit: EXPORT_LIMITS.downloadsPerTenant },
    ];
    const full = slots.find(({ key, limit }) => this.#usedOf(key) >= limit);
    if (full !== undefined) throw new ApiFailure('LIMIT_REACHED', { limit: full.limit });
    for (const { key } of slots) this.#used.set(key, this.#usedOf(key) + 1);
    try {
      yield* bytes;
    } finally {
      for (const { key } of slots) {
        const left = this.#usedOf(key) - 1;
        if (left === 0) this.#used.delete(key);
        else this.#used.set(key, left);
      }
    }
  }

  #usedOf(key: string): number {
    return this.#used.get(key) ?? 0;
  }
}
