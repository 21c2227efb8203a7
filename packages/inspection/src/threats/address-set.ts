import { domainToASCII } from 'node:url';
import { readIpAddress } from './ip-address.ts';
import { NetworkSet } from './network-set.ts';

/** A listed address that a text contains, and the entry that lists it. */
export interface AddressHit {
  readonly kind: 'malicious_url' | 'malicious_ip';
  /** As written in the text. */
  readonly text: string;
  readonly entry: string;
  /** In UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

/** Addresses that are looked at in one text. */
const MOST_CANDIDATES = 100_000;

/**
 * Malicious URLs, domains, IP addresses and networks. A domain covers its subdomains; a URL only itself, whatever its scheme,
 * fragment and the case of its host.
 */
export class AddressSet {
  readonly #urls = new Map<string, string>();
  readonly #domains = new Map<string, string>();
  readonly #networks = new NetworkSet();
  readonly #rejected: string[] = [];

  /** An entry is `https://host/path`, `host`, `192.0.2.1`, `2001:db8::1` or a network such as `192.0.2.0/24`. */
  constructor(entries: Iterable<string>) {
    for (const given of entries) {
      const entry = refanged(given.trim());
      if (entry !== '' && !entry.startsWith('#') && !this.#add(entry)) this.#rejected.push(given);
    }
  }

  /** Entries that aren't addresses. */
  get rejected(): readonly string[] {
    return this.#rejected;
  }

  get size(): number {
    return this.#urls.size + this.#domains.size + this.#networks.size;
  }

  /** The entry that lists a URL: itself, its host or a parent domain, or its address. */
  findUrl(url: string): { readonly kind: AddressHit['kind']; readonly entry: string } | undefined {
    const parsed = parsedUrl(url);
    if (parsed === undefined) return undefined;
    const entry = this.#urls.get(parsed.key) ?? this.#findDomain(parsed.host);
    if (entry !== undefined) return { kind: 'malicious_url', entry };
    const listed = this.findIp(parsed.host);
    return listed === undefined ? undefined : { kind: 'malicious_ip', entry: listed };
  }

  /** The entry that lists an IP address: itself, or a network it is in. */
  findIp(text: string): string | undefined {
    const address = readIpAddress(text.replace(/^\[|\]$/g, ''));
    return address === undefined ? undefined : this.#networks.find(address);
  }

  /** All listed addresses in a text, also where their dots are written `[.]` and `http` as `hxxp`. */
  findIn(text: string): readonly AddressHit[] {
    if (this.size === 0) return [];
    const hits: AddressHit[] = [];
    let candidates = 0;
    for (const { 0: match, index } of text.matchAll(CANDIDATE)) {
      if (!SEPARATOR.test(match)) continue;
      candidates += 1;
      if (candidates > MOST_CANDIDATES) break;
      const written = withoutPunctuation(match);
      const address = refanged(written);
      const entry = this.findIp(address);
      const found = entry === undefined ? this.findUrl(address) : ({ kind: 'malicious_ip', entry } as const);
      if (found !== undefined)
        hits.push({ ...found, text: written, start: index, end: index + written.length });
    }
    return hits;
  }

  #add(entry: string): boolean {
    if (this.#networks.add(entry)) return true;
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(entry) || entry.includes('/')) {
      const parsed = parsedUrl(entry);
      if (parsed === undefined) return false;
      // A URL without a path means the whole host.
      if (!parsed.isHostOnly) this.#urls.set(parsed.key, entry);
      else if (!this.#networks.add(parsed.host)) this.#domains.set(parsed.host, entry);
      return true;
    }
    const host = domainToASCII(entry.replace(/^\*?\.|\.$/g, '').toLowerCase());
    if (!DOMAIN.test(host)) return false;
    this.#domains.set(host, entry);
    return true;
  }

  #findDomain(host: string): string | undefined {
    for (let domain = host; domain !== ''; ) {
      const entry = this.#domains.get(domain);
      if (entry !== undefined) return entry;
      const dot = domain.indexOf('.');
      if (dot < 0) return undefined;
      domain = domain.slice(dot + 1);
    }
    return undefined;
  }
}

const DOMAIN = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
/** Runs of address characters, bounded. */
const CANDIDATE = /[^\s<>"'`{}|\\^(),;]{4,2048}/g;
const SEPARATOR = /[.:]/;

/** What ends a sentence or a bracket isn't part of an address. */
function withoutPunctuation(text: string): string {
  let end = text.length;
  while (end > 0 && '.:!?]»”’'.includes(text[end - 1] ?? ' ')) end -= 1;
  return text.slice(0, end);
}

function refanged(text: string): string {
  return text
    .replace(/\[(?:\.|dot)\]/gi, '.')
    .replace(/\[:\]/g, ':')
    .replace(/^hxxp/i, 'http');
}

function parsedUrl(text: string): { key: string; host: string; isHostOnly: boolean } | undefined {
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`;
  const url = URL.parse(withScheme);
  if (url === null || url.hostname === '') return undefined;
  const host = url.hostname.replace(/\.$/, '').replace(/^\[|\]$/g, '');
  const port = url.port === '' ? '' : `:${url.port}`;
  const path = url.pathname === '' ? '/' : url.pathname;
  return { key: `${host}${port}${path}${url.search}`, host, isHostOnly: path === '/' && url.search === '' };
}
