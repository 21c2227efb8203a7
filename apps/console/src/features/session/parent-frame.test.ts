import { expect, test } from 'vitest';
import { messageFor, originAround } from './parent-frame.ts';

test('pages of single sign-on tell SSO, all others 403 [PL-S012]', () => {
  for (const hash of ['', '#/', '#/?redirect=%2Fui', '#/ssoerrors'])
    expect(messageFor(hash)).toEqual({ type: 'casbah-status', status: 403 });
  for (const hash of ['#/ssoerror?code=3', '#/partner/atlas'])
    expect(messageFor(hash)).toEqual({ type: 'casbah-status', status: 'SSO' });
});

test('the origin around is what the browser names, else where the frame was led here from', () => {
  expect(originAround('https://portal.example', 'https://other.example/')).toBe('https://portal.example');
  expect(originAround(undefined, 'https://portal.example/page?x')).toBe('https://portal.example');
  for (const nothing of ['', 'null', 'data:text/html,x']) {
    expect(originAround(undefined, nothing)).toBeUndefined();
    expect(originAround(nothing, 'https://portal.example/')).toBeUndefined();
  }
});
