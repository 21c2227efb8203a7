import type { EventAction } from '@casbah/domain/event';

/** What devices write for what they did with a request, by how the word begins, in lower case. Longer beginnings first. */
const BEGINNINGS: readonly (readonly [string, EventAction])[] = [
  ['block-continue', 'warned'],
  ['block_continue', 'warned'],
  ['blockcontinue', 'warned'],
  ['not blocked', 'allowed'],
  ['not allowed', 'blocked'],
  ['not_allowed', 'blocked'],
  ['unauth', 'authenticated'],
  ['authent', 'authenticated'],
  ['auth_', 'authenticated'],
  ['auth-', 'authenticated'],
  ['challenge', 'authenticated'],
  ['407', 'authenticated'],
  ['warn', 'warned'],
  ['caution', 'warned'],
  ['coach', 'warned'],
  ['ask', 'warned'],
  ['inform', 'warned'],
  ['confirm', 'warned'],
  ['quota', 'warned'],
  ['block', 'blocked'],
  ['deny', 'blocked'],
  ['denied', 'blocked'],
  ['drop', 'blocked'],
  ['reject', 'blocked'],
  ['reset', 'blocked'],
  ['prevent', 'blocked'],
  ['quarantin', 'blocked'],
  ['sinkhole', 'blocked'],
  ['refuse', 'blocked'],
  ['discard', 'blocked'],
  ['forbid', 'blocked'],
  ['prohibit', 'blocked'],
  ['terminate', 'blocked'],
  ['intercept', 'blocked'],
  ['blacklist', 'blocked'],
  ['allow', 'allowed'],
  ['accept', 'allowed'],
  ['permit', 'allowed'],
  ['pass', 'allowed'],
  ['alert', 'allowed'],
  ['monitor', 'allowed'],
  ['observe', 'allowed'],
  ['detect', 'allowed'],
  ['forward', 'allowed'],
  ['proxied', 'allowed'],
  ['tunnel', 'allowed'],
  ['bypass', 'allowed'],
  ['inspect', 'allowed'],
  ['encrypt', 'allowed'],
  ['decrypt', 'allowed'],
  ['trust', 'allowed'],
  ['fastpath', 'allowed'],
  ['continue', 'allowed'],
  ['log', 'allowed'],
  ['close', 'allowed'],
  ['start', 'allowed'],
  ['open', 'allowed'],
  ['built', 'allowed'],
  ['teardown', 'allowed'],
  ['timeout', 'allowed'],
  ['success', 'allowed'],
  ['ok', 'allowed'],
  ['none', 'allowed'],
  ['notify', 'allowed'],
  ['whitelist', 'allowed'],
  ['redirect', 'allowed'],
];

/** The verdict that a sentence holds (`Transaction blocked`, `DENY inbound ICMP`); undefined where it holds none. */
export function actionIn(sentence: string): EventAction | undefined {
  if (/\b(?:den(?:y|ied)|block(?:ed)?|drop(?:ped)?|reject(?:ed)?|prevent(?:ed)?)\b/i.test(sentence))
    return 'blocked';
  return /\b(?:allow(?:ed)?|permit(?:ted)?|accept(?:ed)?)\b/i.test(sentence) ? 'allowed' : undefined;
}

/** The meaning of a device's word for its verdict; `other` where it is none of the usual ones. */
export function actionOf(word: string): EventAction {
  const lower = word.trim().toLowerCase();
  for (const [beginning, action] of BEGINNINGS) if (lower.startsWith(beginning)) return action;
  return 'other';
}
