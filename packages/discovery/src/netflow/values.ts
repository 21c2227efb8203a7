import type { ElementKind } from './elements.ts';

/** Maximum text length taken from a field. */
const LONGEST_TEXT = 256;
/** Seconds from 1900, the NTP epoch, to 1970. */
const NTP_TO_UNIX = 2_208_988_800;

/** Unsigned number of up to 8 bytes; undefined above the safe integers. */
export function unsignedAt(bytes: Uint8Array, at: number, length: number): number | undefined {
  if (length > 8) return undefined;
  let value = 0;
  for (let index = at; index < at + length; index += 1) value = value * 256 + (bytes[index] ?? 0);
  return Number.isSafeInteger(value) ? value : undefined;
}

function ipv4At(bytes: Uint8Array, at: number): string {
  return `${bytes[at]}.${bytes[at + 1]}.${bytes[at + 2]}.${bytes[at + 3]}`;
}

/** RFC 5952 notation: the longest run of zeros is omitted. */
function ipv6At(bytes: Uint8Array, at: number): string {
  const groups = Array.from({ length: 8 }, (_, index) => unsignedAt(bytes, at + index * 2, 2) ?? 0);
  let best = -1;
  let most = 1;
  for (let start = 0; start < 8; start += 1) {
    let end = start;
    while (end < 8 && groups[end] === 0) end += 1;
    if (end - start > most) {
      best = start;
      most = end - start;
    }
  }
  const text = (list: readonly number[]) => list.map((group) => group.toString(16)).join(':');
  return best < 0 ? text(groups) : `${text(groups.slice(0, best))}::${text(groups.slice(best + most))}`;
}

const utf8 = new TextDecoder();

function textAt(bytes: Uint8Array, at: number, length: number): string | undefined {
  const whole = bytes.subarray(at, at + Math.min(length, LONGEST_TEXT));
  const end = whole.indexOf(0);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what devices pad names with is taken out
  const text = utf8.decode(end < 0 ? whole : whole.subarray(0, end)).replaceAll(/[\u0000-\u001f\u007f]/g, '');
  return text.trim() === '' ? undefined : text.trim();
}

function ntpAt(bytes: Uint8Array, at: number): number | undefined {
  const seconds = unsignedAt(bytes, at, 4) ?? 0;
  const fraction = unsignedAt(bytes, at + 4, 4) ?? 0;
  return seconds < NTP_TO_UNIX
    ? undefined
    : Math.floor((seconds - NTP_TO_UNIX) * 1000 + (fraction * 1000) / 2 ** 32);
}

function applicationAt(bytes: Uint8Array, at: number, length: number): string | undefined {
  if (length < 2) return undefined;
  const selector = unsignedAt(bytes, at + 1, Math.min(length - 1, 6));
  return `${bytes[at]}:${selector}`;
}

/** Value of a field's bytes, which must be present; undefined if they don't fit the kind. */
export function valueAt(
  kind: ElementKind,
  bytes: Uint8Array,
  at: number,
  length: number,
): number | string | undefined {
  switch (kind) {
    case 'unsigned':
    case 'milliseconds':
    case 'uptime':
      return unsignedAt(bytes, at, length);
    case 'seconds': {
      const seconds = unsignedAt(bytes, at, length);
      return seconds === undefined ? undefined : seconds * 1000;
    }
    case 'ntp':
      return length === 8 ? ntpAt(bytes, at) : undefined;
    case 'address':
      return length === 4 ? ipv4At(bytes, at) : length === 16 ? ipv6At(bytes, at) : undefined;
    case 'text':
      return textAt(bytes, at, length);
    case 'application':
      return applicationAt(bytes, at, length);
  }
}
