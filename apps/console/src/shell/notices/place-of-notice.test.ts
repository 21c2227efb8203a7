import { expect, test } from 'vitest';
import { placeOfNotice } from './place-of-notice.ts';

test.each([
  ['/settings/directory?run=a1&tab=wrong', '/settings/directory', { run: 'a1', tab: 'wrong' }],
  ['/ui/settings/anonymisation', '/settings/anonymisation', {}],
  ['/ui', '/', {}],
  ['/uis?q=a%20b#below', '/uis', { q: 'a b' }],
])('%s leads to %s', (url, to, search) => {
  expect(placeOfNotice(url)).toEqual({ to, search });
});
