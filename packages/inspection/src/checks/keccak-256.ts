const RATE = 136;
const MASK = (1n << 64n) - 1n;

/** Rotations and round constants of Keccak-f[1600], derived as its specification does. */
const { ROTATIONS, ROUNDS } = (() => {
  const rotations = Array<bigint>(25).fill(0n);
  for (let step = 0, x = 1, y = 0; step < 24; step += 1) {
    rotations[x + 5 * y] = BigInt((((step + 1) * (step + 2)) / 2) % 64);
    [x, y] = [y, (2 * x + 3 * y) % 5];
  }
  const rounds: bigint[] = [];
  for (let round = 0, register = 1; round < 24; round += 1) {
    let constant = 0n;
    for (let bit = 0; bit < 7; bit += 1) {
      if (register & 1) constant |= 1n << BigInt(2 ** bit - 1);
      register = register & 0x80 ? ((register << 1) ^ 0x171) & 0xff : register << 1;
    }
    rounds.push(constant);
  }
  return { ROTATIONS: rotations, ROUNDS: rounds };
})();

const rotate = (lane: bigint, by: bigint): bigint => ((lane << by) | (lane >> (64n - by))) & MASK;

function permute(state: bigint[]): void {
  const lane = (index: number): bigint => state[index] ?? 0n;
  for (const constant of ROUNDS) {
    const parity = [0, 1, 2, 3, 4].map(
      (x) => lane(x) ^ lane(x + 5) ^ lane(x + 10) ^ lane(x + 15) ^ lane(x + 20),
    );
    for (let index = 0; index < 25; index += 1) {
      const x = index % 5;
      state[index] = lane(index) ^ (parity[(x + 4) % 5] ?? 0n) ^ rotate(parity[(x + 1) % 5] ?? 0n, 1n);
    }
    const moved = Array<bigint>(25).fill(0n);
    for (let x = 0; x < 5; x += 1)
      for (let y = 0; y < 5; y += 1)
        moved[y + 5 * ((2 * x + 3 * y) % 5)] = rotate(lane(x + 5 * y), ROTATIONS[x + 5 * y] ?? 0n);
    for (let y = 0; y < 25; y += 5)
      for (let x = 0; x < 5; x += 1)
        state[y + x] =
          (moved[y + x] ?? 0n) ^
          (~(moved[y + ((x + 1) % 5)] ?? 0n) & MASK & (moved[y + ((x + 2) % 5)] ?? 0n));
    state[0] = lane(0) ^ constant;
  }
}

/** Keccak-256 with its first padding, as Ethereum uses it: 32 bytes. */
export function keccak256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array((Math.floor(bytes.length / RATE) + 1) * RATE);
  padded.set(bytes);
  padded[bytes.length] = 0x01;
  padded[padded.length - 1] = (padded[padded.length - 1] ?? 0) | 0x80;
  const view = new DataView(padded.buffer);
  const state = Array<bigint>(25).fill(0n);
  for (let block = 0; block < padded.length; block += RATE) {
    for (let index = 0; index < RATE / 8; index += 1)
      state[index] = (state[index] ?? 0n) ^ view.getBigUint64(block + index * 8, true);
    permute(state);
  }
  const digest = new DataView(new ArrayBuffer(32));
  for (let index = 0; index < 4; index += 1) digest.setBigUint64(index * 8, state[index] ?? 0n, true);
  return new Uint8Array(digest.buffer);
}
