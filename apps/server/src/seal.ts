import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Keys } from './keys.ts';

/**
 * Encrypts secrets in the control store. `context` names owner and purpose, such as
 * `identity-provider/<id>/client-secret`: sealed text copied into another row can't be opened there.
 */
export interface Seal {
  seal(secret: string, context: string): string;
  /** Throws `SealBroken` for text that was changed, belongs elsewhere or was sealed with other keys. */
  open(sealed: string, context: string): string;
}

export class SealBroken extends Error {
  readonly code = 'SEAL_BROKEN';
  constructor(context: string, options?: ErrorOptions) {
    super(
      `The secret of ${context} cannot be opened: it was changed, or sealed with other keys. Give it again, or bring keys.json back from a backup.`,
      options,
    );
    this.name = 'SealBroken';
  }
}

/** Prefix of sealed text, so a later scheme can coexist with this one. */
const VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM with a key derived from the installation's seal. */
export function makeSeal({ seal }: Pick<Keys, 'seal'>): Seal {
  const installation = Buffer.from(seal, 'base64url');
  const key = new Uint8Array(
    hkdfSync('sha256', installation, new Uint8Array(0), 'casbah sealed secrets', 32),
  );
  return {
    seal(secret, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return `${VERSION}.${Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64url')}`;
    },
    open(sealed, context) {
      try {
        const [version, text, ...more] = sealed.split('.');
        if (version !== VERSION || text === undefined || more.length > 0)
          throw new Error('Not a sealed text');
        const bytes = Buffer.from(text, 'base64url');
        if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new Error('Shorter than its seal');
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        })
          .setAAD(Buffer.from(context))
          .setAuthTag(bytes.subarray(-TAG_BYTES));
        const body = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
      } catch (error) {
        throw new SealBroken(context, { cause: error });
      }
    },
  };
}
