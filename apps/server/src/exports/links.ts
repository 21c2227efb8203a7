import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { SECOND_MS } from '@casbah/domain/time-units';
import type { StoredExport } from '@casbah/stores/control/exports/exports';
import type { Keys } from '../keys.ts';

type Linked = Pick<StoredExport, 'tenant_id' | 'id' | 'link_key'>;

/** Signs links to exports. They stop working when the export gets another `link_key`. */
export class ExportLinks {
  readonly #key: Uint8Array;

  constructor({ seal }: Pick<Keys, 'seal'>) {
    const secret = Buffer.from(seal, 'base64url');
    this.#key = new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(0), 'casbah export links', 32));
  }

  /** Path with the signature. `expires`: milliseconds since 1970 UTC. */
  pathOf(linked: Linked, expires: number): string {
    const seconds = Math.floor(expires / SECOND_MS);
    return `/exports/${linked.id}/content?expires=${seconds}&signature=${this.#sign(linked, seconds)}`;
  }

  /** Whether the link is genuine, and neither expired nor revoked. `expires`: seconds since 1970 UTC. */
  isValid(linked: Linked, given: { expires: number; signature: string }, now: number): boolean {
    const right = Buffer.from(this.#sign(linked, given.expires));
    const signature = Buffer.from(given.signature);
    return (
      signature.length === right.length &&
      timingSafeEqual(signature, right) &&
      given.expires * SECOND_MS > now
    );
  }

  #sign({ tenant_id, id, link_key }: Linked, seconds: number): string {
    return createHmac('sha256', this.#key)
      .update(`${tenant_id}/${id}/${link_key}/${seconds}`)
      .digest('base64url');
  }
}
