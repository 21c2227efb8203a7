/** A public key in OpenSSH format: algorithm and base64 key. */
export interface SshPublicKey {
  algorithm: string;
  bits: number;
  /** Algorithm and key, without the comment. */
  text: string;
  /** Key bytes that are fingerprinted. */
  blob: Uint8Array;
  comment: string;
}

export const SSH_KEY_PROBLEMS = [
  /** Not a line of `algorithm key comment`. */
  'unreadable',
  /** A private key, which must stay on its machine. */
  'private',
  /** An unsafe or unknown algorithm. */
  'algorithm',
  /** RSA below 2048 bits. */
  'short',
] as const;
export type SshKeyProblem = (typeof SSH_KEY_PROBLEMS)[number];

/** Maximum public keys, and maximum DRM servers, per company. */
export const MOST_SSH_KEYS = 200;

const LEAST_RSA_BITS = 2048;
const MOST_RSA_BITS = 16_384;
/** Key size and point length of fixed-size algorithms. */
const FIXED: ReadonlyMap<string, { bits: number; bytes: number; curve?: string }> = new Map([
  ['ssh-ed25519', { bits: 256, bytes: 32 }],
  ['ecdsa-sha2-nistp256', { bits: 256, bytes: 65, curve: 'nistp256' }],
  ['ecdsa-sha2-nistp384', { bits: 384, bytes: 97, curve: 'nistp384' }],
  ['ecdsa-sha2-nistp521', { bits: 521, bytes: 133, curve: 'nistp521' }],
]);

/** Parses a public key; RFC 4253, 6.6, RFC 5656, 3.1 and RFC 8709, 4. */
export function readSshKey(given: string): SshPublicKey | SshKeyProblem {
  const text = given.trim();
  if (/PRIVATE KEY/i.test(text)) return 'private';
  const [, algorithm = '', encoded = '', comment = ''] =
    /^([\w.@-]{1,64})[ \t]+([A-Za-z0-9+/]+={0,2})(?:[ \t]+([^\r\n]*))?$/.exec(text) ?? [];
  if (algorithm === '') return 'unreadable';
  if (algorithm !== 'ssh-rsa' && !FIXED.has(algorithm)) return 'algorithm';
  const blob = bytesOf(encoded);
  const fields = blob === undefined ? undefined : fieldsOf(blob);
  if (blob === undefined || fields === undefined) return 'unreadable';
  const [name, ...rest] = fields;
  if (name === undefined || new TextDecoder().decode(name) !== algorithm) return 'unreadable';
  const bits = algorithm === 'ssh-rsa' ? rsaBits(rest) : fixedBits(algorithm, rest);
  if (bits === undefined) return 'unreadable';
  if (algorithm === 'ssh-rsa' && bits < LEAST_RSA_BITS) return 'short';
  return { algorithm, bits, text: `${algorithm} ${encoded}`, blob, comment: comment.trim() };
}

function bytesOf(encoded: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Splits length-prefixed fields, up to the last byte. */
function fieldsOf(blob: Uint8Array): Uint8Array[] | undefined {
  const view = new DataView(blob.buffer, blob.byteOffset, blob.byteLength);
  const fields: Uint8Array[] = [];
  for (let at = 0; at < blob.length; ) {
    if (at + 4 > blob.length) return undefined;
    const length = view.getUint32(at);
    if (length > blob.length - at - 4) return undefined;
    fields.push(blob.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}

/** Bits of an RSA key from its exponent and modulus, both positive. */
function rsaBits([exponent, modulus, ...more]: readonly Uint8Array[]): number | undefined {
  if (exponent === undefined || modulus === undefined || more.length > 0) return undefined;
  if (exponent.length === 0 || (modulus[0] ?? 0) > 127) return undefined;
  const first = modulus.findIndex((byte) => byte !== 0);
  if (first === -1) return undefined;
  const bits = (modulus.length - first - 1) * 8 + (32 - Math.clz32(modulus[first] ?? 0));
  return bits > MOST_RSA_BITS ? undefined : bits;
}

function fixedBits(algorithm: string, fields: readonly Uint8Array[]): number | undefined {
  const form = FIXED.get(algorithm);
  if (form === undefined) return undefined;
  const [first, second] = fields;
  const point = form.curve === undefined ? first : second;
  if (fields.length !== (form.curve === undefined ? 1 : 2) || point?.length !== form.bytes) return undefined;
  if (form.curve !== undefined && new TextDecoder().decode(first) !== form.curve) return undefined;
  return form.bits;
}
