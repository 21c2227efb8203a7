import { compareNames } from '@casbah/domain/compare-names';
import { fold, nearness } from '@casbah/domain/nearness';
import type { Catalogue, Service } from './catalogue.ts';
import { hostOfUrl, plainHost } from './host-name.ts';

/** Fields a service is found by. */
type Findable = Pick<Service, 'id' | 'name' | 'vendor' | 'domains'>;

interface Entry {
  service: Service;
  name: string;
  /** Vendor, domains and ID, one per line. */
  others: string;
}

/** A query prepared for comparison with many services. */
export interface Wanted {
  text: string;
  words: readonly string[];
  /** The host, if the text is a domain, host or URL. */
  host: string | undefined;
}

export function wantedOf(query: string): Wanted {
  const text = fold(query.trim());
  const host = text.includes('.') && !/\s/.test(text) ? plainHost(hostOfUrl(text) ?? text) : undefined;
  return { text, words: text.split(/\s+/), host };
}

/**
 * Ranks after a service's own domain by similarity of the name (0 to 4); matches in vendor, domain or ID only
 * come last.
 */
const RANK_OF_DOMAIN = -1;
const RANK_OF_OTHERS = 5;

/** Rank of a service for a query, lowest first; undefined if it doesn't match. */
export function rankOf(service: Findable, wanted: Wanted): number | undefined {
  return rank(service, entryOf(service), wanted);
}

function rank(
  { domains }: Findable,
  { name, others }: Omit<Entry, 'service'>,
  wanted: Wanted,
): number | undefined {
  if (wanted.host !== undefined && domains.includes(wanted.host)) return RANK_OF_DOMAIN;
  const near = nearness(name, wanted.text, wanted.words);
  if (near !== -1) return near;
  if (others.includes(wanted.text)) return RANK_OF_OTHERS;
  const fits =
    wanted.words.length > 1 && wanted.words.every((word) => name.includes(word) || others.includes(word));
  return fits ? RANK_OF_OTHERS : undefined;
}

function entryOf({ id, name, vendor = '', domains }: Findable): Omit<Entry, 'service'> {
  return { name: fold(name), others: [fold(vendor), ...domains, id].join('\n') };
}

export interface CatalogueSearch {
  /**
   * Matching services: exact domain first, then names that start with the text, names with a word that does,
   * and the rest; ties by name. All services by name if the query is empty.
   */
  find(query: string): readonly Service[];
}

/** Searches the catalog by name, vendor and domain. Texts are normalized once, at first use. */
export function createCatalogueSearch(catalogue: Catalogue): CatalogueSearch {
  let entries: readonly Entry[] | undefined;
  return {
    find(query) {
      entries ??= catalogue.services
        .map((service) => ({ service, ...entryOf(service) }))
        .sort((a, b) => compareNames(a.service.name, b.service.name));
      const wanted = wantedOf(query);
      if (wanted.text === '') return entries.map(({ service }) => service);
      // Entries are sorted by name and keep that order within each rank.
      const byRank = new Map<number, Service[]>();
      // A host below one of its domains matches the service, too: `www.dropbox.com`.
      const ofHost = wanted.host === undefined ? undefined : catalogue.serviceOfHost(wanted.host);
      for (const entry of entries) {
        const found = entry.service === ofHost ? RANK_OF_DOMAIN : rank(entry.service, entry, wanted);
        if (found === undefined) continue;
        const same = byRank.get(found);
        if (same === undefined) byRank.set(found, [entry.service]);
        else same.push(entry.service);
      }
      return [...byRank].sort(([a], [b]) => a - b).flatMap(([, services]) => services);
    },
  };
}
