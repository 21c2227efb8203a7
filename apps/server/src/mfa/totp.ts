import { generateSecret, generateURI, verifySync } from 'otplib';

/** Defaults of authenticator apps: SHA-1, six digits, a new code every 30 seconds (RFC 6238). */
const PERIOD = 30;
/** Tolerance in seconds for a phone's clock and slow typing. */
const TOLERANCE = 30;

export function newSecret(): string {
  return generateSecret({ length: 20 });
}

/** URI in the QR code: the app shows Casbah, the company and the account. */
export function setupAddress(secret: string, { company, email }: { company: string; email: string }): string {
  // A colon separates the two, so neither may contain one.
  const issuer = `Casbah ${company}`.replaceAll(':', ' ');
  return generateURI({ issuer, label: email, secret, period: PERIOD, digits: 6 });
}

/**
 * Returns the time step of a valid code; `undefined` for a wrong one. The store checks whether the step was
 * used before.
 */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  if (!/^[0-9]{6}$/.test(code)) return undefined;
  const result = verifySync({
    secret,
    token: code,
    period: PERIOD,
    strategy: 'totp',
    epoch: Math.floor(now / 1000),
    epochTolerance: TOLERANCE,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
