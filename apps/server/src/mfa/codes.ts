import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import type { FactorHolder } from '@casbah/stores/control/mfa/second-factors';
import type { Keys } from '../keys.ts';

/** Without letters and digits that people take for each other. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
const GROUPS = 4;
const GROUP = 4;

export const RECOVERY_CODES = 10;

/** Six digits, for a mail. */
export function newMailCode(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}

/** Ten codes of 79 bits, for a person to keep on paper. */
export function newRecoveryCodes(): string[] {
  const group = (): string =>
    Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: RECOVERY_CODES }, () => Array.from({ length: GROUPS }, group).join('-'));
}

/** The kind of code that a text looks like, or nothing. */
export function readCode(typed: string): { kind: 'digits' | 'recovery'; code: string } | undefined {
  const code = typed.replace(/[\s-]/g, '').toLowerCase();
  if (/^[0-9]{6}$/.test(code)) return { kind: 'digits', code };
  const isRecovery = code.length === GROUPS * GROUP && [...code].every((letter) => ALPHABET.includes(letter));
  return isRecovery ? { kind: 'recovery', code } : undefined;
}

/**
 * What the store keeps of a code: made with a key that the store doesn't have. Six digits, and a stolen database, would
 * otherwise be enough to find them.
 */
export class CodeSeal {
  readonly #key: Uint8Array;

  constructor({ seal }: Pick<Keys, 'seal'>) {
    const installation = Buffer.from(seal, 'base64url');
    this.#key = new Uint8Array(
      hkdfSync('sha256', installation, new Uint8Array(0), 'casbah verification codes', 32),
    );
  }

  /** A code is bound to one person, and an email code to one session, so copied rows don't work. */
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
