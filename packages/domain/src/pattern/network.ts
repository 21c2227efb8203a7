import { addressOf, networkOf } from '../filter/network.ts';
import type { Pattern } from './pattern.ts';

const LABELS =
  /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/** Four numbers from 0 to 255, without leading zeros, which some programs read as octal. */
function isIpv4(text: string): boolean {
  return !/(?:^|\.)0\d/.test(text) && !text.includes(':') && addressOf(text) !== undefined;
}

function isIpv4WithPrefix(text: string): boolean {
  const [, address = '', prefix] = /^([^/]+)(?:\/(0|[1-9]\d?))?$/.exec(text) ?? [];
  return isIpv4(address) && Number(prefix ?? 0) <= 32;
}

/** A network by its first address and prefix length. Other addresses in it are probably typos and rejected. */
function isSubnet(text: string): boolean {
  if (!text.includes('/') || !isIpv4WithPrefix(text)) return false;
  const [address = ''] = text.split('/');
  return networkOf(text)?.low === addressOf(address);
}

/** A DNS hostname with one or more labels. Text that ends in a number must be an IP address. */
export function isHostName(text: string): boolean {
  return LABELS.test(text) && !/(?:^|\.)\d+$/.test(text);
}

export const IPV4: Pattern = { accepts: isIpv4, says: 'Invalid IP Address' };

export const SUBNET: Pattern = { accepts: isSubnet, says: 'Invalid IP Address - Subnet' };

export const IPV4_CIDR: Pattern = {
  accepts: isIpv4WithPrefix,
  says: 'Enter an IP address such as 192.0.2.7 or a network such as 192.0.2.0/24',
};

/** Comma-separated addresses and networks. */
export const IP_LIST: Pattern = {
  accepts: (text) => text.split(',').every((one) => isIpv4WithPrefix(one.trim())),
  says: 'Enter IP addresses and networks separated by commas, such as 192.0.2.7, 198.51.100.0/24',
};

export const HOST: Pattern = {
  accepts: (text) =>
    isIpv4(text) || (text.includes(':') && addressOf(text) !== undefined) || isHostName(text),
  says: "Valid IP's and hosts allowed only",
};

export const PORT: Pattern = {
  accepts: (text) => /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535,
  says: 'Port number must be within 1-65535',
};
