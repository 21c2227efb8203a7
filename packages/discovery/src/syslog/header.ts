/** Sender fields of a message. Missing parts, and `-`, are undefined. */
export interface SyslogSender {
  /** Machine: HOSTNAME. */
  host: string | undefined;
  /** Program: APP-NAME of RFC 5424, or the TAG of RFC 3164 up to `[` or `:`. */
  tag: string | undefined;
}

const NOBODY: SyslogSender = { host: undefined, tag: undefined };

/** `<189>`: up to three digits, at most 191 (24 facilities of 8 severities). */
const PRIORITY = /^<(\d{1,3})>/;
/** `1 2026-11-20T08:14:22Z host app `: version, time, HOSTNAME and APP-NAME (RFC 5424, 6). */
const MODERN = /^[1-9]\d{0,2} +(?:-|\d{4}-\d\d-\d\dT\S{1,40}) +(\S{1,255}) +(\S{1,48})(?= |$)/;
/** `Nov 20 08:14:22`, with years, fractions and zones that devices add, or an ISO time (RFC 3164, 4.1.2). */
const CLASSIC_TIME =
  /^[*.]?(?:[A-Z][a-z]{2} +\d{1,2} (?:\d{4} )?\d\d:\d\d:\d\d(?:\.\d{1,9})?(?: \d{4})?|\d{4}-\d\d-\d\dT\S{1,40}):? +/;
const CLASSIC_HOST = /^([\w.:-]{1,255})(?: :)? +/;
/** A tag has at most 32 characters (RFC 3164, 4.1.3); up to 48 are accepted, because some senders exceed it. */
const CLASSIC_TAG = /^([^\s[\]:<>{}="|,]{1,48})(?:\[[^\]\s]{0,32}\])?:/;

/** Maximum bytes of a message that contain its header names. */
export const HEADER_BYTES = 512;

/**
 * Sender of a message, from its first bytes: RFC 5424, otherwise RFC 3164 in devices' variants. Never fails;
 * a message without a header has no sender. Formats parse the records themselves.
 */
export function senderOf(text: string): SyslogSender {
  const priority = PRIORITY.exec(text);
  if (priority === null || Number(priority[1]) > 191) return NOBODY;
  const body = text.slice(priority[0].length);
  const modern = MODERN.exec(body);
  if (modern !== null) return { host: named(modern[1]), tag: named(modern[2]) };
  const time = CLASSIC_TIME.exec(body);
  // Without a time, the next word is the tag, as in local syslog.
  if (time === null) return { host: undefined, tag: CLASSIC_TAG.exec(body)?.[1] };
  const rest = body.slice(time[0].length);
  // Cisco omits the host: `<189>Nov 20 08:14:22: %ASA-6-302013: …`.
  const tagAlone = CLASSIC_TAG.exec(rest)?.[1];
  if (tagAlone !== undefined) return { host: undefined, tag: tagAlone };
  const host = CLASSIC_HOST.exec(rest);
  if (host === null) return NOBODY;
  return { host: named(host[1]), tag: CLASSIC_TAG.exec(rest.slice(host[0].length))?.[1] };
}

function named(text: string | undefined): string | undefined {
  return text === '-' ? undefined : text;
}
