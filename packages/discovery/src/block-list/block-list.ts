import type { BlockListFormatName, BlockListKind } from '@casbah/domain/block-list';

/** A name and everything under it. A `*` stands for any part of one label. */
export interface ListedDomain {
  domain: string;
  service: ListedService;
}

/** What a list says of the service that a domain belongs to. */
export interface ListedService {
  id: string;
  name: string;
  category: string;
}

/**
 * Domains with what is let out again from under them. A host is on the list where any layer has one of its domains and not
 * one of its exceptions; the layers after the first hold what is listed again under an exception.
 */
export interface Layer {
  domains: readonly ListedDomain[];
  exceptions: readonly string[];
}

export interface BlockList {
  kind: BlockListKind;
  layers: readonly Layer[];
}

/** What a product reads, and what it can't say. */
export interface BlockListFormat {
  name: BlockListFormatName;
  /** The product's own name, and what it calls such a list. */
  title: string;
  /** A product that only knows how to stop has no list of what to let through. */
  kinds: readonly BlockListKind[];
  fileExtension: 'txt' | 'csv' | 'conf' | 'cpl';
  mediaType: 'text/plain' | 'text/csv';
  /** Entries that the product takes, as its documentation says; undefined where it names no limit. */
  mostEntries: number | undefined;
  /** Entries that a domain takes of that limit. */
  entriesOf(domain: string): number;
  /** Whether the product supports a domain with its subdomains. */
  canList(domain: string): boolean;
  /** Whether the product supports exceptions below a listed domain. */
  canExcept(domain: string): boolean;
  write(list: BlockList): string;
}

export const hasWildcard = (domain: string): boolean => domain.includes('*');

/** All domains in the order of their names: the same list is the same text, so that a product sees when nothing has changed. */
export function domainsOf({ layers }: BlockList): ListedDomain[] {
  return layers.flatMap(({ domains }) => domains).sort((a, b) => (a.domain < b.domain ? -1 : 1));
}

/** A regular expression of the hosts of a domain with wildcards: itself and all that is under it. Without slashes around it. */
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
