import { createHash } from 'node:crypto';
import type { Assertion } from '@casbah/contract/mfa';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { findUser, type User } from '@casbah/stores/control/users/users';
import { accountAuthor, type Trace, visitorAuthor } from '../http/actor.ts';
import { changeAsSystem } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { ownFactors } from './factors.ts';
import { type RelyingParty, readAssertion, requestAssertion } from './passkeys.ts';
import { type Asked, held } from './second-step.ts';
import { forgiveFactor } from './tries.ts';

export interface PasskeySignInParts {
  control: ControlStore;
  clock: () => number;
  relyingParty: () => RelyingParty | undefined;
}

/**
 * Verifies passkeys, as the second factor or as both factors. Signatures can't be guessed, so failures aren't
 * counted, and locked codes don't lock passkeys.
 */
export class PasskeySignIn {
  readonly #parts: PasskeySignInParts;

  constructor(parts: PasskeySignInParts) {
    this.#parts = parts;
  }

  /** Creates the challenge for this session's second factor: only the person's own passkeys can sign it. */
  async askSecond(asked: Asked) {
    const party = this.#party();
    return this.#parts.control.asSystem(async (tx) => {
      await held(tx, asked);
      const { passkeys } = await ownFactors(tx, asked);
      if (passkeys.length === 0) throw new ApiFailure('MFA_FACTOR_CLOSED');
      const question = { user: asked.user, passkeys, now: this.#parts.clock() };
      return requestAssertion(tx, party, secondOf(asked), question);
    });
  }

  /** Throws `PASSKEY_REFUSED` unless one of the person's own passkeys signed this session's challenge. */
  async verifySecond(asked: Asked, credential: Assertion, trace: Trace): Promise<void> {
    const party = this.#party();
    const failure = await changeAsSystem(this.#parts, async (tx, { time: now, record }) => {
      const user = await held(tx, asked);
      const passkey = await readAssertion(tx, party, secondOf(asked), { credential, now });
      const failure = passkey === undefined ? new ApiFailure('PASSKEY_REFUSED') : undefined;
      if (failure === undefined) await forgiveFactor(tx, asked);
      else record({ object: user.id, outcome: failure.code }, accountAuthor(user, trace));
      return failure;
    });
    // Thrown outside the transaction, which would otherwise make the used challenge valid again.
    if (failure !== undefined) throw failure;
  }

  /** Creates the challenge for a visitor who isn't identified yet. */
  async askVisitor(visitor: string) {
    const party = this.#party();
    return this.#parts.control.asSystem((tx) =>
      requestAssertion(tx, party, visitorOf(visitor), {
        user: null,
        passkeys: [],
        now: this.#parts.clock(),
      }),
    );
  }

  /** Returns the passkey's owner. Throws `PASSKEY_REFUSED`, whether or not the passkey is known. */
  async findPerson(visitor: string, credential: Assertion, trace: Trace): Promise<User> {
    const party = this.#party();
    const person = await changeAsSystem(this.#parts, async (tx, { time: now, record }) => {
      const passkey = await readAssertion(tx, party, visitorOf(visitor), { credential, now });
      const user = passkey === undefined ? undefined : await findUser(tx, passkey.user_id);
      if (user === undefined) record({ outcome: 'PASSKEY_REFUSED' }, visitorAuthor({ tenant: null }, trace));
      return user;
    });
    if (person === undefined) throw new ApiFailure('PASSKEY_REFUSED');
    return person;
  }

  #party(): RelyingParty {
    const party = this.#parts.relyingParty();
    if (party === undefined) throw new ApiFailure('PASSKEYS_UNAVAILABLE');
    return party;
  }
}

const secondOf = ({ session }: Asked) => ({ purpose: 'second-factor', bound_to: session }) as const;

/** Hash of the browser's secret: a challenge must be answered in the same browser. */
function visitorOf(visitor: string) {
  const bound = createHash('sha256').update(`visitor ${visitor}`).digest('base64url');
  return { purpose: 'sign-in', bound_to: bound } as const;
}
