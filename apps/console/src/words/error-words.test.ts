import { ApiError } from '@casbah/contract/client';
import { words as request } from '@casbah/messages/en/http/start';
import { everyError } from '@casbah/messages/every-error';
import { expect, test } from 'vitest';
import { compactMessage } from '../../compact-message.ts';
import { errorWords } from './error-words.ts';
import { createIntl } from './intl.tsx';

const intl = createIntl({
  locale: 'en-US',
  // In the parsed form that the build produces.
  messages: Object.fromEntries(
    Object.entries({ ...everyError, ...request }).map(([id, text]) => [id, compactMessage(text)]),
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

test("a failure without a response has the page's generic message [PF-X014]", () => {
  expect(said(new TypeError('x is not a function'))).toBe('generic error');
  expect(said(undefined)).toBe('generic error');
});

test('without a usable response, the page’s own message shows [PF-X015]', () => {
  expect(said(new ApiError(0, undefined))).toBe('network error');
  expect(said(new ApiError(500, undefined))).toBe('generic error');
  expect(said(new ApiError(500, undefined, { text: 'disk full' }))).toBe('disk full');
});

test("a refused network shows the person's address [PF-X017]", () => {
  expect(said(refused('OUT_OF_ALLOWED_IP_RANGE'))).toContain('203.0.113.9');
  expect(said(refused('OUT_OF_ALLOWED_IP_RANGE'))).not.toBe(said(refused('DENIED')));
  expect(said(refused('DENIED'))).not.toContain('203.0.113.9');
});

test.each([
  [400, 'Bad Request', 'first second'],
  [418, 'Request Failed', 'I cannot'],
])(
  'a response %i in another format reads “%s”, with its own text [SH-X040] [SH-X042]',
  (status, title, text) => {
    expect(errorWords(intl, new ApiError(status, undefined, { text }), PAGE)).toEqual({
      title,
      text,
      requestId: undefined,
    });
  },
);

test('explains failures caused by anonymization [SH-X045]', () => {
  const text = 'Group by is not supported on user info';
  expect(said(new ApiError(500, undefined, { text }))).toContain('while people are anonymized');
});

test('a timed-out call suggests a shorter time range or narrower filter [SH-X041] [PF-K012]', () => {
  expect(errorWords(intl, new ApiError(0, undefined, { isLate: true }), PAGE)).toMatchObject({
    title: 'Request Timeout',
    text: expect.stringContaining('Choose a shorter time range or a narrower filter'),
  });
});

test('a code has its message and request ID; one of a newer server is unknown [SH-X028] [PF-X018]', () => {
  const answer = { api_response: 502, error: 'BAD_GATEWAY', api_message: 'x', request_id: 'r' } as const;
  expect(errorWords(intl, new ApiError(424, answer), PAGE)).toMatchObject({
    text: expect.stringContaining('A store behind Casbah sent an unexpected response'),
    requestId: 'r',
  });
  // As sent over the wire: no type includes it.
  const newer = JSON.parse('{"api_response":10,"error":"OF_A_NEWER_SERVER","request_id":"r"}');
  expect(said(new ApiError(409, newer))).toBe('Unknown Error');
});

test('424 without a code: something that Casbah depends on failed [SH-X026]', () => {
  expect(said(new ApiError(424, undefined))).toBe(request['request.dependency']);
  expect(said(new ApiError(424, undefined, { text: 'LDAP is down' }))).toBe('LDAP is down');
  expect(said(new ApiError(425, undefined))).toBe('generic error');
});

test('a taken name has the message of its kind of object', () => {
  const taken = (details: Record<string, string>) =>
    new ApiError(409, {
      api_response: 10,
      error: 'NAME_TAKEN',
      api_message: 'as the server says it',
      request_id: 'r-2',
      details,
    });
  expect(said(taken({ kind: 'group', name: 'Sales' }))).toBe(
    'A group named Sales already exists. Choose another name.',
  );
  expect(said(taken({ kind: 'of a newer server', name: 'Sales' }))).toBe(
    'Sales already exists. Choose another name.',
  );
});

test("every refused value has a message; if one is missing, the error's own text covers it", () => {
  const answer = (key: string) =>
    new ApiError(400, {
      api_response: 400,
      error: 'BAD_REQUEST',
      api_message: 'as the server says it',
      request_id: 'r-1',
      details: {
        field: 'body.name',
        problem: 'Too big',
        problems: [
          { path: 'body.name', key: 'problem.too_long', values: { maximum: '4' } },
          { path: 'body.mail', key, values: {} },
        ],
      },
    });
  expect(errorWords(intl, answer('problem.not_email'), PAGE)).toMatchObject({
    text: 'Some values are invalid. name: Use at most 4 characters. mail: Enter a valid email address.',
    summary: 'Some values are invalid.',
    problems: [
      { path: 'body.name', text: 'Use at most 4 characters.' },
      { path: 'body.mail', text: 'Enter a valid email address.' },
    ],
  });
  expect(errorWords(intl, answer('problem.of_a_newer_server'), PAGE)).toMatchObject({
    text: 'Invalid request: body.name: Too big. Correct it and send it again.',
  });
});
