/** An IP address as a number. */
export interface IpAddress {
  readonly version: 4 | 6;
  readonly value: bigint;
}

export const BITS: Readonly<Record<IpAddress['version'], number>> = { 4: 32, 6: 128 };

/** Reads an address in its usual form; undefined for anything else, such as `1.2.3` or `010.1.1.1`. */
export function readIpAddress(text: string): IpAddress | undefined {
  if (/^(?:(?:0|[1-9]\d{0,2})\.){3}(?:0|[1-9]\d{0,2})$/.test(text)) {
    const bytes = text.split('.').map(Number);
    if (bytes.some((byte) => byte > 255)) return undefined;
    return { version: 4, value: joined(bytes, 8n) };
  }
  if (!/^[0-9A-Fa-f:.]{2,45}$/.test(text) || !text.includes(':')) return undefined;
  // Brings all forms of an address to one: without dots, in groups without leading zeros.
  const host = URL.parse(`http://[${text}]/`)?.hostname.slice(1, -1);
  if (host === undefined) return undefined;
  const [left = '', right] = host.split('::');
  const first = groups(left);
  const last = right === undefined ? [] : groups(right);
  const zeros: number[] = new Array(8 - first.length - last.length).fill(0);
  return { version: 6, value: joined([...first, ...zeros, ...last], 16n) };
}

/** The address with all but its first bits 0. */
export function networkOf({ version, value }: IpAddress, prefix: number): bigint {
  const rest = BigInt(BITS[version] - prefix);
  return (value >> rest) << rest;
}

const groups = (text: string): readonly number[] =>
  text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));

const joined = (parts: readonly number[], bits: bigint): bigint =>
  parts.reduce((value, part) => (value << bits) | BigInt(part), 0n);
