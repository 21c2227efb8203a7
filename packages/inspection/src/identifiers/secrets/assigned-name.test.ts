import { describe, expect, it } from 'vitest';
import { assignedName, isAboutSecret, nameWords } from './assigned-name.ts';

describe('assignedName', () => {
  it.each([
    ['DB_PASSWORD=', 'DB_PASSWORD', '='],
    ['const dbPassword = "', 'dbPassword', '='],
    ["'password' => '", 'password', '=>'],
    ['{"client_secret": "', 'client_secret', ':'],
    ['settings["auth_token"] = "', 'auth_token', '='],
    ['setenv("API_KEY", "', 'API_KEY', ','],
    ['let token: string = `', 'token', '='],
    ['<password>', 'password', '>'],
    ['#define API_KEY "', 'API_KEY', ''],
  ])('%s', (before, written, operator) => {
    expect(assignedName(before)).toMatchObject({ written, operator });
  });

  it('is absent where nothing is assigned', () => {
    expect(assignedName('(')).toBeUndefined();
    expect(assignedName('')).toBeUndefined();
  });
});

it('names are cut into words', () => {
  expect(nameWords('dbPassword_2')).toEqual(['db', 'password', '2']);
  expect(nameWords('spring.datasource.JWTSecret')).toEqual(['spring', 'datasource', 'jwt', 'secret']);
});

it.each([
  'passwordHash',
  'password_field',
  'tokenType',
  'secretName',
  'resetPassword',
  'nextPageToken',
  'publicKey',
  'csrfToken',
  'apiKeyHeader',
])('%s names something about a secret', (written) => {
  expect(isAboutSecret({ written, words: nameWords(written), operator: '=', isTight: true })).toBe(true);
});

it.each(['password', 'DB_PASSWORD', 'apiKey', 'clientSecret', 'jwt_secret_key', 'accessTokenSecret'])(
  '%s names a secret',
  (written) => {
    expect(isAboutSecret({ written, words: nameWords(written), operator: '=', isTight: true })).toBe(false);
  },
);
