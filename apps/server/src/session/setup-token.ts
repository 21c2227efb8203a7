import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const hashOf = (token: string): Buffer =>
  createHash('sha256')
    .update(token.toLowerCase().replace(/[^0-9a-z]/g, ''))
    .digest();

/**
 * Proves that the person who sets up Casbah can read its startup output: the first account has full access.
 * Only the hash is kept; each start creates a new token.
 */
export class SetupToken {
  readonly #hash: Buffer;

  private constructor(token: string) {
    this.#hash = hashOf(token);
  }

  /** Creates a token and its text for the terminal: 96 random bits in groups that can be typed. */
  static make(): { token: SetupToken; text: string } {
    const text = (randomBytes(12).toString('hex').match(/.{4}/g) ?? []).join('-');
    return { token: new SetupToken(text), text };
  }

  /** Ignores case, spaces and dashes. */
  isRight(given: string): boolean {
    return timingSafeEqual(hashOf(given), this.#hash);
  }
}
