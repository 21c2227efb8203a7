const MONTH_NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const DAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function isDigitAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

function digitsEnd(text: string, from: number): number {
  let at = from;
  while (isDigitAt(text, at)) at += 1;
  return at;
}

/** End of `HH:MM:SS` with an optional fraction after `.` or `,`; otherwise -1. */
function clockEnd(text: string, from: number): number {
  const hours = digitsEnd(text, from);
  if (hours === from || hours > from + 2 || text[hours] !== ':') return -1;
  if (!isDigitAt(text, hours + 1) || !isDigitAt(text, hours + 2) || text[hours + 3] !== ':') return -1;
  if (!isDigitAt(text, hours + 4) || !isDigitAt(text, hours + 5)) return -1;
  const end = hours + 6;
  return (text[end] === '.' || text[end] === ',') && isDigitAt(text, end + 1)
    ? digitsEnd(text, end + 1)
    : end;
}

const ZONE_BEHIND = /(?:Z|[+-]\d{2}:?\d{2})/y;
/** Time zone names that also precede a hostname. */
const ZONE_BEFORE_NAME =
  / (?:UTC|GMT|[ECMP][SD]T|[CEW]ES?T|BST|MSK|SGT|HKT|JST|KST|AE[SD]T|NZ[SD]T)(?= [^ ])/y;
const NAMED_ZONE_BEHIND = / (?:[A-Z]{2,5}|GMT[+-]\d{1,2}(?::\d{2})?)(?=: | %|$)/y;
const YEAR_BEHIND = / (?:19|20)\d{2}(?=[ :])/y;

function matchEnd(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  return match === null ? at : at + match[0].length;
}

/**
 * `Nov 20 08:14:22`, `Nov 20 2026 08:14:22.123`, with a zone only in Cisco's variant (`Nov 20 08:14:22 CET:
 * %…`).
 */
function monthNameEnd(text: string, from: number): number {
  let at = from + 3;
  const word = text.slice(from, at);
  if (!MONTH_NAMES.includes(word)) {
    // `Fri Nov 20 08:14:22 2026`, as written by C's ctime
    if (text[at] !== ' ' || !DAY_NAMES.includes(word) || !MONTH_NAMES.includes(text.slice(at + 1, at + 4)))
      return -1;
    at += 4;
  }
  if (text[at] !== ' ') return -1;
  while (text[at] === ' ') at += 1;
  const dayEnd = digitsEnd(text, at);
  if (dayEnd === at || dayEnd > at + 2 || text[dayEnd] !== ' ') return -1;
  at = dayEnd + 1;
  const number = digitsEnd(text, at);
  if (number === at + 4 && text[number] === ' ') at = number + 1;
  const end = clockEnd(text, at);
  if (end < 0) return -1;
  const zoned = matchEnd(NAMED_ZONE_BEHIND, text, end);
  if (zoned > end) return zoned;
  const named = matchEnd(ZONE_BEFORE_NAME, text, end);
  return named > end ? named : matchEnd(YEAR_BEHIND, text, end);
}

/** `2026-11-20T08:14:22.123+01:00`; with a space instead of the T only if `spaced`. */
function isoEnd(text: string, from: number, spaced: boolean): number {
  if (digitsEnd(text, from) !== from + 4) return -1;
  const mark = text[from + 4];
  if ((mark !== '-' && mark !== '/') || text[from + 7] !== mark) return -1;
  if (text[from + 10] !== 'T' && !(spaced && text[from + 10] === ' ')) return -1;
  const end = clockEnd(text, from + 11);
  return end < 0 ? -1 : matchEnd(ZONE_BEHIND, text, end);
}

/** End of a header's time that begins at `from`, or -1. */
function timeEnd(text: string, from: number, spaced: boolean): number {
  if (!isDigitAt(text, from)) return monthNameEnd(text, from);
  const iso = isoEnd(text, from, spaced);
  if (iso >= 0) return iso;
  const year = digitsEnd(text, from);
  // `2026 Nov 20 08:14:22`
  if (year === from + 4 && text[year] === ' ') return monthNameEnd(text, year + 1);
  // Unix time in seconds, as Meraki writes it
  if (year === from + 10 && text[year] === '.' && text[digitsEnd(text, year + 1)] === ' ')
    return digitsEnd(text, year + 1);
  return -1;
}

/** End of a hostname, address or process name that begins at `from`, or -1. */
function tokenEnd(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) {
    switch (text[at]) {
      case ' ':
        return at === from ? -1 : at;
      case '=':
      case ',':
      case '"':
      case '|':
      case '{':
      case '\t':
      case '%':
      case '<':
        return -1;
    }
  }
  return -1;
}

/** End of RFC 5424's structured data at `from`; -1 if invalid. */
function structuredDataEnd(text: string, from: number): number {
  if (text[from] === '-') return from + 1;
  let at = from;
  while (text[at] === '[') {
    let quoted = false;
    at += 1;
    for (; at < text.length; at += 1) {
      const character = text[at];
      if (character === '\\' && quoted) at += 1;
      else if (character === '"') quoted = !quoted;
      else if (character === ']' && !quoted) break;
    }
    if (at >= text.length) return -1;
    at += 1;
  }
  return at === from ? -1 : at;
}

