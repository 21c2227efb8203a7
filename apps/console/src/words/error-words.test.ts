import { ApiError } from '@casbah/contract/client';
import { words as request } from '@casbah/messages/en/http/start';
import { everyError } from '@casbah/messages/every-error';
import { parse } from '@formatjs/icu-messageformat-parser';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { errorWords } from './error-words.ts';

const intl = createIntl({
  locale: 'en-US',
  // As the build leaves them: read, not as text.
  messages: Object.fromEntries(
    Object.entries({ ...everyError, ...request }).map(([id, text]) => [
      id,
      parse(text, { captureLocation: false }),
    ]),
  ),
});
const PAGE = { unreachable: 'network error', unexpected: 'generic error' };
const said = (error: unknown) => errorWords(intl, error, PAGE).text;
const refused = (error: 'OUT_OF_ALLOWED_IP_RANGE' | 'DENIED') =>
  new ApiError(403, {
    api_response: 403,
    error,
    api_message: 'as the server says it',
    request_id: 'r-1',
    details: { address: '203.0.113.9' },
  });

test('what is no answer at all has the generic words of its page [PF-X014]', () => {
  expect(said(new TypeError('x is not a function'))).toBe('generic error');
  expect(said(undefined)).toBe('generic error');
});

test('where nothing came from the server, or nothing in words, the page’s own stand there [PF-X015]', () => {
  expect(said(new ApiError(0, undefined))).toBe('network error');
  expect(said(new ApiError(500, undefined))).toBe('generic error');
  expect(said(new ApiError(500, undefined, { text: 'the disk is full' }))).toBe('the disk is full');
});

test('who comes from a network that is not allowed is told so, and from which address [PF-X017]', () => {
  expect(said(refused('OUT_OF_ALLOWED_IP_RANGE'))).toContain('203.0.113.9');
  expect(said(refused('OUT_OF_ALLOWED_IP_RANGE'))).not.toBe(said(refused('DENIED')));
  expect(said(refused('DENIED'))).not.toContain('203.0.113.9');
});

test('424 without words: what Casbah needs for it failed [SH-X026]', () => {
  expect(said(new ApiError(424, undefined))).toBe(request['request.dependency']);
  expect(said(new ApiError(424, undefined, { text: 'LDAP is down' }))).toBe('LDAP is down');
  expect(said(new ApiError(425, undefined))).toBe('generic error');
});

test('a name that is taken is refused in the words of what has it', () => {
  const taken = (details: Record<string, string>) =>
    new ApiError(409, {
      api_response: 10,
      error: 'NAME_TAKEN',
      api_message: 'as the server says it',
      request_id: 'r-2',
      details,
    });
  expect(said(taken({ kind: 'group', name: 'Sales' }))).toBe(
    'There is a group with the name Sales already. Choose another name.',
  );
  expect(said(taken({ kind: 'of a newer server', name: 'Sales' }))).toBe('There is one already: Sales.');
});
