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
