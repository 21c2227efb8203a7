import { addressOf, networkOf } from './filter/network.ts';

/** Senders that one source may name. */
export const MOST_SYSLOG_SENDERS = 32;

/** An address or a network, as a sender is named by. */
export function isSenderNetwork(text: string): boolean {
  return networkOf(text) !== undefined || addressOf(text) !== undefined;
}

/** HOSTNAME of RFC 5424: up to 255 visible characters. */
export function isSenderHost(text: string): boolean {
  return /^[!-~]{1,255}$/.test(text);
}

/** APP-NAME of RFC 5424, and the tag of RFC 3164: up to 48 visible characters. */
export function isSenderTag(text: string): boolean {
  return /^[!-~]{1,48}$/.test(text);
}
