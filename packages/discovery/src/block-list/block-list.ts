import type { BlockListFormatName, BlockListKind } from '@casbah/domain/block-list';

/** A domain and everything below it. A `*` matches any part of one label. */
export interface ListedDomain {
  domain: string;
  service: ListedService;
}

/** Name and decision of the service that a domain belongs to. */
export interface ListedService {
  id: string;
  name: string;
  category: string;
}

/**
 * Domains with their exceptions. A host is listed if any layer has one of its domains and none of its
 * exceptions; later layers hold domains listed again below an exception.
 */
export interface Layer {
  domains: readonly ListedDomain[];
  exceptions: readonly string[];
}

export interface BlockList {
  kind: BlockListKind;
  layers: readonly Layer[];
}

/** The list format of a product, and its limitations. */
export interface BlockListFormat {
  name: BlockListFormatName;
  /** Product name, and its name for such a list. */
  title: string;
  /** Excludes allow lists for products that can only block. */
  kinds: readonly BlockListKind[];
  fileExtension: 'txt' | 'csv' | 'conf' | 'cpl';
  mediaType: 'text/plain' | 'text/csv';
  /** Maximum entries according to the product's documentation; undefined without a documented limit. */
  mostEntries: number | undefined;
  /** Number of entries a domain takes of that limit. */
  entriesOf(domain: string): number;
  /** Whether the product supports a domain with its subdomains. */
  canList(domain: string): boolean;
  /** Whether the product supports exceptions below a listed domain. */
  canExcept(domain: string): boolean;
  write(list: BlockList): string;
}

export const hasWildcard = (domain: string): boolean => domain.includes('*');

/** All domains, sorted: the same list is always the same text, so a product can detect that nothing changed. */
export function domainsOf({ layers }: BlockList): ListedDomain[] {
  return layers.flatMap(({ domains }) => domains).sort((a, b) => (a.domain < b.domain ? -1 : 1));
}

/** A regular expression, without slashes, for the hosts of a domain with wildcards and everything below it. */
export function hostExpression(domain: string): string {
  const labels = domain.split('.').map((label) =>
    label
      .split('*')
      .map(escaped)
      .join(label === '*' ? '[^.]+' : '[^.]*'),
  );
  return `(^|\\.)${labels.join('\\.')}$`;
}

const escaped = (text: string): string => text.replace(/[-.*+?^${}()|[\]\\]/g, '\\$&').replace(/\\-/g, '-');
