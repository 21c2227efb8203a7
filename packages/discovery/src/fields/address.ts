import { portOf } from './number.ts';

const COLON = 58;
const DOT = 46;

function isIpv4(text: string): boolean {
  const { length } = text;
  if (length < 7 || length > 15) return false;
  let parts = 0;
  let value = -1;
  for (let at = 0; at <= length; at += 1) {
    const code = at === length ? DOT : text.charCodeAt(at);
    if (code === DOT) {
      if (value < 0 || value > 255) return false;
      parts += 1;
      value = -1;
    } else if (code >= 48 && code <= 57) value = (value < 0 ? 0 : value * 10) + code - 48;
    else return false;
  }
  return parts === 4;
}

function isIpv6(text: string): boolean {
  if (text.length < 2 || text.length > 45 || !text.includes(':')) return false;
  const double = text.indexOf('::');
  if (double >= 0 && text.includes('::', double + 1)) return false;
  let groups = 0;
  for (const [index, group] of text.split(':').entries()) {
    if (group === '') continue;
    if (group.includes('.')) {
      if (index === 0 || !text.endsWith(group) || !isIpv4(group)) return false;
      groups += 2;
    } else if (/^[0-9a-f]{1,4}$/i.test(group)) groups += 1;
    else return false;
  }
  if (double < 0) return groups === 8 && !text.startsWith(':') && !text.endsWith(':');
  const trimmedStart = text.startsWith(':') && !text.startsWith('::');
  const trimmedEnd = text.endsWith(':') && !text.endsWith('::');
  return groups <= 7 && !trimmedStart && !trimmedEnd;
}

/**
 * IP address in lower case, without brackets and zone index, IPv4-mapped ones as IPv4; undefined for other
 * text.
 */
export function ipOf(text: string): string | undefined {
  if (isIpv4(text)) return text;
  let address = text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1) : text;
  const zone = address.indexOf('%');
  if (zone > 0) address = address.slice(0, zone);
  if (!isIpv6(address)) return isIpv4(address) ? address : undefined;
  address = address.toLowerCase();
  if (address.startsWith('::ffff:') && address.includes('.')) return address.slice(7);
  return address;
}

/** A client's destination: hostname or IP address in lower case, and the port if given. */
export interface Authority {
  readonly host: string;
  readonly port: number | undefined;
  /** Whether the host is an IP address. */
  readonly isIp: boolean;
}

const PLAIN_HOST = /^[a-z0-9_](?:[a-z0-9._-]*[a-z0-9_])?$/;

/**
 * Parses `host`, `host:port`, `[v6]:port` or a bare IPv6 address, optionally with `user:password@` and a
 * trailing dot. Converts non-ASCII names to Punycode (xn--…).
 */
export function authorityOf(text: string): Authority | null {
  if (text.length > 1024) return null;
  let rest = text.slice(text.lastIndexOf('@') + 1);
  let port: number | undefined;
  if (rest.startsWith('[')) {
    const end = rest.indexOf(']');
    if (end < 0) return null;
    if (rest.charCodeAt(end + 1) === COLON) port = portOf(rest, end + 2);
    rest = rest.slice(0, end + 1);
  } else {
    const colon = rest.indexOf(':');
    if (colon >= 0 && colon === rest.lastIndexOf(':')) {
      port = portOf(rest, colon + 1);
      if (port === undefined && colon + 1 < rest.length) return null;
      rest = rest.slice(0, colon);
    }
  }
  const ip = ipOf(rest);
  if (ip !== undefined) return { host: ip, port, isIp: true };
  let host = rest.toLowerCase();
  if (host.endsWith('.')) host = host.slice(0, -1);
  if (PLAIN_HOST.test(host)) return { host, port, isIp: false };
  return unusualAuthority(host, port);
}

function unusualAuthority(host: string, port: number | undefined): Authority | null {
  if (host === '' || host.length > 255 || /[\s/\\?#@:<>"'`{}|^,;=()&!$*+]/.test(host)) return null;
  try {
    const { hostname } = new URL(`http://${host}/`);
    const ip = ipOf(hostname);
    return { host: ip ?? hostname, port, isIp: ip !== undefined };
  } catch {
    return null;
  }
}

/** Start and end of a URL's authority: after `scheme://`, up to path, query or fragment. */
export function authorityStart(url: string): number {
  const mark = url.indexOf('://');
  return mark < 0 || mark > 16 ? 0 : mark + 3;
}

export function authorityEnd(url: string, start: number): number {
  for (let at = start; at < url.length; at += 1) {
    const code = url.charCodeAt(at);
    // / ? # \
    if (code === 47 || code === 63 || code === 35 || code === 92) return at;
  }
  return url.length;
}
