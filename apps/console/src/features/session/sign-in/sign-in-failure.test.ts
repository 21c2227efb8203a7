import { ApiError } from '@casbah/contract/client';
import { ERRORS, type ErrorCode } from '@casbah/contract/error';
import { loadSessionMessages, type SessionMessageId } from '@casbah/messages/load-session';
import { expect, test } from 'vitest';
import { compactMessage } from '../../../../compact-message.ts';
import { createIntl } from '../../../words/intl.tsx';
import { failureWords, SENT_WITH, sentWords } from './sign-in-failure.ts';

const intl = createIntl({
  locale: 'en-US',
  // In the parsed form that the build produces.
  messages: Object.fromEntries(
    Object.entries(await loadSessionMessages('en-us')).map(([id, text]) => [id, compactMessage(text)]),
  ),
});
const say = (id: SessionMessageId, values?: Record<string, string | number>) =>
  intl.formatMessage({ id }, values);
const refusal = (error: ErrorCode) =>
  new ApiError(401, {
    api_response: ERRORS[error].code,
    error,
    api_message: 'in English',
    details: {},
    request_id: 'request-4711',
  });

test('each code in a URL belongs to its error', () => {
  for (const [code, error] of Object.entries(SENT_WITH))
    expect([error, ERRORS[error].code]).toEqual([error, Number(code)]);
});

test.each([
  ['INVALID_USER_EMAIL', 706, 'PL-X009', 'Enter a valid email address'],
  ['INVALID_MFA_CODE', 750, 'PL-X006', 'The verification code is wrong or expired'],
  ['PASSWORD_EXPIRED', 602, 'PL-X003', 'Your password has expired.'],
  ['TOO_MANY_REQUESTS', 420, 'PL-X011', 'Sign-in failed. Too many requests.'],
] as const)('%s (%i) has its message and request ID [%s]', (error, code, _row, words) => {
  expect(ERRORS[error].code).toBe(code);
  const { text, requestId } = failureWords(intl, say, refusal(error));
  expect(text).toContain(words);
  expect(requestId).toBe('request-4711');
});

test('a response without a known code counts as wrong credentials [PL-X012]', () => {
  expect(failureWords(intl, say, new ApiError(401, undefined, { text: 'Unauthorized' })).text).toBe(
    'Wrong email or password. Check both and try again.',
  );
});

test('a lock without a duration lasts 15 minutes [PL-K002] [PL-X002]', () => {
  expect(failureWords(intl, say, refusal('LOCKED_OUT')).text).toContain(
    'Sign-in is locked; try again in 15 min.',
  );
});

test.each([
  [70, 'Sign-in is locked; try again in 15 min.'],
  [701, 'Wrong email or password.'],
  [705, 'Your company doesn’t allow sign-in from your network.'],
  [708, 'Your company requires single sign-on'],
])('error=%i in the URL has a message [PL-X013]', (code, words) => {
  expect(sentWords(intl, say, code)).toContain(words);
});
