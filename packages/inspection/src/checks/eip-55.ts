import { keccak256 } from './keccak-256.ts';

/** Ethereum address of 40 hexadecimal digits without `0x`: in one case, or in the mixed case that EIP-55 derives from its hash. */
export function isEthereumAddress(digits: string): boolean {
  if (!/^[0-9a-fA-F]{40}$/.test(digits)) return false;
  const lower = digits.toLowerCase();
  if (digits === lower || digits === digits.toUpperCase()) return true;
  const hash = Buffer.from(keccak256(Buffer.from(lower))).toString('hex');
  return [...digits].every(
    (character, index) =>
      character ===
      (Number.parseInt(hash[index] ?? '0', 16) >= 8 ? character.toUpperCase() : character.toLowerCase()),
  );
}
