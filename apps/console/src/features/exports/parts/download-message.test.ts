import { ApiError } from '@casbah/contract/client';
import { words as english } from '@casbah/messages/en/exports/words';
import { expect, test } from 'vitest';
import { downloadMessage } from './download-message.ts';

test.each([
  [403, 'MSG_EXPORT_DOWNLOAD_DENIED', 'denied [PF-X025]'],
  [400, 'MSG_EXPORT_DOWNLOAD_BAD_REQUEST', 'a bad request [PF-X026]'],
  [404, 'MSG_EXPORT_DOWNLOAD_ERROR', 'otherwise failed [PF-X027]'],
  [503, 'MSG_EXPORT_DOWNLOAD_ERROR', 'otherwise failed [PF-X027]'],
  [0, 'MSG_EXPORT_DOWNLOAD_ERROR', 'without a response [PF-X027]'],
] as const)('status %i has the message %s: %s', (status, message, _how) => {
  expect(downloadMessage(new ApiError(status, undefined))).toBe(message);
  expect(english[message]).not.toBe('');
});

test('a broken connection is an error, and a canceled download no message', () => {
  expect(downloadMessage(new TypeError('terminated'))).toBe('MSG_EXPORT_DOWNLOAD_ERROR');
  expect(downloadMessage(new DOMException('canceled', 'AbortError'))).toBeUndefined();
});
