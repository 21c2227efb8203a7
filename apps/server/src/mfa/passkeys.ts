import { createHash, randomBytes } from 'node:crypto';
import {
  type Assertion,
  type AssertionRequest,
  type Attestation,
  type AttestationRequest,
  TRANSPORTS,
} from '@casbah/contract/mfa';
import { MINUTE_MS } from '@casbah/domain/time-units';
import {
  addPasskeyChallenge,
  holdPasskey,
  type Passkey,
  type PasskeyChallenge,
  takePasskeyChallenge,
  usePasskey,
} from '@casbah/stores/control/mfa/passkeys';
import type { SystemTx } from '@casbah/stores/control/transaction';
import type { User } from '@casbah/stores/control/users/users';
import { isLoopback } from '../http/origin.ts';

/** Time limit for the authenticator's response. */
const PATIENCE = 5 * MINUTE_MS;
/** ES256, EdDSA, RS256: the algorithms that authenticators use. */
const ALGORITHMS = [-7, -8, -257];

/** Origin at which passkeys work: set by the operator, never taken from a request. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * Returns `undefined` for origins without passkey support: browsers allow them on `https`, and on `localhost`
 * for this machine, never for a bare IP address.
 */
export function relyingParty(publicOrigin: string): RelyingParty | undefined {
  if (!URL.canParse(publicOrigin)) return undefined;
  const { protocol, hostname, port } = new URL(publicOrigin);
  if (protocol === 'https:')
    return /^[\d.]+$|:/.test(hostname) ? undefined : { id: hostname, origin: new URL(publicOrigin).origin };
  if (!isLoopback(hostname)) return undefined;
  return { id: 'localhost', origin: `http://localhost${port === '' ? '' : `:${port}`}` };
}

/** Who a challenge was issued to: the hash of a session's name, or of a visitor's secret. */
export type Asker = Pick<PasskeyChallenge, 'purpose' | 'bound_to'>;

export async function requestAssertion(
  tx: SystemTx,
  party: RelyingParty,
  asker: Asker,
  { user, passkeys, now }: { user: string | null; passkeys: readonly Passkey[]; now: number },
): Promise<AssertionRequest> {
  return {
    challenge: await newChallenge(tx, asker, user, now),
    rpId: party.id,
    timeout: PATIENCE,
    userVerification: 'required',
    ...(passkeys.length === 0 ? {} : { allowCredentials: passkeys.map(descriptorOf) }),
  };
}

export async function requestAttestation(
  tx: SystemTx,
  party: RelyingParty,
  asker: Asker,
  { user, passkeys, now }: { user: User; passkeys: readonly Passkey[]; now: number },
): Promise<AttestationRequest> {
  return {
    challenge: await newChallenge(tx, asker, user.id, now),
    rp: { name: 'Casbah', id: party.id },
    user: { id: Buffer.from(user.id).toString('base64url'), name: user.email, displayName: user.name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: PATIENCE,
    excludeCredentials: passkeys.map(descriptorOf),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
}

/**
 * Returns the new passkey; `undefined` unless it was created for this challenge and origin, with user
 * verification.
 */
export async function readAttestation(
  tx: SystemTx,
  party: RelyingParty,
  asker: Asker,
  { user, credential, now }: { user: string; credential: Attestation; now: number },
): Promise<Pick<Passkey, 'credential_id' | 'public_key' | 'counter' | 'transports'> | undefined> {
  const challenge = await answeredChallenge(tx, credential.response.clientDataJSON, asker, now);
  if (challenge === undefined || challenge.user_id !== user) return undefined;
  const { transports, ...response } = credential.response;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyRegistrationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: challenge.text,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined);
  if (verified?.verified !== true) return undefined;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
  };
}

/**
 * Returns the passkey that signed; `undefined` unless the signature is valid for this challenge and origin,
 * with user verification.
 */
export async function readAssertion(
  tx: SystemTx,
  party: RelyingParty,
  asker: Asker,
  { credential, now }: { credential: Assertion; now: number },
): Promise<Passkey | undefined> {
  const challenge = await answeredChallenge(tx, credential.response.clientDataJSON, asker, now);
  if (challenge === undefined) return undefined;
  const passkey = await holdPasskey(tx, credential.id);
  if (passkey === undefined) return undefined;
  // A challenge for one person must be answered by that person; otherwise, the passkey identifies the person.
  if (challenge.user_id !== null && challenge.user_id !== passkey.user_id) return undefined;
  const { userHandle, ...response } = credential.response;
  if (challenge.user_id === null && userHandle === undefined) return undefined;
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== passkey.user_id)
    return undefined;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyAuthenticationResponse({
    response: { ...credential, response, clientExtensionResults: {} },
    expectedChallenge: challenge.text,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => undefined);
  if (verified?.verified !== true) return undefined;
  await usePasskey(tx, passkey.id, { counter: verified.authenticationInfo.newCounter, now });
  return passkey;
}

function descriptorOf({ credential_id: id, transports }: Passkey) {
  const known = TRANSPORTS.filter((transport) => transports.includes(transport));
  return { id, type: 'public-key' as const, transports: known };
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

async function newChallenge(tx: SystemTx, asker: Asker, user: string | null, now: number): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const question = { challenge_hash: hashOf(challenge), user_id: user, expires_on: now + PATIENCE };
  await addPasskeyChallenge(tx, { ...question, ...asker });
  return challenge;
}

/** Takes the challenge that the response refers to: valid once, in this browser only. */
async function answeredChallenge(
  tx: SystemTx,
  clientData: string,
  asker: Asker,
  now: number,
): Promise<{ text: string; user_id: string | null } | undefined> {
  const text = challengeIn(clientData);
  if (text === undefined) return undefined;
  const taken = await takePasskeyChallenge(tx, { challenge_hash: hashOf(text), ...asker }, now);
  return taken === undefined ? undefined : { text, user_id: taken.user_id };
}

function challengeIn(clientData: string): string | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    const challenge = said instanceof Object && 'challenge' in said ? said.challenge : undefined;
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
