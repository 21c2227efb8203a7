import type { ErrorCode } from '@casbah/contract/error';
import type { Assertion, AssertionRequest, Attestation, AttestationRequest } from '@casbah/contract/mfa';

/** A failure of the browser, its authenticator or the person, as an error code of the catalog. */
export class PasskeyFailure extends Error {
  readonly code: Extract<ErrorCode, 'PASSKEY_REFUSED' | 'PASSKEYS_UNAVAILABLE'>;

  constructor(cause: unknown) {
    super('The browser gave no passkey', { cause });
    this.name = 'PasskeyFailure';
    // The page has another origin than the one the passkey was created for.
    const isElsewhere = cause instanceof Error && cause.name === 'SecurityError';
    this.code = isElsewhere ? 'PASSKEYS_UNAVAILABLE' : 'PASSKEY_REFUSED';
  }
}

/** Whether this browser supports passkeys on this origin: it needs TLS or `localhost`, and a hostname. */
export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname);
}

/** Signs with one of the authenticator's passkeys. The code loads on first use. */
export async function signWithPasskey({ allowCredentials, ...asked }: AssertionRequest): Promise<Assertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = allowCredentials === undefined ? asked : { ...asked, allowCredentials };
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON }).catch(refuse);
  return { id, rawId, type, response };
}

/** Creates a passkey with an authenticator. */
export async function makePasskey(optionsJSON: AttestationRequest): Promise<Attestation> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, rawId, type, response } = await startRegistration({ optionsJSON }).catch(refuse);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

function refuse(cause: unknown): never {
  throw new PasskeyFailure(cause);
}
