import { expect, test } from 'vitest';
import { browserFamily, systemFamily } from './client-family.ts';

test('systems and browsers are named as in traffic', () => {
  expect(
    [
      'Windows10',
      'Windows 11',
      'MacOs',
      'MACOSX',
      'Mac OS X 14.5',
      'iOS 18',
      'Android 15',
      'Ubuntu',
      'Solaris 11',
    ].map(systemFamily),
  ).toEqual(['Windows', 'Windows', 'macOS', 'macOS', 'macOS', 'iOS', 'Android', 'Linux', 'Solaris']);
  expect(
    ['Chrome 138.0.0', 'Edge/142', 'Mobile Safari 17.4', 'IE 11', 'Firefox', '7'].map(browserFamily),
  ).toEqual(['Chrome', 'Edge', 'Safari', 'Internet Explorer', 'Firefox', '7']);
});
