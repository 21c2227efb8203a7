import { expect, test } from 'vitest';
import { linksIn } from './links-in-mail.ts';

const ORIGIN = 'http://127.0.0.1:8080';

test('finds links to our own pages, each once', () => {
  const link = `${ORIGIN}/#/resetpassword?ctx=a-b_c&email=n%40x.example`;
  expect(linksIn(`Hello,\n${link}\nonce more: ${link}\n`, ORIGIN)).toEqual([link]);
});

test('finds no other URLs', () => {
  const others = [
    'http://evil.example/#/resetpassword',
    'http://127.0.0.1:8080@evil.example/#/x',
    'http://127.0.0.1:8081/#/x',
    `${ORIGIN}/api`,
    'javascript:alert(1)',
  ];
  expect(linksIn(others.join('\n'), ORIGIN)).toEqual([]);
});
