import { DAY_MS, MINUTE_MS } from './time-units.ts';
/** Kinds of remote sources. */
export const COLLECTION_KINDS = ['folder', 'sftp', 'ftps', 's3', 'sql', 'http'] as const;
export type CollectionKind = (typeof COLLECTION_KINDS)[number];

/** Why collection failed. The remote system's own message is stored beside it. */
export const COLLECTION_PROBLEMS = [
  /** The operator hasn't allowed this folder or private host. */
  'not_allowed',
  /** The server's key hasn't been confirmed yet; no credentials were sent. */
  'identity_unknown',
  /** The server's key differs from the confirmed one; no credentials were sent. */
  'identity_changed',
  /** The certificate is for another host, expired or untrusted; no credentials were sent. */
  'certificate_refused',
  /** Wrong user name, password or key. */
  'sign_in_refused',
  /** No response, or the connection broke. */
  'unreachable',
  'timed_out',
  /** Unknown folder, bucket, database or table. */
  'not_found',
  /** The account lacks read permission. */
  'no_access',
  /** The database rejected the query. */
  'query_refused',
  /** The query result lacks the column. */
  'column_missing',
  /** The API rejected the request. */
  'request_refused',
  /** The API limits requests. */
  'rate_limited',
  /** The server answered with an error of its own. */
  'server_failed',
  'not_json',
  /** The answer has no list at the path of the records. */
  'records_missing',
  /** The records have no time at their path. */
  'time_missing',
  /** The next page is on another server. */
  'next_page_refused',
  /** More records than a run may fetch, and no way to fetch a shorter period. */
  'too_many_records',
  /** One page is larger than the limit. */
  'page_too_large',
  /** More files than the limit. */
  'too_many_files',
  'too_large',
  'no_space',
  /** The password can't be decrypted, because Casbah's keys have changed. */
  'secret_lost',
  'internal',
] as const;
export type CollectionProblem = (typeof COLLECTION_PROBLEMS)[number];

/** Collection interval in minutes. */
export const COLLECTION_MINUTES = { minimum: 1, maximum: 7 * 24 * 60, default: 15 } as const;

/** Maximum files per remote source. */
export const MOST_COLLECTED_FILES = 10_000;
/** A file unchanged for this long, by our clock, counts as complete: milliseconds. */
export const SETTLED_MS = 60_000;
/** A file last written this long ago, by the server's clock, counts as complete immediately. */
const OLD_MS = 10 * MINUTE_MS;
/** Maximum delay between retries in minutes; the delay grows with each failure. */
const LONGEST_PAUSE = 360;

/** State of a file from earlier runs. */
export interface KnownFile {
  size: number;
  modified: number;
  /** When it was first seen with this size and time, by our clock. */
  sameSince: number;
  /** Bytes already turned into ingest jobs. */
  collected: number;
  /** Size and time at its last collection. */
  collectedSize: number | null;
  collectedModified: number | null;
}

export type FileStep =
  /** Nothing new. */
  | { do: 'nothing' }
  /** Still being written. */
  | { do: 'wait'; sameSince: number }
  /** From this byte on if its beginning is unchanged; otherwise from the start. */
  | { do: 'collect'; sameSince: number; from: number };

/** What to do with a file. */
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

/** Timeout after which a server counts as unreachable, and delay before the second attempt. */
export const PROBE_MS = { patience: 5_000, pause: 2_000 } as const;

/** Supported database servers. MariaDB uses the MySQL protocol. */
export const SQL_ENGINES = ['postgresql', 'mysql'] as const;
export type SqlEngine = (typeof SQL_ENGINES)[number];

/** TLS for FTP: from the first byte, or negotiated. */
export const FTPS_MODES = ['explicit', 'implicit'] as const;
export type FtpsMode = (typeof FTPS_MODES)[number];

const SQL_TEXTS =
  /'(?:[^'\\]|''|\\[\s\S])*'|"(?:[^"]|"")*"|`(?:[^`]|``)*`|--[^\n]*|#[^\n]*|\/\*(?!M?!)[\s\S]*?\*\/|\$\$[\s\S]*?\$\$/g;

/** Rejects row locks, which would block writers. */
const LOCKS = /\bfor\s+(?:no\s+key\s+|key\s+)?(?:update|share)\b|\block\s+in\s+share\b/i;

/**
 * Whether a query is a single SELECT. Not a security check (queries run in a read-only transaction), but reports other
 * statements before saving.
 */
export function isSelectQuery(query: string): boolean {
  const bare = query.replace(SQL_TEXTS, ' ').trim();
  return /^select\b/i.test(bare) && !/;|\binto\b|\/\*|\*\//i.test(bare) && !LOCKS.test(bare);
}

/** Whether a text is a column name that databases accept unquoted. */
export function isColumnName(name: string): boolean {
  return /^[\p{L}_][\p{L}\p{N}_$]{0,62}$/u.test(name);
}

/** Milliseconds until the next collection. */
export function pauseAfterRun(run: { everyMinutes: number; failures: number; waiting: number }): number {
  const usual = run.everyMinutes * MINUTE_MS;
  if (run.failures > 0)
    return Math.max(usual, Math.min(LONGEST_PAUSE * MINUTE_MS, usual * 2 ** Math.min(run.failures - 1, 12)));
  // A file still being written will soon be complete.
  return run.waiting > 0 ? Math.min(usual, SETTLED_MS + 5_000) : usual;
}

const MOST_PATTERNS = 20;

/** Whether a text is a comma-separated list of names with `*` and `?`. */
export function isFilePattern(text: string): boolean {
  const parts = text.split(',');
  return parts.length <= MOST_PATTERNS && parts.every((part) => /^[^/\\]{1,100}$/.test(part.trim()));
}

/** Whether a file name matches one of the patterns; every name does if there are none. */
export function fitsPattern(name: string, patterns: string): boolean {
  const parts = patterns.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
  return parts.length === 0 || parts.some((part) => fits(name.toLowerCase(), part.toLowerCase()));
}

/** Backtracks only to the last `*`, so time is bounded by name length times pattern length. */
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

/** Maximum tokens per source: one in use, one to rotate to, and some for senders elsewhere. */
export const MOST_SOURCE_TOKENS = 5;

/** Maximum bytes of a pushed chunk, both compressed and uncompressed. */
export const MOST_PUSHED_BYTES = 8 * 1024 ** 2;

/** How long chunk IDs are remembered. Chunks repeated after this count twice. */
export const CHUNKS_REMEMBERED_MS = 7 * DAY_MS;

/** Header with the ID of a chunk, chosen by the sender. The same ID is stored once per source. */
export const CHUNK_HEADER = 'casbah-chunk';

const CHUNK_ID = /^[\w.:-]{1,128}$/;

export function isChunkId(text: string): boolean {
  return CHUNK_ID.test(text);
}

/**
 * Prefix by which secret scanners recognize a leaked token. Differs from API keys, because it grants access only to its
 * source.
 */
const TOKEN_BEGINNING = 'casbahsource';
const TOKEN_ID = /^[a-z0-9]{16}$/;
/** 32 random bytes as base64url. */
const TOKEN_SECRET = /^[\w-]{43}$/;

export interface SourceTokenParts {
  /** Public ID under which the token is stored. */
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

/** The source token from an `Authorization` header; `undefined` for anything else. */
export function sourceTokenText(authorization: string | undefined): string | undefined {
  const [, given] = /^bearer +(casbahsource_\S*)$/i.exec(authorization ?? '') ?? [];
  return given;
}
