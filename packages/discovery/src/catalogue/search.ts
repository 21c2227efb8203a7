import { compareNames } from '@casbah/domain/compare-names';
import { fold, nearness } from '@casbah/domain/nearness';
import type { Catalogue, Service } from './catalogue.ts';
import { hostOfUrl, plainHost } from './host-name.ts';

/** What a service is found by. */
type Findable = Pick<Service, 'id' | 'name' | 'vendor' | 'domains'>;

interface Entry {
  service: Service;
  name: string;
  /** Vendor, domains and id, a line each. */
  others: string;
}

/** What is looked for, made ready to be compared with many. */
export interface Wanted {
  text: string;
  words: readonly string[];
  /** Where the text is a domain, a host or an address: the host. */
  host: string | undefined;
}

export function wantedOf(query: string): Wanted {
  const text = fold(query.trim());
  const host = text.includes('.') && !/\s/.test(text) ? plainHost(hostOfUrl(text) ?? text) : undefined;
  return { text, words: text.split(/\s+/), host };
}

/** After a domain of its own, by how near the name is (0 to 4); what only its vendor, a domain or the id has comes last. */
const RANK_OF_DOMAIN = -1;
const RANK_OF_OTHERS = 5;

/** How near a service is to what is looked for: the least is the nearest; nothing where it doesn't fit. */
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
   * The services that fit, the nearest first: a domain of its own as it is written, then names that begin with the text, names
   * with a word that does, and the rest; those equally near by name. All of them by name where nothing is looked for.
   */
  find(query: string): readonly Service[];
}

/** Searches the catalog by names, vendors and domains. Texts are made comparable once, when they are first needed. */
export function createCatalogueSearch(catalogue: Catalogue): CatalogueSearch {
  let entries: readonly Entry[] | undefined;
  return {
    find(query) {
      entries ??= catalogue.services
        .map((service) => ({ service, ...entryOf(service) }))
        .sort((a, b) => compareNames(a.service.name, b.service.name));
      const wanted = wantedOf(query);
      if (wanted.text === '') return entries.map(({ service }) => service);
      // Entries are sorted by name, and stay so within each rank.
      const byRank = new Map<number, Service[]>();
      // A host below a domain is that service, too: `www.dropbox.com`.
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
