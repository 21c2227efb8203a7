import type { Factor } from '@casbah/contract/mfa';
import { MINUTE_MS } from '@casbah/domain/time-units';
import {
  type CodeHolder,
  type FactorHolder,
  findTotp,
  removeVerificationCode,
  setVerificationCode,
  tryVerificationCode,
  useRecoveryCode,
  useTotpStep,
} from '@casbah/stores/control/mfa/second-factors';
import type { SystemTx } from '@casbah/stores/control/transaction';
import type { Seal } from '../seal.ts';
import { type CodeSeal, newMailCode, readCode } from './codes.ts';
import { stepOf } from './totp.ts';

/** How long an emailed code is valid. */
export const MAIL_CODE_MINUTES = 10;
/** Wrong attempts at an emailed code before a new one must be sent. */
export const MAIL_CODE_TRIES = 5;

/** Seal context of a person's secret: it can't be opened for anyone else. */
export const contextOf = ({ tenant, user }: FactorHolder): string => `totp/${tenant}/${user}`;

export interface CodeParts {
  seal: Seal;
  codes: CodeSeal;
}

/**
 * Returns the open factor that a code is valid for, if any, and uses the code up. The caller locks the
 * person's factors (`holdFactorsOf`) and counts wrong codes.
 */
export async function checkCode(
  tx: SystemTx,
  { seal, codes }: CodeParts,
  holder: CodeHolder,
  { typed, open, now }: { typed: string; open: readonly Factor[]; now: number },
): Promise<Factor | undefined> {
  const read = readCode(typed);
  if (read === undefined) return undefined;
  if (read.kind === 'recovery') {
    const hash = codes.of(read.code, holder, 'recovery');
    return open.includes('recovery') && (await useRecoveryCode(tx, holder, { hash, now }))
      ? 'recovery'
      : undefined;
  }
  if (open.includes('app')) {
    const sealed = (await findTotp(tx, holder))?.sealed ?? null;
    const step = sealed === null ? undefined : stepOf(seal.open(sealed, contextOf(holder)), read.code, now);
    if (step !== undefined && (await useTotpStep(tx, holder, step))) return 'app';
  }
  if (open.includes('mail')) {
    const sent = await tryVerificationCode(tx, holder, { now, mostTries: MAIL_CODE_TRIES });
    const isRight = sent !== undefined && codes.isSame(sent, codes.of(read.code, holder, purposeOf(holder)));
    if (isRight && (await removeVerificationCode(tx, holder))) return 'mail';
  }
  return undefined;
}

/** Creates the code to email for one session; replaces the previous one. */
export async function makeMailCode(
  tx: SystemTx,
  codes: CodeSeal,
  holder: CodeHolder,
  now: number,
): Promise<string> {
  const code = newMailCode();
  const hash = codes.of(code, holder, purposeOf(holder));
  await setVerificationCode(tx, holder, { hash, expiresOn: now + MAIL_CODE_MINUTES * MINUTE_MS });
  return code;
}

const purposeOf = ({ session }: CodeHolder): string => `mail ${session}`;
