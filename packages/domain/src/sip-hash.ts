const MASK = (1n << 64n) - 1n;

/** Two 64-bit numbers. */
export type SipKey = readonly [bigint, bigint];

/**
 * 64-bit SipHash-2-4, equal to ClickHouse's `sipHash64Keyed`. Source: J.-P. Aumasson, D. J. Bernstein, SipHash: a fast
 * short-input PRF, 2012.
 */
export function sipHash(bytes: Uint8Array, [k0, k1]: SipKey): bigint {
  const state: State = [
    k0 ^ 0x736f6d6570736575n,
    k1 ^ 0x646f72616e646f6dn,
    k0 ^ 0x6c7967656e657261n,
    k1 ^ 0x7465646279746573n,
  ];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const whole = bytes.length - (bytes.length % 8);
  for (let at = 0; at < whole; at += 8) absorb(state, view.getBigUint64(at, true));
  let last = BigInt(bytes.length & 0xff) << 56n;
  for (let at = whole; at < bytes.length; at += 1)
    last |= BigInt(view.getUint8(at)) << BigInt(8 * (at - whole));
  absorb(state, last);
  state[2] ^= 0xffn;
  for (let round = 0; round < 4; round += 1) mix(state);
  return state[0] ^ state[1] ^ state[2] ^ state[3];
}

type State = [bigint, bigint, bigint, bigint];

function absorb(state: State, word: bigint): void {
  state[3] ^= word;
  mix(state);
  mix(state);
  state[0] ^= word;
}

function mix(state: State): void {
  let [v0, v1, v2, v3] = state;
  v0 = (v0 + v1) & MASK;
  v1 = turned(v1, 13n) ^ v0;
  v0 = turned(v0, 32n);
  v2 = (v2 + v3) & MASK;
  v3 = turned(v3, 16n) ^ v2;
  v0 = (v0 + v3) & MASK;
  v3 = turned(v3, 21n) ^ v0;
  v2 = (v2 + v1) & MASK;
  v1 = turned(v1, 17n) ^ v2;
  v2 = turned(v2, 32n);
  state[0] = v0;
  state[1] = v1;
  state[2] = v2;
  state[3] = v3;
}

function turned(word: bigint, by: bigint): bigint {
  return ((word << by) | (word >> (64n - by))) & MASK;
}
