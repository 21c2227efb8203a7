import { describe, expect, test } from 'vitest';
import { completeServiceUrl, isComment, isServiceUrl } from './service-request.ts';

describe("a requested service's address", () => {
  test('gets a scheme if it begins with www. [WD-S035]', () => {
    expect(completeServiceUrl(' www.new.example/start ')).toBe('http://www.new.example/start');
    expect(completeServiceUrl('https://new.example')).toBe('https://new.example');
    expect(completeServiceUrl('wwwnew.example')).toBe('wwwnew.example');
  });

  test('is a web URL [WD-V023]', () => {
    expect(
      ['https://new.example', 'http://a.b.example:8443/x?y', 'www.new.example'].every(isServiceUrl),
    ).toBe(true);
    expect(
      [
        '',
        'new.example',
        'ftp://new.example',
        'https://localhost',
        'https://a:b@new.example',
        'javascript:alert(1)',
      ].some(isServiceUrl),
    ).toBe(false);
  });
});

test("a comment has at most 400 characters, and isn't only white space [WD-V024] [WD-V025] [WD-K034]", () => {
  expect(isComment('')).toBe(true);
  expect(isComment('é'.repeat(400))).toBe(true);
  expect(isComment('é'.repeat(401))).toBe(false);
  expect(isComment(' \n\t')).toBe(false);
});
