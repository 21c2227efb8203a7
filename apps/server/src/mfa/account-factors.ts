import type { Attestation, Factor, Proof } from '@casbah/contract/mfa';
import { isoTime, isoTimeOrNull } from '@casbah/domain/iso-time';
import { MINUTE_MS } from '@casbah/domain/time-units';
import { addPasskey, removePasskey, renamePasskey } from '@casbah/stores/control/mfa/passkeys';
import {
  confirmTotp,
  findTotp,
  removeTotp,
  setPendingTotp,
  setRecoveryCodes,
} from '@casbah/stores/control/mfa/second-factors';
import { removeSessionsOf } from '@casbah/stores/control/session/sessions';
import { findTenantSettings } from '@casbah/stores/control/tenant/tenant-config';
import { findTenant } from '@casbah/stores/control/tenant/tenants';
import type { ControlTx } from '@casbah/stores/control/transaction';
import { findUser, type User } from '@casbah/stores/control/users/users';
import { accountAuthor, type Trace, visitorAuthor } from '../http/actor.ts';
import { change, changeAsSystem, type SystemChangeContext } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { contextOf } from './check-code.ts';
import { newRecoveryCodes } from './codes.ts';
import { hasOwnFactor, type OwnFactors, ownFactors } from './factors.ts';
import { hintOf } from './mail-address.ts';
import { type Notice, tell } from './notices.ts';
import { type RelyingParty, readAttestation, requestAttestation } from './passkeys.ts';
import type { IsAskedFor } from './required.ts';
import { type Asked, held, type SecondStep, type SecondStepParts } from './second-step.ts';
import { newSecret, setupAddress, stepOf } from './totp.ts';
import { assertFactorsOpen, countWrongProof, forgiveFactor } from './tries.ts';

/** Time limit for setting up an authenticator app. */
const SETUP_TIME = 10 * MINUTE_MS;
export const MOST_PASSKEYS = 20;

export interface AccountFactorsParts extends SecondStepParts {
  step: SecondStep;
  /** Whether the password is the person's current one. Slow: call outside transactions. */
  isPresentPassword(user: string, password: string): Promise<boolean>;
  isAskedFor: IsAskedFor;
  relyingParty: () => RelyingParty | undefined;
}

/** A signed-in person's own factors: lists, adds and removes them. */
export class AccountFactors {
  readonly #parts: AccountFactorsParts;

  constructor(parts: AccountFactorsParts) {
    this.#parts = parts;
  }

