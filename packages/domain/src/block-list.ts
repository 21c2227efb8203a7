/** What a firewall, proxy or resolver does with a list: stop what is on it, or let it through. */
export const BLOCK_LIST_KINDS = ['block', 'allow'] as const;
export type BlockListKind = (typeof BLOCK_LIST_KINDS)[number];

/** The products that lists are written for. */
export const BLOCK_LIST_FORMATS = [
  'proxysg',
  'squid',
  'fortigate',
  'palo-alto',
  'zscaler',
  'check-point',
  'cisco-web',
  'cisco-firewall',
  'pfsense',
  'domains',
  'csv',
] as const;
export type BlockListFormatName = (typeof BLOCK_LIST_FORMATS)[number];

/** Live feeds that a company has at most. */
export const MOST_FEEDS = 50;
/** Maximum networks that one feed is held to. */
export const MOST_FEED_NETWORKS = 50;
/** Readers of a feed that are remembered, the latest first. */
export const MOST_FEED_READERS = 50;

/** Says what it is wherever someone finds it: secret scanners know a feed's token by its beginning. */
const BEGINNING = 'casbahfeed';
const ID = /^[a-z0-9]{16}$/;
/** 32 random bytes as base64url. */
const SECRET = /^[\w-]{43}$/;

export interface FeedToken {
  /** Public; the store knows the feed by it. */
  id: string;
  secret: string;
}

export function writeFeedToken({ id, secret }: FeedToken): string {
  return `${BEGINNING}_${id}_${secret}`;
}

/** Returns `undefined` if the text isn't a feed token. */
export function parseFeedToken(text: string): FeedToken | undefined {
  const [beginning, id = '', ...rest] = text.split('_');
  // Secrets can contain the separator.
  const secret = rest.join('_');
  return beginning === BEGINNING && ID.test(id) && SECRET.test(secret) ? { id, secret } : undefined;
}
