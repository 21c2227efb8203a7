import { DAY_MS, MINUTE_MS } from './time-units.ts';
/** Where the logs of a source are fetched from. */
export const COLLECTION_KINDS = ['folder', 'sftp', 'ftps', 's3', 'sql'] as const;
export type CollectionKind = (typeof COLLECTION_KINDS)[number];

/** Why nothing could be fetched. The other side's own message is beside it. */
export const COLLECTION_PROBLEMS = [
  /** The operator of this Casbah hasn't opened this folder, or not allowed this private host. */
  'not_allowed',
  /** No one has said yet that the key the server shows is its own: nothing secret was sent. */
  'identity_unknown',
  /** The server shows another key than the one that was agreed to: nothing secret was sent. */
  'identity_changed',
  /** The certificate isn't of this server, has ended, or no one trusted has signed it: nothing secret was sent. */
  'certificate_refused',
  /** The name, password or key is wrong. */
  'sign_in_refused',
  /** No one answers there, or the line broke. */
  'unreachable',
  'timed_out',
  /** No such folder, bucket, database or table. */
  'not_found',
  /** The account may not read there. */
  'no_access',
  /** The database doesn't take the query. */
  'query_refused',
  /** The rows of the query have no column of that name. */
  'column_missing',
  /** More files than are looked through. */
  'too_many_files',
  'too_large',
  'no_space',
  /** The password can no longer be opened: the keys of this Casbah are others. */
  'secret_lost',
  'internal',
] as const;
export type CollectionProblem = (typeof COLLECTION_PROBLEMS)[number];

/** How often a place is looked at: minutes. */
export const COLLECTION_MINUTES = { minimum: 1, maximum: 7 * 24 * 60, default: 15 } as const;

/** Files of one place that are looked through at most. */
export const MOST_COLLECTED_FILES = 10_000;
/** A file that hasn't changed for so long is believed to be whole: milliseconds by our own clock. */
export const SETTLED_MS = 60_000;
/** One that was written so long ago by the other side's clock is believed at once. */
const OLD_MS = 10 * MINUTE_MS;
/** After failures it is tried again after a longer and longer pause, up to this: minutes. */
const LONGEST_PAUSE = 360;

/** What is known of a file from earlier looks. */
export interface KnownFile {
  size: number;
  modified: number;
  /** Since when it has this size and time, by our clock. */
  sameSince: number;
  /** Bytes of it that are loads. */
  collected: number;
  /** Its size and time when it was collected last. */
  collectedSize: number | null;
  collectedModified: number | null;
}

export type FileStep =
  /** Nothing is new. */
  | { do: 'nothing' }
  /** It is still being written. */
  | { do: 'wait'; sameSince: number }
  /** From this byte on, where its beginning is the same as it was; else whole. */
  | { do: 'collect'; sameSince: number; from: number };

/** What to do with a file that was found. */
export function stepOf(
  known: KnownFile | undefined,
  seen: { size: number; modified: number },
  now: number,
): FileStep {
  const isSame = known !== undefined && known.size === seen.size && known.modified === seen.modified;
  if (isSame && known.collectedSize === seen.size && known.collectedModified === seen.modified)
    return { do: 'nothing' };
  const sameSince = isSame ? known.sameSince : now;
  const isWhole = now - sameSince >= SETTLED_MS || now - seen.modified >= OLD_MS;
  if (!isWhole) return { do: 'wait', sameSince };
  const collected = known?.collected ?? 0;
  return { do: 'collect', sameSince, from: seen.size > collected ? collected : 0 };
}

/** How long a server has to answer before it counts as unreachable, and how long until it is tried a second time. */
export const PROBE_MS = { patience: 5_000, pause: 2_000 } as const;

/** Servers that rows are fetched from. MariaDB speaks as MySQL does. */
export const SQL_ENGINES = ['postgresql', 'mysql'] as const;
export type SqlEngine = (typeof SQL_ENGINES)[number];

/** How FTP is made safe: from the first byte on, or as soon as both have agreed to it. */
export const FTPS_MODES = ['explicit', 'implicit'] as const;
export type FtpsMode = (typeof FTPS_MODES)[number];

const SQL_TEXTS =
  /'(?:[^'\\]|''|\\[\s\S])*'|"(?:[^"]|"")*"|`(?:[^`]|``)*`|--[^\n]*|#[^\n]*|\/\*(?!M?!)[\s\S]*?\*\/|\$\$[\s\S]*?\$\$/g;

/** What is only read is not locked for those who write it. */
const LOCKS = /\bfor\s+(?:no\s+key\s+|key\s+)?(?:update|share)\b|\block\s+in\s+share\b/i;

