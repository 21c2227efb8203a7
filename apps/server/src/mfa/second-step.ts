import type { Factor } from '@casbah/contract/mfa';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { countThisHour } from '@casbah/stores/control/mail/hourly-counts';
import type { QueueMail } from '@casbah/stores/control/mail/outbox';
import { type CodeHolder, holdFactorsOf } from '@casbah/stores/control/mfa/second-factors';
import { findTenantSettings } from '@casbah/stores/control/tenant/tenant-config';
import type { ControlTx, SystemTx } from '@casbah/stores/control/transaction';
import { findUser, type User } from '@casbah/stores/control/users/users';
import { accountAuthor, type Trace } from '../http/actor.ts';
import { changeAsSystem, type SystemChangeContext } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { type CodeParts, checkCode, MAIL_CODE_MINUTES, makeMailCode } from './check-code.ts';
import { readCode } from './codes.ts';
import { openFactors, ownFactors } from './factors.ts';
import { hintOf } from './mail-address.ts';
import { letterTo, tell } from './notices.ts';
import { assertFactorsOpen, countWrongProof, forgiveFactor, lockOf } from './tries.ts';

/** Maximum codes emailed to one person per hour, no matter who requests them, so a mailbox can't be flooded. */
const MAIL_CODES_AN_HOUR = 12;

export interface SecondStepParts extends CodeParts {
  control: ControlStore;
  queueMail: QueueMail;
  clock: () => number;
}

/** The person to verify, and their session. */
export type Asked = CodeHolder;

/** Verifies codes at sign-in, and again before a person's factors change. */
export class SecondStep {
  readonly #parts: SecondStepParts;

  constructor(parts: SecondStepParts) {
    this.#parts = parts;
  }

  async factorsOf(asked: Asked): Promise<{ factors: Factor[]; emailHint: string }> {
    return this.#parts.control.inTenant(asked.tenant, async (tx) => {
      const user = await findUser(tx, asked.user);
      if (user === undefined) throw new ApiFailure('UNAUTHORIZED');
      return { factors: await openTo(tx, asked), emailHint: hintOf(user.email) };
    });
  }

  /** Emails a code to the account's address, valid for this session only. */
  async sendCode(asked: Asked): Promise<{ emailHint: string; minutes: number }> {
    const { control, clock, codes, queueMail } = this.#parts;
    return control.asSystem(async (tx) => {
      const now = clock();
      const user = await held(tx, asked);
      await assertFactorsOpen(tx, asked, now);
      if (!(await openTo(tx, asked)).includes('mail')) throw new ApiFailure('MFA_FACTOR_CLOSED');
      const sent = await countThisHour(tx, `verification-code:${asked.user}`, now);
      if (sent > MAIL_CODES_AN_HOUR) throw new ApiFailure('TOO_MANY_REQUESTS', { seconds: 3600 });
      const code = await makeMailCode(tx, codes, asked, now);
      await queueMail(tx, {
        ...letterTo(user),
        template: 'verification-code',
        values: { code, minutes: MAIL_CODE_MINUTES },
      });
      return { emailHint: hintOf(user.email), minutes: MAIL_CODE_MINUTES };
    });
  }

  /**
   * Throws unless the code is right and unused. Records failures; the caller records a success with what it
   * opened.
   */
  async verify(asked: Asked, typed: string, trace: Trace): Promise<Factor> {
    // Text that isn't a code doesn't count as an attempt.
    if (readCode(typed) === undefined) throw new ApiFailure('INVALID_MFA_CODE');
    const outcome = await changeAsSystem(this.#parts, (tx, { record }) =>
      this.#tryCode(tx, record, asked, typed, trace),
    );
    // Thrown outside the transaction, which would otherwise roll back the count of the failure.
    if (outcome instanceof ApiFailure) throw outcome;
    return outcome;
  }

  async #tryCode(
    tx: SystemTx,
    record: SystemChangeContext['record'],
    asked: Asked,
    typed: string,
    trace: Trace,
  ): Promise<Factor | ApiFailure> {
    const now = this.#parts.clock();
    const user = await held(tx, asked);
    await assertFactorsOpen(tx, asked, now);
    const open = await openTo(tx, asked);
    const factor = await checkCode(tx, this.#parts, asked, { typed, open, now });
    if (factor === undefined) return this.failed(tx, record, user, 'INVALID_MFA_CODE', trace);
    await forgiveFactor(tx, asked);
    return factor;
  }

  /**
   * Whether a code sent along with the password is right. Without a session, emailed codes don't work. Counts
   * a wrong code, and uses up a right one.
   */
  async isRightBeforeSession(tx: SystemTx, user: User, typed: string): Promise<boolean> {
    const now = this.#parts.clock();
    const holder = { tenant: user.tenant_id, user: user.id, session: '' };
    await held(tx, holder);
    if (readCode(typed) === undefined || (await lockOf(tx, holder, now)) !== undefined) return false;
    const open = await openTo(tx, holder);
    const factor = await checkCode(tx, this.#parts, holder, { typed, open, now });
    if (factor === undefined) await countWrongProof(tx, holder, now);
    else await forgiveFactor(tx, holder);
    return factor !== undefined;
  }

  /** Counts a failed proof, and emails the person when it locks their factors. */
  async failed(
    tx: SystemTx,
    record: SystemChangeContext['record'],
    user: User,
    code: 'INVALID_MFA_CODE' | 'PASSWORD_INCORRECT',
    trace: Trace,
  ): Promise<ApiFailure> {
    const now = this.#parts.clock();
    const holder = { tenant: user.tenant_id, user: user.id };
    await countWrongProof(tx, holder, now);
    return this.refused(tx, record, user, code, trace);
  }

  /** Records a failed proof that was already counted, and returns its error. */
  async refused(
    tx: SystemTx,
    record: SystemChangeContext['record'],
    user: User,
    code: 'INVALID_MFA_CODE' | 'PASSWORD_INCORRECT',
    trace: Trace,
  ): Promise<ApiFailure> {
    const now = this.#parts.clock();
    const lock = await lockOf(tx, { tenant: user.tenant_id, user: user.id }, now);
    // A hundred concurrent guesses find it locked; one email reports it.
    if (lock !== undefined && (await countThisHour(tx, `factor-locked:${user.id}`, now)) === 1) {
      const notice = { template: 'second-factor-locked' } as const;
      await tell(tx, this.#parts.queueMail, user, notice, { address: trace.address, now });
    }
    const failure = lock ?? new ApiFailure(code);
    record({ object: user.id, outcome: failure.code }, accountAuthor(user, trace));
    return failure;
  }
}

/** The person, with their factors locked until the transaction ends. */
export async function held(tx: ControlTx, holder: Pick<Asked, 'tenant' | 'user'>): Promise<User> {
  const user = (await holdFactorsOf(tx, holder)) ? await findUser(tx, holder.user) : undefined;
  if (user === undefined) throw new ApiFailure('UNAUTHORIZED');
  return user;
}

async function openTo(tx: ControlTx, holder: Asked): Promise<Factor[]> {
  return openFactors(await ownFactors(tx, holder), await findTenantSettings(tx, holder.tenant));
}
