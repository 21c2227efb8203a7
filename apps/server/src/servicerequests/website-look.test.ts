import type { Service } from '@casbah/discovery/catalogue/catalogue';
import { expect, test } from 'vitest';
import { OutgoingRefused } from '../http/outgoing.ts';
import { WebsiteLook, wordsOf } from './website-look.ts';

const BOX: Service = {
  id: 'box',
  name: 'Box',
  vendor: 'Box',
  category: 'Cloud storage',
  headquarters: 'US',
  domains: ['box.example'],
  description: undefined,
};

const AT = 'https://new.example/shop/';
const said = (page: string) => wordsOf(page, AT);

test("reads a page's title, description and picture [PF-E066]", () => {
  expect(
    said(`<!doctype html><head><TITLE lang=en> New &amp;\n shiny&#39;s &#x1F600; &unheard; </TITLE>
      <meta name="Description" content="All &quot;new&quot;">
      <meta property="og:image" content="../logo.png"></head>`),
  ).toEqual({
    title: "New & shiny's \u{1f600} &unheard;",
    description: 'All "new"',
    image: 'https://new.example/logo.png',
  });
  const none = { title: '', description: '', image: '' };
  expect(said('nothing')).toEqual(none);
  expect(said('<title')).toEqual(none);
  expect(said('<!-- <title>hidden</title> --><script>"<title>no</title>"</script>')).toEqual(none);
  expect([...said(`<title>${'é'.repeat(4000)}`).title]).toHaveLength(300);
  expect(said('<meta property="og:title" content="Shop">').title).toBe('Shop');
});

test('ignores the body, a second title, and a picture without TLS', () => {
  expect(
    said(
      '<head><title>One</title><title>Two</title></head><body><meta name=description content=x><svg><title>Three</title></svg>',
    ),
  ).toEqual({ title: 'One', description: '', image: '' });
  for (const image of [
    'http://new.example/a.png',
    'data:image/png;base64,AA',
    'javascript:alert(1)',
    'https://[',
  ])
    expect(said(`<meta property="og:image" content="${image}">`).image).toBe('');
});

test('looks up a URL over TLS, and returns the service it belongs to [PF-C042] [WD-C007]', async () => {
  const asked: string[] = [];
  const look = new WebsiteLook({
    outgoing: async (url) => {
      asked.push(String(url));
      return new Response('<title>Box</title>');
    },
    serviceOfHost: (host) => (host.endsWith('box.example') ? BOX : undefined),
  });
  const signal = new AbortController().signal;
  expect(await look.at('http://www.box.example/a', signal)).toEqual({
    serviceURL: 'http://www.box.example/a',
    snippet: 'Box',
    service_id: 'box',
    service_name: 'Box',
    url: 'https://www.box.example/a',
    title: 'Box',
    description: '',
    image: '',
  });
  expect(asked).toEqual(['https://www.box.example/a']);
});

test('without a response, an unknown address is an error, and a known one is still returned', async () => {
  const look = new WebsiteLook({
    outgoing: async () => {
      throw new OutgoingRefused('intranet.example', 'The address is private');
    },
    serviceOfHost: (host) => (host === 'box.example' ? BOX : undefined),
  });
  const signal = new AbortController().signal;
  await expect(look.at('https://intranet.example', signal)).rejects.toMatchObject({ code: 'UNPROCESSABLE' });
  expect(await look.at('https://box.example', signal)).toMatchObject({ service_id: 'box', snippet: '' });
});