  async describe({ tenant, user: id }: Asked) {
    const { user, own, settings } = await this.#parts.control.inTenant(tenant, async (tx) => ({
      user: await findUser(tx, id),
      own: await ownFactors(tx, { tenant, user: id }),
      settings: await findTenantSettings(tx, tenant),
    }));
    if (user === undefined) throw new ApiFailure('UNAUTHORIZED');
    return {
      is_required:
        hasOwnFactor(own) || user.needs_second_factor || this.#parts.isAskedFor(user, settings, 'password'),
      has_password: user.password_hash !== null,
      app: own.appSince === undefined ? null : { added_on: isoTime(own.appSince) },
      passkeys: own.passkeys.map((passkey) => ({
        id: passkey.id,
        name: passkey.name,
        created_on: isoTime(passkey.created_on),
        last_used_on: isoTimeOrNull(passkey.last_used_on),
      })),
      recovery_codes_left: own.recoveryCodesLeft,
      passkey_origin: this.#parts.relyingParty()?.origin ?? null,
      email_hint: hintOf(user.email),
    };
  }

  /**
   * Returns the secret of a new authenticator app. An app in use stays active until the new one's first code
   * is confirmed.
   */
  async beginApp(asked: Asked, proof: Proof, trace: Trace): Promise<{ secret: string; uri: string }> {
    await this.#prove(asked, proof, trace);
    const { control, seal, clock } = this.#parts;
    return control.inTenant(asked.tenant, async (tx) => {
      const user = await held(tx, asked);
      const company = (await findTenant(tx, asked.tenant))?.name ?? '';
      const secret = newSecret();
      const sealed = seal.seal(secret, contextOf(asked));
      await setPendingTotp(tx, asked, { sealed, until: clock() + SETUP_TIME });
      return { secret, uri: setupAddress(secret, { company, email: user.email }) };
    });
  }

  /** Returns recovery codes if the app is the first factor. */
  async confirmApp(asked: Asked, code: string, trace: Trace): Promise<string[]> {
    const { seal, step } = this.#parts;
    const outcome = await changeAsSystem(this.#parts, async (tx, context): Promise<string[] | ApiFailure> => {
      const { time: now, record } = context;
      const user = await held(tx, asked);
      await assertFactorsOpen(tx, asked, now);
      const { pending_sealed: sealed = null, pending_until: until = null } =
        (await findTotp(tx, asked)) ?? {};
      if (sealed === null || until === null || until <= now) return new ApiFailure('MFA_SETUP_ENDED');
      const digits = code.replace(/[\s-]/g, '');
      const used = stepOf(seal.open(sealed, contextOf(asked)), digits, now);
      if (used === undefined) return step.failed(tx, record, user, 'INVALID_MFA_CODE', trace);
      const before = await ownFactors(tx, asked);
      await confirmTotp(tx, asked, { now, step: used });
      await forgiveFactor(tx, asked);
      return this.#added(tx, context, { user, asked, before, trace, notice: { template: 'app-added' } });
    });
    // Thrown outside the transaction, which would otherwise roll back the count of the failure.
    if (outcome instanceof ApiFailure) throw outcome;
    return outcome;
  }

  async removeApp(asked: Asked, proof: Proof, trace: Trace): Promise<void> {
    const proved = await this.#prove(asked, proof, trace);
    await change(this.#parts, askerOf(asked, trace), async (tx, context) => {
      const user = await held(tx, asked);
      if (!(await removeTotp(tx, asked))) throw new ApiFailure('NOT_FOUND');
      await this.#removed(tx, context, { user, asked, trace, proved, notice: { template: 'app-removed' } });
    });
  }

  async renewRecoveryCodes(asked: Asked, proof: Proof, trace: Trace): Promise<string[]> {
    const proved = await this.#prove(asked, proof, trace);
    return change(this.#parts, askerOf(asked, trace), async (tx, context) => {
      const user = await held(tx, asked);
      if (!hasOwnFactor(await ownFactors(tx, asked))) throw new ApiFailure('MFA_FACTOR_CLOSED');
      const codes = await this.#makeRecoveryCodes(tx, asked);
      await this.#tellAndRecord(tx, context, {
        user,
        trace,
        proved,
        notice: { template: 'recovery-codes-made' },
      });
      return codes;
    });
  }

  /**
   * Returns the options for a new passkey. The challenge is bound to the session that proved the person's
   * identity.
   */
  async beginPasskey(asked: Asked, proof: Proof, trace: Trace) {
    const party = this.#party();
    await this.#prove(asked, proof, trace);
    return this.#parts.control.asSystem(async (tx) => {
      const user = await held(tx, asked);
      const { passkeys } = await ownFactors(tx, asked);
      assertRoom(passkeys);
      return requestAttestation(tx, party, questionOf(asked), { user, passkeys, now: this.#parts.clock() });
    });
  }

  /** Returns recovery codes if the passkey is the first factor. */
  async addPasskey(
    asked: Asked,
    { name, credential }: { name: string; credential: Attestation },
    trace: Trace,
  ): Promise<{ id: string; recoveryCodes: string[] }> {
    const party = this.#party();
    const outcome = await changeAsSystem(
      this.#parts,
      async (tx, context) => {
        const { time: now } = context;
        const user = await held(tx, asked);
        const made = await readAttestation(tx, party, questionOf(asked), { user: user.id, credential, now });
        if (made === undefined) return undefined;
        const before = await ownFactors(tx, asked);
        assertRoom(before.passkeys);
        const id = crypto.randomUUID();
        const whose = { tenant_id: user.tenant_id, user_id: user.id };
        await addPasskey(tx, { ...made, ...whose, id, name, created_on: now });
        const notice = { template: 'passkey-added', passkey: name } as const;
        return { id, recoveryCodes: await this.#added(tx, context, { user, asked, before, trace, notice }) };
      },
      { ifDuplicate: (cause) => new ApiFailure('PASSKEY_REFUSED', undefined, { cause }) },
    );
    // Thrown outside the transaction, which would otherwise make the used challenge valid again.
    if (outcome === undefined) throw new ApiFailure('PASSKEY_REFUSED');
    return outcome;
  }

  async renamePasskey(asked: Asked, passkey: { id: string; name: string }, trace: Trace): Promise<void> {
    await change(this.#parts, askerOf(asked, trace), async (tx, { record }) => {
      const user = await held(tx, asked);
      const before = await renamePasskey(tx, asked, passkey);
      if (before === undefined) throw new ApiFailure('NOT_FOUND');
      const changes = { name: { before, after: passkey.name } };
      record({ event: 'passkey.renamed', object: passkey.id, changes }, accountAuthor(user, trace));
    });
  }

  async removePasskey(asked: Asked, id: string, proof: Proof, trace: Trace): Promise<void> {
    const proved = await this.#prove(asked, proof, trace);
    await change(this.#parts, askerOf(asked, trace), async (tx, context) => {
      const user = await held(tx, asked);
      const name = await removePasskey(tx, asked, id);
      if (name === undefined) throw new ApiFailure('NOT_FOUND');
      const notice = { template: 'passkey-removed', passkey: name } as const;
      await this.#removed(tx, context, { user, asked, trace, proved, notice });
    });
  }

  /**
   * Throws unless the person proves themselves with password or code. Checking a password takes 80 ms,
   * outside any transaction, so each attempt is counted first and uncounted if it was right.
   */
  async #prove(asked: Asked, proof: Proof, trace: Trace): Promise<Proved> {
    const { control, clock, step } = this.#parts;
    if (proof.password === undefined) return step.verify(asked, proof.code ?? '', trace);
    await control.asSystem(async (tx) => {
      await held(tx, asked);
      await assertFactorsOpen(tx, asked, clock());
      await countWrongProof(tx, asked, clock());
    });
    const isRight = await this.#parts.isPresentPassword(asked.user, proof.password);
    const failure = await changeAsSystem(this.#parts, async (tx, { record }) => {
      const user = await held(tx, asked);
      if (!isRight) return step.refused(tx, record, user, 'PASSWORD_INCORRECT', trace);
      await forgiveFactor(tx, asked);
      return undefined;
    });
    if (failure !== undefined) throw failure;
    return 'password';
  }

  #party(): RelyingParty {
    const party = this.#parts.relyingParty();
    if (party === undefined) throw new ApiFailure('PASSKEYS_UNAVAILABLE');
    return party;
  }

  async #makeRecoveryCodes(tx: ControlTx, asked: Asked): Promise<string[]> {
    const made = newRecoveryCodes();
    const hashes = made.map((code) => this.#parts.codes.of(code, asked, 'recovery'));
    await setRecoveryCodes(tx, asked, { hashes, now: this.#parts.clock() });
    return made;
  }

  /** The first factor adds recovery codes and ends sessions opened by password alone. */
  async #added(
    tx: ControlTx,
    context: SystemChangeContext,
    { user, asked, before, trace, notice }: Changed & { before: OwnFactors },
  ): Promise<string[]> {
    const codes = hasOwnFactor(before) ? [] : await this.#makeRecoveryCodes(tx, asked);
    await removeSessionsOf(tx, user.id, asked.session);
    await this.#tellAndRecord(tx, context, { user, trace, notice });
    return codes;
  }

  async #removed(tx: ControlTx, context: SystemChangeContext, { asked, ...changed }: Changed): Promise<void> {
    // Recovery codes replace a lost factor: without a factor they would be a second password.
    if (!hasOwnFactor(await ownFactors(tx, asked)))
      await setRecoveryCodes(tx, asked, { hashes: [], now: this.#parts.clock() });
    await this.#tellAndRecord(tx, context, changed);
  }

  async #tellAndRecord(
    tx: ControlTx,
    { time: now, record }: SystemChangeContext,
    { user, trace, notice, proved }: Omit<Changed, 'asked'>,
  ): Promise<void> {
    await tell(tx, this.#parts.queueMail, user, notice, { address: trace.address, now });
    const { template, ...rest } = notice;
    const details = { change: template, ...rest, ...(proved === undefined ? {} : { proof: proved }) };
    record({ object: user.id, details }, accountAuthor(user, trace));
  }
}

/** What the person used as proof before the change. */
type Proved = Factor | 'password';

interface Changed {
  user: User;
  asked: Asked;
  trace: Trace;
  notice: Notice;
  /** Absent if setup required it before. */
  proved?: Proved;
}

function assertRoom(passkeys: OwnFactors['passkeys']): void {
  if (passkeys.length >= MOST_PASSKEYS) throw new ApiFailure('PASSKEY_LIMIT', { maximum: MOST_PASSKEYS });
}

const questionOf = ({ session }: Asked) => ({ purpose: 'register', bound_to: session }) as const;

/** The author before their account is read; each entry adds the email address. */
const askerOf = ({ tenant, user }: Asked, trace: Trace) => visitorAuthor({ tenant, user }, trace);
