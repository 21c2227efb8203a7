import { addressOf, networkOf } from './filter/network.ts';

/** Maximum senders per source. */
export const MOST_SYSLOG_SENDERS = 32;

/** Whether a text is an IP address or network of a sender. */
export function isSenderNetwork(text: string): boolean {
  return networkOf(text) !== undefined || addressOf(text) !== undefined;
}

/** Whether a text is an RFC 5424 HOSTNAME: up to 255 visible characters. */
export function isSenderHost(text: string): boolean {
  return /^[!-~]{1,255}$/.test(text);
}

/** Whether a text is an RFC 5424 APP-NAME or RFC 3164 tag: up to 48 visible characters. */
export function isSenderTag(text: string): boolean {
  return /^[!-~]{1,48}$/.test(text);
}
