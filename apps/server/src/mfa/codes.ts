import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import type { FactorHolder } from '@casbah/stores/control/mfa/second-factors';
import type { Keys } from '../keys.ts';

/** Excludes letters and digits that look alike. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const GROUPS = 4;
const GROUP = 4;

export const RECOVERY_CODES = 10;

/** Returns six digits for an email. */
export function newMailCode(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}

/** Returns ten codes of 79 bits, for a person to keep on paper. */
export function newRecoveryCodes(): string[] {
  const group = (): string =>
    Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** Returns the kind of code that a text looks like, if any. */
export function readCode(typed: string): { kind: 'digits' | 'recovery'; code: string } | undefined {
  const code = typed.replace(/[\s-]/g, '').toLowerCase();
  if (/^[0-9]{6}$/.test(code)) return { kind: 'digits', code };
  const isRecovery = code.length === GROUPS * GROUP && [...code].every((letter) => ALPHABET.includes(letter));
  return isRecovery ? { kind: 'recovery', code } : undefined;
}

/**
 * Returns the stored hash of a code, keyed with a key that isn't in the store: a stolen database would
 * otherwise be enough to find six digits.
 */
export class CodeSeal {
  readonly #key: Uint8Array;

  constructor({ seal }: Pick<Keys, 'seal'>) {
    const installation = Buffer.from(seal, 'base64url');
    this.#key = new Uint8Array(
      hkdfSync('sha256', installation, new Uint8Array(0), 'casbah verification codes', 32),
    );
  }

  /** Bound to one person, and an emailed code to one session, so copied rows don't work. */
  of(code: string, { tenant, user }: FactorHolder, purpose: string): string {
    const readable = readCode(code)?.code ?? code;
    return createHmac('sha256', this.#key)
      .update(JSON.stringify([purpose, tenant, user, readable]))
      .digest('base64url');
  }

  isSame(one: string, other: string): boolean {
    const [a, b] = [Buffer.from(one), Buffer.from(other)];
    return a.length === b.length && timingSafeEqual(a, b);
  }
}
