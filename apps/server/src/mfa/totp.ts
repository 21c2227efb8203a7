import { generateSecret, generateURI, verifySync } from 'otplib';

/** What authenticator apps take where nothing is said: SHA-1, six digits, a new code every 30 seconds (RFC 6238). */
const PERIOD = 30;
/** A telephone's clock may be this many seconds off, and a code may be typed in slowly. */
const TOLERANCE = 30;

export function newSecret(): string {
  return generateSecret({ length: 20 });
}

/** What the QR code says: the app shows the company's Casbah and the account. */
export function setupAddress(secret: string, { company, email }: { company: string; email: string }): string {
  // A colon parts the two: one within them would move the border.
  const issuer = `Casbah ${company}`.replaceAll(':', ' ');
  return generateURI({ issuer, label: email, secret, period: PERIOD, digits: 6 });
}

/** The time step of a right code; nothing for a wrong one. Whether the step was used before is the store's to say. */
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
