import { createHmac } from 'node:crypto';
import type { LogReader } from '@casbah/discovery/log-reader';
import { createLogReader } from '@casbah/discovery/read-log';
import { SIGN_EXTRAS } from '@casbah/domain/sign';
import { userTokenOf } from '@casbah/domain/user-token';

/** Maximum users cached: computing a token again is cheap. */
const MOST_KNOWN = 100_000;

/** A line that may be sent; `undefined` if it can't be checked for names. */
export type Tokenised = string | undefined;

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
  }

  /** Lines without line breaks, in order. */
  tokenise(lines: readonly string[]): Tokenised[] {
    const users = new Map<number, Set<string>>();
    const unread = new Set<number>();
    const first = this.#reader.checkpoint().line;
    this.#reader.feed(Buffer.from(lines.map((line) => `${line}\n`).join('')));
    this.#reader.read(
      {
        event: ({ user, extra }, line) => {
          for (const name of [user, extra?.[SIGN_EXTRAS.other]]) {
            if (name === undefined || name === '') continue;
            const at = line - first - 1;
            const found = users.get(at) ?? new Set();
            users.set(at, found.add(name));
          }
        },
        reject: ({ line }) => void unread.add(line - first - 1),
      },
      Number.MAX_SAFE_INTEGER,
      Number.MAX_SAFE_INTEGER,
    );
    return lines.map((line, index) => {
      if (unread.has(index)) return undefined;
      let text = line;
      for (const user of users.get(index) ?? []) {
        const replaced = this.#replace(text, user);
        // The parsed name is spelled differently from the line, so it can't be replaced.
        if (replaced === text) return undefined;
        text = replaced;
      }
      return text;
    });
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

  /** Every occurrence of the name, ignoring case; parts of longer words don't count. */
  #replace(line: string, user: string): string {
    const token = this.tokenOf(user);
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
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}_]/u.test(character);
}
