import { expect, test } from 'vitest';
import { messageFor } from './parent-frame.ts';

test('pages of single sign-on report SSO, all others 403 [PL-S012]', () => {
  for (const hash of ['', '#/', '#/?redirect=%2Fui', '#/ssoerrors'])
    expect(messageFor(hash)).toEqual({ type: 'casbah-status', status: 403 });
  for (const hash of ['#/ssoerror?code=3', '#/partner/atlas'])
    expect(messageFor(hash)).toEqual({ type: 'casbah-status', status: 'SSO' });
});
