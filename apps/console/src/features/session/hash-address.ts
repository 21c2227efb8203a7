/** Control and bidirectional characters, which a URL could use to change what the page seems to say. */
const NON_PRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]+/gu;
/** Maximum characters of a value shown on a page. */
const MOST = 200;
/** Maximum characters of a value read: longer ones aren't from us. */
const MOST_READ = 4096;

/**
 * URL of a page before sign-in: `#/blocked?code=…`. A query before the hash counts, too. Its values are
 * untrusted: only shown or sent, never used as markup or link.
 */
export class HashAddress {
  /** Begins with a slash. */
  readonly path: string;
  readonly #inHash: URLSearchParams;
  readonly #inQuery: URLSearchParams;

  constructor({ hash, search }: { hash: string; search: string }) {
    const route = hash.replace(/^#/, '');
    const at = route.indexOf('?');
    const path = at < 0 ? route : route.slice(0, at);
    this.path = path === '' ? '/' : path;
    this.#inHash = new URLSearchParams(at < 0 ? '' : route.slice(at + 1));
    this.#inQuery = new URLSearchParams(search);
  }

  /** A value in the URL; absent if empty. */
  value(name: string): string | undefined {
    const value = this.#inHash.get(name) ?? this.#inQuery.get(name) ?? '';
    return value === '' || value.length > MOST_READ ? undefined : value;
  }

  /** A value for display: one line, limited in length, printable characters only. */
  text(name: string, most: number = MOST): string | undefined {
    const value = this.value(name);
    return value === undefined ? undefined : printable(value, most);
  }

  /** `true` or `false`; undefined for anything else. */
  flag(name: string): boolean | undefined {
    const value = this.value(name)?.toLowerCase();
    return value === 'true' || value === '1' ? true : value === 'false' || value === '0' ? false : undefined;
  }
}

/** Untrusted text made safe for display; undefined if nothing printable remains. */
export function printable(text: string, most: number = MOST): string | undefined {
  const shown = [...text.replace(NON_PRINTABLE, ' ').replace(/\s+/gu, ' ').trim()];
  if (shown.length === 0) return undefined;
  return shown.length <= most ? shown.join('') : `${shown.slice(0, most - 1).join('')}…`;
}
