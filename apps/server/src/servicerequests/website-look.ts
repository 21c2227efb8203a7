import type { Service } from '@casbah/discovery/catalogue/catalogue';
import { ApiFailure } from '../http/failure.ts';
import type { Outgoing } from '../http/outgoing.ts';

/** How much of a page is read for its title, and how much of that is told. */
const MOST_PAGE_CHARACTERS = 64 * 1024;
const MOST_SNIPPET_CHARACTERS = 300;

export interface FoundWebsite {
  serviceURL: string;
  snippet: string;
  service_id: string | null;
  service_name: string | null;
}

/** What stands at an address that somebody asks a service for by. Addresses of private networks are not called. */
export class WebsiteLook {
  readonly #parts: { outgoing: Outgoing; serviceOfHost: (host: string) => Service | undefined };

  constructor(parts: { outgoing: Outgoing; serviceOfHost: (host: string) => Service | undefined }) {
    this.#parts = parts;
  }

  async at(serviceURL: string, signal: AbortSignal): Promise<FoundWebsite> {
    const url = new URL(serviceURL);
    // Requests leave this server over TLS only; whoever answers without it, answers with it, too, or is not looked at.
    if (url.protocol === 'http:') url.protocol = 'https:';
    const known = this.#parts.serviceOfHost(url.hostname);
    const about = { serviceURL, service_id: known?.id ?? null, service_name: known?.name ?? null };
    try {
      const answer = await this.#parts.outgoing(url, { follow: true, signal });
      if (!answer.ok) return this.#unless(about, `it answers ${answer.status}`);
      const page = (await answer.text()).slice(0, MOST_PAGE_CHARACTERS);
      return { ...about, snippet: snippetOf(page) };
    } catch (error) {
      if (signal.aborted || !(error instanceof Error)) throw error;
      return this.#unless(about, error.message);
    }
  }

  /** A service that the catalogue knows is told although its page does not answer. */
  #unless(about: Omit<FoundWebsite, 'snippet'>, problem: string): FoundWebsite {
    if (about.service_id !== null) return { ...about, snippet: '' };
    throw new ApiFailure('UNPROCESSABLE', { field: about.serviceURL, problem });
  }
}

const NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' } as const;
const isNamed = (name: string): name is keyof typeof NAMED => Object.hasOwn(NAMED, name);

/** The page's title, in one line; nothing where it has none. It is looked for once from the beginning: pages are written by anybody. */
export function snippetOf(page: string): string {
  const lower = page.toLowerCase();
  const tag = lower.indexOf('<title');
  const from = tag < 0 ? -1 : lower.indexOf('>', tag);
  if (from < 0) return '';
  const to = lower.indexOf('</title', from);
  const title = page
    .slice(from + 1, to < 0 ? from + 1 + MOST_SNIPPET_CHARACTERS : to)
    .slice(0, 4 * MOST_SNIPPET_CHARACTERS)
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{1,8}));/gi, (all, decimal, hex, name) => {
      if (name !== undefined) return isNamed(name) ? NAMED[name] : all;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all;
    })
    .replace(/\s+/g, ' ')
    .trim();
  return [...title.toWellFormed()].slice(0, MOST_SNIPPET_CHARACTERS).join('');
}
