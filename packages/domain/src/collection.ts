/** How logs come to a source by themselves. A source that has no such way is given files by hand. */
export const COLLECTION_KINDS = ['http', 'folder', 'sftp', 's3', 'ftps', 'sql'] as const;
export type CollectionKind = (typeof COLLECTION_KINDS)[number];

/** Most tokens a source may have at a time: one in use, one to change to, and some for senders in other places. */
export const MOST_SOURCE_TOKENS = 5;

/** Bytes of one piece of log that is pushed, as they are sent and as they unpack. */
export const MOST_PUSHED_BYTES = 8 * 1024 ** 2;

/** How long the id of a piece is remembered: a sender that comes back later than this counts its pieces twice. */
export const CHUNKS_REMEMBERED_MS = 7 * 24 * 3_600_000;

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

/** `undefined` where the text is no token of a source. */
export function parseSourceToken(text: string): SourceTokenParts | undefined {
  const [beginning, id = '', ...rest] = text.split('_');
  // The alphabet of secrets holds the separator.
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
