/** An address range as IPv6 numbers; IPv4 is in ::ffff:0:0/96. */
export interface Network {
  low: bigint;
  high: bigint;
}

const V4_IN_V6 = 0xffff_0000_0000n;
const LARGEST = (1n << 128n) - 1n;

/** An address as a 128-bit number, IPv4 as ::ffff:a.b.c.d; undefined if invalid. */
export function addressOf(text: string): bigint | undefined {
  if (!text.includes(':')) {
    const v4 = v4Of(text);
    return v4 === undefined ? undefined : V4_IN_V6 + v4;
  }
  return v6Of(text);
}

/** Parses a network such as `10.0.0.0/8` or `2001:db8::/32`, ignoring bits after the prefix. */
export function networkOf(text: string): Network | undefined {
  const [, address, digits] = /^([^/]+)\/(\d{1,3})$/.exec(text) ?? [];
  if (address === undefined || digits === undefined) return undefined;
  const from = addressOf(address);
  if (from === undefined) return undefined;
  const isV4 = !address.includes(':');
  const prefix = Number(digits);
  if (prefix > (isV4 ? 32 : 128)) return undefined;
  const free = BigInt((isV4 ? 32 : 128) - prefix);
  const low = (from >> free) << free;
  return { low, high: low + (1n << free) - 1n };
}

/** Formats an address as eight groups of four digits. */
export function writeAddress(address: bigint): string {
  return (address & LARGEST)
    .toString(16)
    .padStart(32, '0')
    .replace(/(.{4})(?!$)/g, '$1:');
}

export function isInNetwork(address: bigint, { low, high }: Network): boolean {
  return address >= low && address <= high;
}

/**
 * Addresses that aren't on the public internet: private, link-local, documentation, multicast and so on. Source: IANA's
 * special-purpose address registries for IPv4 and IPv6 (RFC 6890 and its updates).
 */
const SPECIAL = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '2001:db8::/32',
  '3fff::/20',
].flatMap((text) => networkOf(text) ?? []);
const GLOBAL_V6 = networkOf('2000::/3');
const ALL_V4 = networkOf('0.0.0.0/0');

/** Whether a text is a public internet address. */
export function isPublicAddress(text: string): boolean {
  const address = addressOf(text);
  if (address === undefined || GLOBAL_V6 === undefined || ALL_V4 === undefined) return false;
  const isGlobal = isInNetwork(address, ALL_V4) || isInNetwork(address, GLOBAL_V6);
  return isGlobal && !SPECIAL.some((network) => isInNetwork(address, network));
}

function v4Of(text: string): bigint | undefined {
  const parts = text.split('.');
  if (parts.length !== 4) return undefined;
  let address = 0n;
  for (const part of parts) {
    if (!/^\d{1,3}$/.test(part) || Number(part) > 255) return undefined;
    address = address * 256n + BigInt(part);
  }
  return address;
}

function v6Of(text: string): bigint | undefined {
  const halves = text.split('::');
  if (halves.length > 2) return undefined;
  const [head, tail] = halves.map((half, index) => groupsOf(half, index === halves.length - 1));
  if (head === undefined) return undefined;
  if (halves.length === 1) return head.length === 8 ? join(head) : undefined;
  if (tail === undefined || head.length + tail.length > 7) return undefined;
  return join([...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0n), ...tail]);
}

/** 16-bit groups of part of an address; the last two may be IPv4. */
function groupsOf(text: string, isLast: boolean): bigint[] | undefined {
  if (text === '') return [];
  const parts = text.split(':');
  const groups: bigint[] = [];
  for (const [index, part] of parts.entries()) {
    if (isLast && index === parts.length - 1 && part.includes('.')) {
      const v4 = v4Of(part);
      if (v4 === undefined) return undefined;
      groups.push(v4 >> 16n, v4 & 0xffffn);
    } else if (/^[0-9a-f]{1,4}$/i.test(part)) groups.push(BigInt(`0x${part}`));
    else return undefined;
  }
  return groups;
}

function join(groups: readonly bigint[]): bigint {
  return groups.reduce((address, group) => (address << 16n) + group, 0n);
}
