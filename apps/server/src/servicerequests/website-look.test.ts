import type { Service } from '@casbah/discovery/catalogue/catalogue';
import { expect, test } from 'vitest';
import { OutgoingRefused } from '../http/outgoing.ts';
import { snippetOf, WebsiteLook } from './website-look.ts';

const BOX: Service = {
  ...{ id: 'box', name: 'Box', vendor: 'Box', category: 'Cloud storage', headquarters: 'US' },
  ...{ domains: ['box.example'], description: undefined },
};

test('a page tells its title', () => {
  const page =
    '<!doctype html><head><TITLE lang=en> New &amp;\n shiny&#39;s &#x1F600; &unheard; </TITLE></head>';
  expect(snippetOf(page)).toBe("New & shiny's \u{1f600} &unheard;");
  expect(snippetOf('nothing')).toBe('');
  expect(snippetOf('<title')).toBe('');
  expect([...snippetOf(`<title>${'é'.repeat(400)}`)]).toHaveLength(300);
  expect(snippetOf('<title>&#0;&#9999999;</title>')).toBe('&#0;&#9999999;');
});

test('an address is looked up over TLS, and told with the service it belongs to [PF-C042] [WD-C007]', async () => {
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
    ...{ serviceURL: 'http://www.box.example/a', snippet: 'Box', service_id: 'box', service_name: 'Box' },
  });
  expect(asked).toEqual(['https://www.box.example/a']);
});

test('where nothing answers, an unknown address is an error, a known one is told all the same', async () => {
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
