import type { Service } from '@casbah/discovery/catalogue/catalogue';
import { Parser } from 'htmlparser2';
import type { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';
import type { Outgoing } from '../http/outgoing.ts';

/** Maximum bytes of a page to read for its metadata, and maximum characters to show. */
const MOST_PAGE_CHARACTERS = 64 * 1024;
const MOST_SNIPPET_CHARACTERS = 300;
const MOST_ADDRESS_CHARACTERS = 2048;

export interface FoundWebsite extends PageWords {
  serviceURL: string;
  /** Final URL after all redirects. */
  url: string;
  /** Title of the page, or its description if it has none. */
  snippet: string;
  service_id: string | null;
  service_name: string | null;
}

type About = Pick<FoundWebsite, 'serviceURL' | 'service_id' | 'service_name'>;

/** Metadata of a URL in a service request. Private addresses aren't contacted. */
export class WebsiteLook {
  readonly #parts: { outgoing: Outgoing; serviceOfHost: (host: string) => Service | undefined };

  constructor(parts: { outgoing: Outgoing; serviceOfHost: (host: string) => Service | undefined }) {
    this.#parts = parts;
  }

  async at(serviceURL: string, signal: AbortSignal): Promise<FoundWebsite> {
    const url = new URL(serviceURL);
    // This server sends requests only over TLS, so a plain http URL is tried with https.
    if (url.protocol === 'http:') url.protocol = 'https:';
    const known = this.#parts.serviceOfHost(url.hostname);
    const about = { serviceURL, service_id: known?.id ?? null, service_name: known?.name ?? null };
    try {
      const answer = await this.#parts.outgoing(url, { follow: true, signal });
      if (!answer.ok)
        return this.#unless(about, unusable(serviceURL, 'problem.page_answers', { status: answer.status }));
      const page = (await answer.text()).slice(0, MOST_PAGE_CHARACTERS);
      const found = answer.url === '' ? url.href : answer.url;
      const words = wordsOf(page, found);
      return { ...about, ...words, url: found, snippet: words.title || words.description };
    } catch (error) {
      if (signal.aborted || !(error instanceof Error)) throw error;
      return this.#unless(about, unusable(serviceURL, 'problem.page_unreadable', { reason: error.message }));
    }
  }

  /** A known catalog service is returned even if its page doesn't respond. */
  #unless(about: About, failure: ApiFailure): FoundWebsite {
    if (about.service_id !== null)
      return { ...about, url: about.serviceURL, snippet: '', title: '', description: '', image: '' };
    throw failure;
  }
}

/** A page's metadata from its head. */
interface PageWords {
  title: string;
  description: string;
  /** URL of its preview image; empty unless served over TLS. */
  image: string;
}

const DESCRIPTIONS = ['description', 'og:description', 'twitter:description'] as const;
const TITLES = ['og:title', 'twitter:title'] as const;
const IMAGES = ['og:image', 'og:image:url', 'twitter:image'] as const;

/** Reads a page's head only; page content is untrusted. */
export function wordsOf(page: string, address: string): PageWords {
  const meta = new Map<string, string>();
  let title = '';
  let isInTitle = false;
  let hasTitle = false;
  const parser = new Parser({
    onopentag(name, { name: named, property, content }) {
      if (name === 'title' && !hasTitle) isInTitle = true;
      if (name === 'meta' && content !== undefined) {
        const key = (property ?? named ?? '').trim().toLowerCase();
        if (!meta.has(key)) meta.set(key, content);
      }
    },
    ontext(text) {
      if (isInTitle && title.length < 4 * MOST_SNIPPET_CHARACTERS) title += text;
    },
    onclosetag(name) {
      if (name === 'title' && isInTitle) [isInTitle, hasTitle] = [false, true];
      // The rest of the page has no metadata.
      if (name === 'head') parser.reset();
    },
  });
  parser.end(page);
  const first = (keys: readonly string[]): string => keys.map((key) => meta.get(key)).find(Boolean) ?? '';
  return {
    title: oneLine(title) || oneLine(first(TITLES)),
    description: oneLine(first(DESCRIPTIONS)),
    image: pictureOf(first(IMAGES).trim(), address),
  };
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim().toWellFormed();
  return [...line].slice(0, MOST_SNIPPET_CHARACTERS).join('');
}

function pictureOf(text: string, address: string): string {
  if (text === '') return '';
  const url = URL.parse(text, address);
  return url !== null && url.protocol === 'https:' && url.href.length <= MOST_ADDRESS_CHARACTERS
    ? url.href
    : '';
}
