import { BLOCK_LIST_FORMATS } from '@casbah/domain/block-list';
import { expect, test } from 'vitest';
import { catalogued } from '../test-catalogue.ts';
import { BlockLists } from './lists.ts';

const SERVICES = [
  catalogued('google', 'Google', { domains: ['google.example'] }),
  catalogued('drive', 'Google Drive', { domains: ['drive.google.example'] }),
  catalogued('box', 'Box', { domains: ['box.example'] }),
];
const lists = (byService: Record<string, number[]>) =>
  new BlockLists({
    services: SERVICES,
    tagsOf: async (tenant) => ({
      byService: new Map(tenant === 'atlas' ? Object.entries(byService) : []),
    }),
  });
const text = async (byService: Record<string, number[]>, kind: 'block' | 'allow' = 'block') =>
  (await lists(byService).file('atlas', 'domains', kind)).text;

test('blocks unsanctioned and allows sanctioned services; others are on no list', async () => {
  const decided = { google: [1], drive: [3], box: [0] };
  expect(await text(decided)).toBe('google.example\n');
  expect(await text(decided, 'allow')).toBe('box.example\n');
  expect(await text({ box: [2] })).toBe('');
  expect(await text({ box: [2] }, 'allow')).toBe('');
  expect((await lists(decided).file('rif', 'domains', 'block')).text).toBe('');
});

test("doesn't block sanctioned or tolerated services through a parent domain", async () => {
  for (const tag of [0, 2]) expect(await text({ google: [1], drive: [tag] })).toBe('');
  expect(await text({ google: [0], drive: [1] }, 'allow')).toBe('');
  // No one marked it as needed.
  expect(await text({ google: [1], drive: [3] })).toBe('google.example\n');
});

test('of several decisions the strictest applies; services no longer in the catalog are ignored', async () => {
  expect(await text({ box: [0, 1, 3] })).toBe('box.example\n');
  const counts = await lists({ box: [0, 1], google: [0], gone: [1] }).counts('atlas');
  expect(counts).toEqual([
    { decision: 'sanctioned', services: 1 },
    { decision: 'tolerated', services: 0 },
    { decision: 'in_review', services: 0 },
    { decision: 'unsanctioned', services: 1 },
  ]);
});

test('every product has a file and a preview, or reports that it has no such list', async () => {
  const area = lists({ google: [1], drive: [0] });
  for (const { format, kinds } of area.formats())
    for (const kind of ['block', 'allow'] as const) {
      if (!kinds.includes(kind)) {
        await expect(area.file('atlas', format, kind)).rejects.toMatchObject({ code: 'UNPROCESSABLE' });
        continue;
      }
      const { text: whole, fileName } = await area.file('atlas', format, kind);
      expect(fileName).toMatch(new RegExp(`^casbah-${kind}-${format}\\.\\w+$`));
      const preview = await area.preview('atlas', format, kind);
      expect(whole.startsWith(preview.beginning.trimEnd())).toBe(true);
      expect(preview.domains + preview.left_out_count).toBe(1);
      for (const { hits } of preview.left_out) expect(hits).toEqual([{ id: 'drive', name: 'Google Drive' }]);
    }
  expect(area.formats().map(({ format }) => format)).toEqual([...BLOCK_LIST_FORMATS]);
});

test("warns about domains with strangers' sites before the list is downloaded", async () => {
  const pages = catalogued('pages', 'Pages', { domains: ['github.io', 'pages.example'] });
  const area = new BlockLists({
    services: [pages],
    tagsOf: async () => ({ byService: new Map([['pages', [1]]]) }),
  });
  const { shared, shared_count, domains } = await area.preview('atlas', 'palo-alto', 'block');
  expect(shared).toEqual([{ domain: 'github.io', service: { id: 'pages', name: 'Pages' } }]);
  expect([shared_count, domains]).toEqual([1, 2]);
});