/** Kiwi Syslog's files: time, facility and severity, sender, separated by tabs, or by spaces if copied. */
const KIWI =
  /^(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)[\t ]+[A-Z]\w{2,11}\.(?:Emerg|Alert|Crit|Err|Warn|Notice|Info|Debug)[a-z]*[\t ]+(\S{1,255})[\t ]+/i;

/** Maximum number of relays' stacked headers. */
const DEEPEST = 4;

/**
 * A line's syslog header in any variant: RFC 5424, RFC 3164, Cisco's colons, octet counts, stacked headers.
 * Devices vary, so it only lists where a record may begin, and formats check each place.
 */
export class SyslogHeader {
  /** The time closest to the record, as written; undefined without one. */
  time: string | undefined;
  host: string | undefined;
  /** Possible starts of a record, the start of the line first. */
  readonly starts: number[] = [];

  read(text: string): void {
    this.time = undefined;
    this.host = undefined;
    this.starts.length = 0;
    this.starts.push(0);
    if (text[10] === ' ' && (text[19] === '\t' || text[19] === ' ') && this.#kiwi(text)) return;
    let at = 0;
    const count = digitsEnd(text, 0);
    if (count > 0 && count < 8 && text[count] === ' ' && text[count + 1] === '<') at = count + 1;
    let priority = false;
    if (text[at] === '<') {
      const end = digitsEnd(text, at + 1);
      if (end > at + 1 && end <= at + 4 && text[end] === '>') {
        at = this.#start(text, end + 1);
        priority = true;
      }
    }
    if (priority && text[at] === '1' && text[at + 1] === ' ') this.#modern(text, at + 2);
    else this.#classic(text, at, priority, 0);
  }

  #kiwi(text: string): boolean {
    const match = KIWI.exec(text);
    if (match === null) return false;
    this.time = match[1];
    this.host = match[2];
    this.#nested(text, this.#start(text, match[0].length), 1);
    return true;
  }

  /** Adds a possible record start, after spaces. */
  #start(text: string, from: number): number {
    let at = from;
    while (text[at] === ' ') at += 1;
    if (at < text.length && this.starts.at(-1) !== at) this.starts.push(at);
    return at;
  }

  #modern(text: string, from: number): void {
    let at = this.#start(text, from);
    const end = text[at] === '-' ? at + 1 : timeEnd(text, at, true);
    if (end < 0) return;
    if (end > at + 1) this.time = text.slice(at, end);
    at = this.#start(text, end);
    const hostEnd = tokenEnd(text, at);
    if (hostEnd < 0) return;
    this.host = text.slice(at, hostEnd);
    at = this.#start(text, hostEnd);
    // APP-NAME, PROCID, MSGID: devices omit some, so the record may start after each.
    for (let part = 0; part < 3; part += 1) {
      const partEnd = tokenEnd(text, at);
      if (partEnd < 0) return;
      at = this.#start(text, partEnd);
    }
    const dataEnd = structuredDataEnd(text, at);
    if (dataEnd < 0) return;
    const message = text.charCodeAt(dataEnd + 1) === 0xfeff ? dataEnd + 2 : dataEnd;
    at = this.#start(text, message);
    this.#nested(text, at, 1);
  }

  #classic(text: string, from: number, priority: boolean, depth: number): void {
    let at = from;
    while (text[at] === '*' || text[at] === '.' || text[at] === ':' || text[at] === ' ') at += 1;
    if (at > from) this.#start(text, at);
    const end = timeEnd(text, at, priority || depth > 0);
    if (end >= 0) {
      this.time = text.slice(at, end);
      at = this.#start(text, end);
      if (text[at] === ':') at = this.#start(text, at + 1);
    } else if (!priority) return;
    if (depth < DEEPEST && this.#nested(text, at, depth + 1)) return;
    this.#names(text, at, depth);
  }

  /** Host and tag after a time. A second time after either starts another header. */
  #names(text: string, from: number, depth: number): void {
    let at = from;
    for (let token = 0; token < 3; token += 1) {
      const end = tokenEnd(text, at);
      if (end < 0) return;
      if (token === 0 && text[end - 1] !== ':') this.host = text.slice(at, end);
      at = this.#start(text, end);
      if (text[at] === ':' && text[at + 1] === ' ') at = this.#start(text, at + 2);
      if (depth < DEEPEST && this.#nested(text, at, depth + 1)) return;
      if (text[end - 1] === ':') return;
    }
  }

  #nested(text: string, at: number, depth: number): boolean {
    if (timeEnd(text, at, false) < 0) {
      // A complete message with its PRI, kept by a relay
      if (text[at] !== '<') return false;
      const end = digitsEnd(text, at + 1);
      if (end === at + 1 || end > at + 4 || text[end] !== '>') return false;
      const inner = this.#start(text, end + 1);
      if (text[inner] === '1' && text[inner + 1] === ' ') this.#modern(text, inner + 2);
      else this.#classic(text, inner, true, depth);
      return true;
    }
    this.#classic(text, at, false, depth);
    return true;
  }
}