/**
 * Whether a query is a single SELECT. It isn't the protection (queries run in a read-only transaction), but reports other
 * statements before they are saved.
 */
export function isSelectQuery(query: string): boolean {
  const bare = query.replace(SQL_TEXTS, ' ').trim();
  return /^select\b/i.test(bare) && !/;|\binto\b|\/\*|\*\//i.test(bare) && !LOCKS.test(bare);
}

/** The name of a column as databases write it without quotes. */
export function isColumnName(name: string): boolean {
  return /^[\p{L}_][\p{L}\p{N}_$]{0,62}$/u.test(name);
}

/** When a place is looked at next: milliseconds from now. */
export function pauseAfterRun(run: { everyMinutes: number; failures: number; waiting: number }): number {
  const usual = run.everyMinutes * MINUTE_MS;
  if (run.failures > 0)
    return Math.max(usual, Math.min(LONGEST_PAUSE * MINUTE_MS, usual * 2 ** Math.min(run.failures - 1, 12)));
  // What was still being written is whole soon.
  return run.waiting > 0 ? Math.min(usual, SETTLED_MS + 5_000) : usual;
}

const MOST_PATTERNS = 20;

/** Whether a text is a list of names with `*` and `?` in them, with commas between. */
export function isFilePattern(text: string): boolean {
  const parts = text.split(',');
  return parts.length <= MOST_PATTERNS && parts.every((part) => /^[^/\\]{1,100}$/.test(part.trim()));
}

/** Whether a file's name fits one of the patterns; every name does where there is none. */
export function fitsPattern(name: string, patterns: string): boolean {
  const parts = patterns.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
  return parts.length === 0 || parts.some((part) => fits(name.toLowerCase(), part.toLowerCase()));
}

/** Steps back to the last `*` only: as long as the name times the pattern at most. */
function fits(name: string, pattern: string): boolean {
  let [at, of] = [0, 0];
  let star: { at: number; of: number } | undefined;
  while (at < name.length) {
    if (pattern[of] === '*') {
      star = { at, of };
      of += 1;
    } else if (of < pattern.length && (pattern[of] === '?' || pattern[of] === name[at])) {
      at += 1;
      of += 1;
    } else if (star !== undefined) {
      star.at += 1;
      at = star.at;
      of = star.of + 1;
    } else return false;
  }
  while (pattern[of] === '*') of += 1;
  return of === pattern.length;
}

/** Most tokens a source may have at a time: one in use, one to change to, and some for senders in other places. */
export const MOST_SOURCE_TOKENS = 5;

/** Bytes of one piece of log that is pushed, as they are sent and as they unpack. */
export const MOST_PUSHED_BYTES = 8 * 1024 ** 2;

/** How long chunk IDs are remembered. Chunks repeated after this count twice. */
export const CHUNKS_REMEMBERED_MS = 7 * DAY_MS;

/** Carries the id of a piece, which the sender chose: the same id of the same source is kept once. */
export const CHUNK_HEADER = 'casbah-chunk';

const CHUNK_ID = /^[\w.:-]{1,128}$/;

export function isChunkId(text: string): boolean {
  return CHUNK_ID.test(text);
}

/** Says what it is wherever somebody finds it. Not the beginning of an API key: it opens nothing but its own source. */
const TOKEN_BEGINNING = 'casbahsource';
const TOKEN_ID = /^[a-z0-9]{16}$/;
/** 32 random bytes as base64url. */
const TOKEN_SECRET = /^[\w-]{43}$/;

export interface SourceTokenParts {
  /** Public; the store knows the token by it. */
  id: string;
  secret: string;
}

export function writeSourceToken({ id, secret }: SourceTokenParts): string {
  return `${TOKEN_BEGINNING}_${id}_${secret}`;
}

/** The public part that identifies a token without revealing it. */
export function maskedSourceToken(id: string): string {
  return `${TOKEN_BEGINNING}_${id}_…`;
}

/** Returns `undefined` if the text is not a source token. */
export function parseSourceToken(text: string): SourceTokenParts | undefined {
  const [beginning, id = '', ...rest] = text.split('_');
  // Secrets can contain the separator.
  const secret = rest.join('_');
  return beginning === TOKEN_BEGINNING && TOKEN_ID.test(id) && TOKEN_SECRET.test(secret)
    ? { id, secret }
    : undefined;
}

/** The token of an `Authorization` header; `undefined` where it carries none of a source, whatever else it says. */
export function sourceTokenText(authorization: string | undefined): string | undefined {
  const [, given] = /^bearer +(casbahsource_\S*)$/i.exec(authorization ?? '') ?? [];
  return given;
}
