import { createHmac } from 'node:crypto';
import type { LogReader } from '@casbah/discovery/log-reader';
import { createLogReader } from '@casbah/discovery/read-log';
import { ACTIVITY_EXTRAS, targetsOf } from '@casbah/domain/activity';
import type { Event } from '@casbah/domain/event';
import { SIGN_EXTRAS } from '@casbah/domain/sign';
import { userTokenOf } from '@casbah/domain/user-token';

/** Maximum users cached: computing a token again is cheap. */
const MOST_KNOWN = 100_000;

/** A line that may be sent; `undefined` if it can't be checked for names. */
export type Tokenised = string | undefined;

/** Bounded, so that a long text without an `@` takes linear time. */
const ADDRESS = /[\p{L}\p{N}_.+'-]{1,64}@[\p{L}\p{N}.-]{1,255}/gu;

const ENCODED_ADDRESS = /[\p{L}\p{N}_.+'-]{1,64}%40[\p{L}\p{N}.-]{1,255}/giu;

/** Shows the reader that a JSON document doesn't begin with its first line. */
const NOT_A_DOCUMENT = '#\n';

/** Users of a line, and the name whose token replaces each: display names get the token of their user. */
type Names = Map<string, string>;

/**
 * Replaces users in lines by keyed tokens before they leave the machine: parses each line to find its user, then
 * replaces every occurrence. Lines that no format can parse aren't sent, because they may contain names.
 */
export class UserTokens {
  readonly #key: Uint8Array;
  readonly #reader: LogReader;
  readonly #known = new Map<string, string>();

  constructor(key: Uint8Array, options: { format?: string | undefined; timezone: string; now: number }) {
    this.#key = key;
    const { format, timezone, now } = options;
    this.#reader = createLogReader({
      timezone,
      now,
      // Whatever the source's log type, because users in identity mappings need tokens, too. Single-line records only:
      // otherwise the line with the name is unknown.
      signs: 'of_one_line',
      ...(format === undefined ? {} : { format }),
    });
    // Lines arrive one by one. Otherwise a line that holds several records would count as several lines.
    this.#reader.feed(Buffer.from(NOT_A_DOCUMENT));
    this.#reader.read({ event: () => {}, reject: () => {} }, 1, Number.MAX_SAFE_INTEGER);
  }

  /** Lines without line breaks, in order. */
  tokenise(lines: readonly string[]): Tokenised[] {
    const found = new Map<number, Names>();
    const activities = new Set<number>();
    const unread = new Set<number>();
    const first = this.#reader.checkpoint().line;
    this.#reader.feed(Buffer.from(lines.map((line) => `${line}\n`).join('')));
    this.#reader.read(
      {
        event: (event, line) => {
          const at = line - first - 1;
          if (event.kind === 'activity') activities.add(at);
          const names = found.get(at) ?? new Map<string, string>();
          found.set(at, names);
          for (const [name, user] of namesIn(event)) if (!names.has(name)) names.set(name, user);
        },
        reject: ({ line }) => void unread.add(line - first - 1),
      },
      Number.MAX_SAFE_INTEGER,
      Number.MAX_SAFE_INTEGER,
    );
    return lines.map((line, index) => {
      if (unread.has(index)) return undefined;
      const text = this.#replaceAll(line, found.get(index) ?? new Map());
      return text !== undefined && activities.has(index) ? this.#replaceAddresses(text) : text;
    });
  }

  /** Longer names first: `ann@corp.example` before `ann`. */
  #replaceAll(line: string, names: Names): Tokenised {
    let text = line;
    for (const [name, user] of [...names].sort(([one], [other]) => other.length - one.length)) {
      const token = this.tokenOf(user);
      const replaced = replace(replace(text, name, token), encodeURIComponent(name), token);
      // The parsed name is spelled differently from the line, so it can't be replaced.
      if (replaced === text && replace(line, name, token) === line) return undefined;
      text = replaced;
    }
    return text;
  }

  /** Audit records name people in many more places, such as texts and lists of changes. */
  #replaceAddresses(text: string): string {
    return text
      .replaceAll(ADDRESS, (address) => this.tokenOf(address.replace(/\.$/, '')))
      .replaceAll(ENCODED_ADDRESS, (address) => this.tokenOf(address.replace(/%40/i, '@')));
  }

  tokenOf(user: string): string {
    const name = user.toLowerCase();
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const token = userTokenOf(createHmac('sha256', this.#key).update(name).digest('hex'));
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(name, token);
    return token;
  }
}

/** Every name in an event, and the user it belongs to. */
function* namesIn(event: Event): Generator<readonly [name: string, user: string]> {
  const { user, on_behalf_of: behalf, object, object_type: type, extra } = event;
  const other = extra?.[SIGN_EXTRAS.other];
  for (const name of [user, behalf, other]) if (name !== undefined && name !== '') yield [name, name];
  if (event.kind !== 'activity') return;
  // A group isn't a person, and its name is needed.
  const isGroup = type === 'group' || type === 'role';
  for (const target of targetsOf(event.targets))
    if (!isGroup || target.toLowerCase() !== object?.toLowerCase()) yield [target, target];
  if (object !== undefined && (type === 'user' || type === 'mailbox')) yield [object, object];
  const display = extra?.[ACTIVITY_EXTRAS.actorName];
  if (display !== undefined) yield [display, user ?? display];
}

/** Every occurrence of the name, ignoring case; parts of longer words don't count. */
function replace(line: string, user: string, token: string): string {
  const low = line.toLowerCase();
  const name = user.toLowerCase();
  // In some scripts, lowercase and uppercase have different lengths: then positions don't match.
  if (low.length !== line.length) return line.replaceAll(user, token);
  let text = '';
  let from = 0;
  for (let at = low.indexOf(name); at >= 0; at = low.indexOf(name, at + name.length)) {
    if (isLetter(low[at - 1]) || isLetter(low[at + name.length])) continue;
    text += line.slice(from, at) + token;
    from = at + name.length;
  }
  return text + line.slice(from);
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}_]/u.test(character);
}
