import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { Assertion, AssertionRequest, Attestation, AttestationRequest } from '@casbah/contract/mfa';

/** Ways in which an authenticator or its browser can misbehave. */
export interface Misbehaviour {
  /** The page's origin as reported by the browser. */
  origin?: string;
  rpId?: string;
  /** Whether the person verified with a fingerprint or PIN. */
  isVerified?: boolean;
  challenge?: string;
  userHandle?: string;
  counter?: number;
  /** Signs with another key. */
  key?: KeyObject;
}

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

/** A software authenticator (ES256, no attestation) with one passkey, which can misbehave on request. */
export class TestAuthenticator {
  readonly id = randomBytes(16).toString('base64url');
  readonly origin: string;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #userHandle = '';
  #counter = 0;

  constructor(origin: string) {
    this.origin = origin;
  }

  make(asked: AttestationRequest, wrong: Misbehaviour = {}): Attestation {
    this.#userHandle = asked.user.id;
    const clientData = this.#clientData('webauthn.create', asked.challenge, wrong);
    const authData = Buffer.concat([
      this.#head(wrong.rpId ?? asked.rp.id, HAS_CREDENTIAL, wrong),
      Buffer.alloc(16),
      Buffer.from([0, 16]),
      Buffer.from(this.id, 'base64url'),
      this.#coseKey(),
    ]);
    // { fmt: "none", attStmt: {}, authData }
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(authData),
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData.toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  sign(asked: AssertionRequest, wrong: Misbehaviour = {}): Assertion {
    this.#counter += 1;
    const clientData = this.#clientData('webauthn.get', asked.challenge, wrong);
    const authenticatorData = this.#head(wrong.rpId ?? asked.rpId, 0, wrong);
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()]);
    const signature = createSign('sha256')
      .update(signed)
      .sign(wrong.key ?? this.#keys.privateKey);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: wrong.userHandle ?? this.#userHandle,
      },
    };
  }

  #clientData(type: string, challenge: string, wrong: Misbehaviour): Buffer {
    const said = { type, challenge: wrong.challenge ?? challenge, origin: wrong.origin ?? this.origin };
    return Buffer.from(JSON.stringify({ ...said, crossOrigin: false }));
  }

  #head(rpId: string, more: number, { isVerified = true, counter = this.#counter }: Misbehaviour): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | more;
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count]);
  }

  /** { 1: 2, 3: -7, -1: 1, -2: x, -3: y }: an EC2 key for ES256 on P-256. */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
    const [first, second] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
    return Buffer.concat([head, cborBytes(first), Buffer.from([0x22]), cborBytes(second)]);
  }
}

const cborText = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

function cborBytes(bytes: Buffer): Buffer {
  const { length } = bytes;
  return Buffer.concat([
    length < 256 ? Buffer.from([0x58, length]) : Buffer.from([0x59, length >> 8, length & 255]),
    bytes,
  ]);
}
