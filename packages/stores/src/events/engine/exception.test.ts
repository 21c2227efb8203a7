import { expect, test } from 'vitest';
import { Exception, readException } from './exception.ts';

test("chDB's single-text errors are parsed", () => {
  const exception = readException(
    new Error(
      'Code: 47. DB::Exception: Unknown identifier `a(b)` in scope SELECT a.\n(UNKNOWN_IDENTIFIER)\n',
    ),
  );
  expect(exception).toMatchObject({
    code: 47,
    codeName: 'UNKNOWN_IDENTIFIER',
    message: 'Unknown identifier `a(b)` in scope SELECT a.',
    status: 404,
  });
  expect(exception.text).toBe(
    'Code: 47. DB::Exception: Unknown identifier `a(b)` in scope SELECT a. (UNKNOWN_IDENTIFIER)',
  );
});

test('an error inside an error keeps its own name', () => {
  const text =
    'Code: 33. DB::Exception: Code: 33. DB::Exception: Cannot read: data was parsed from file. (CANNOT_READ_ALL_DATA) (version 26.7.2.1). (CANNOT_READ_ALL_DATA)';
  expect(readException(new Error(text))).toMatchObject({
    code: 33,
    codeName: 'CANNOT_READ_ALL_DATA',
    status: 400,
  });
});

test('anything else is an error of the engine', () => {
  expect(readException(new Error('Bad'))).toMatchObject({ code: 49, message: 'Bad', status: 500 });
  const own = new Exception('AUTHENTICATION_FAILED', 'No.');
  expect(readException(own)).toBe(own);
  expect(own.status).toBe(403);
});
