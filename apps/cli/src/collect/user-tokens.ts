import { createHmac } from 'node:crypto';
import type { LogReader } from '@casbah/discovery/log-reader';
import { createLogReader } from '@casbah/discovery/read-log';
import { SIGN_EXTRAS } from '@casbah/domain/sign';
import { userTokenOf } from '@casbah/domain/user-token';

/** Users remembered: reckoning one again costs little. */
const MOST_KNOWN = 100_000;

/** A line as it may leave: `undefined` where nobody can say whether it names somebody. */
export type Tokenised = string | undefined;

/**
 * Replaces the users in lines by keyed tokens before a line leaves the machine; the token ignores case. Without the
 * key, tokens can't be resolved or computed for a guessed user.
 *
 * A line is parsed to find its user, and every occurrence of the name is replaced. Lines that no format reads aren't
 * sent, because they may contain names. Comment and header lines contain none.
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
      // Whatever the source's log type: users in identity mappings must become tokens, too. Only single-line records, because
      // otherwise the line with the name is unknown.
      signs: 'of_one_line',
      ...(format === undefined ? {} : { format }),
    });
  }

  /** Lines without their ends, in order. */
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
    // Lower case may be longer than upper case in some scripts: then the places are not the same.
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
