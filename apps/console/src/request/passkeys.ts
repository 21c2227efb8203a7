import type { ErrorCode } from '@casbah/contract/error';
import type { Assertion, AssertionRequest, Attestation, AttestationRequest } from '@casbah/contract/mfa';

/** Why the browser, its authenticator or the person didn't do it, as an error of the catalogue. */
export class PasskeyFailure extends Error {
  readonly code: Extract<ErrorCode, 'PASSKEY_REFUSED' | 'PASSKEYS_UNAVAILABLE'>;

  constructor(cause: unknown) {
    super('The browser gave no passkey', { cause });
    this.name = 'PasskeyFailure';
    // The page has another origin than the one that passkeys were created for.
    const isElsewhere = cause instanceof Error && cause.name === 'SecurityError';
    this.code = isElsewhere ? 'PASSKEYS_UNAVAILABLE' : 'PASSKEY_REFUSED';
  }
}

/** Whether this browser knows passkeys at this address: it needs TLS or `localhost`, and a name. */
export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);
}

/** Has an authenticator sign with a passkey that it has. Its code comes when it is first wanted. */
export async function signWithPasskey({ allowCredentials, ...asked }: AssertionRequest): Promise<Assertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = allowCredentials === undefined ? asked : { ...asked, allowCredentials };
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON }).catch(refuse);
  return { id, rawId, type, response };
}

/** Has an authenticator make a new passkey. */
export async function makePasskey(optionsJSON: AttestationRequest): Promise<Attestation> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, rawId, type, response } = await startRegistration({ optionsJSON }).catch(refuse);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

function refuse(cause: unknown): never {
  throw new PasskeyFailure(cause);
}
