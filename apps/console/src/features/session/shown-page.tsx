import { loadSessionMessages } from '@casbah/messages/load-session';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import { type Beginning, BeginningContext } from './beginning.ts';
import { HashAddress } from './hash-address.ts';
import { routeAt } from './session-routes.ts';

/** The initial content of a page before sign-in, before any effect has run. */
export interface ShownPage {
  heading: string;
  intro: string;
  /** Facts listed on the page, by name. */
  facts: Record<string, string>;
  /** The texts of all buttons and links, in order. */
  actions: string[];
  /** All text, with a space between elements. */
  text: string;
  html: string;
}

const NOTHING: Beginning = {
  setup: undefined,
  config: undefined,
  providers: [],
  person: undefined,
  unreachable: undefined,
};

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function textIn(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Loads the page without a `document`: libraries that find one at load time expect a full browser. */
async function load(path: string) {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  const { hash, search } = new URL(path, 'http://localhost');
  const address = new HashAddress({ hash, search });
  const match = routeAt(address.path);
  if (match === undefined) throw new Error(`There is no page at ${path}`);
  // Imported one after another: a test runner that loads circular modules at once can deadlock.
  const { words } = await import('../../words/words.ts');
  const { LanguageProvider } = await import('../../words/LanguageProvider.tsx');
  const { PAGES } = await import('./load-pages.ts');
  await words.begin('en-us', loadSessionMessages);
  const Page = await PAGES[match.route.page].load();
  return { LanguageProvider, Page, address, segment: match.segment };
}

/** Renders the page at a URL such as `/#/blocked?code=…` to HTML, in English. Needs no browser. */
export async function showPage(path: string, beginning: Partial<Beginning> = {}): Promise<ShownPage> {
  const { LanguageProvider, Page, address, segment } = await load(path);
  const listens = { addEventListener: () => undefined };
  const document = { ...listens, cookie: '' };
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { hostname: 'localhost', origin: 'http://localhost' });
  vi.stubGlobal('window', { ...listens, document, PublicKeyCredential: class {}, HTMLElement: class {} });
  const html = renderToStaticMarkup(
    <LanguageProvider>
      <BeginningContext value={{ ...NOTHING, ...beginning }}>
        <Page address={address} segment={segment} />
      </BeginningContext>
    </LanguageProvider>,
  );
  vi.unstubAllGlobals();
  const found = (pattern: RegExp) => textIn(pattern.exec(html)?.[1] ?? '');
  const main = /<main\b.*?<\/main>/s.exec(html)?.[0] ?? '';
  return {
    heading: found(/<h1[^>]*>(.*?)<\/h1>/s),
    intro: found(/<\/h1><p[^>]*>(.*?)<\/p>/s),
    facts: Object.fromEntries(
      [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/gs)].map(([, name = '', value = '']) => [
        textIn(name),
        textIn(value),
      ]),
    ),
    actions: [...main.matchAll(/<(a|button)\b.*?<\/\1>/gs)].map(([element]) => textIn(element)),
    text: textIn(main),
    html,
  };
}
