/** Use of a list by a firewall, proxy or resolver: block or allow its entries. */
export const BLOCK_LIST_KINDS = ['block', 'allow'] as const;
export type BlockListKind = (typeof BLOCK_LIST_KINDS)[number];

/** Products that lists can be generated for. */
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

/** Maximum feeds per company. */
export const MOST_FEEDS = 50;
/** Maximum networks per feed. */
export const MOST_FEED_NETWORKS = 50;
/** Maximum readers remembered per feed, latest first. */
export const MOST_FEED_READERS = 50;

/** Prefix by which secret scanners recognize a leaked feed token. */
const BEGINNING = 'casbahfeed';
const ID = /^[a-z0-9]{16}$/;
/** 32 random bytes as base64url. */
const SECRET = /^[\w-]{43}$/;

export interface FeedToken {
  /** Public ID under which the feed is stored. */
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
