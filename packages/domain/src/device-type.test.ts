import { expect, test } from 'vitest';
import { deviceTypeOf } from './device-type.ts';

test.each([
  [
    'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPadOS',
    'tablet',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148', 'Safari', 'iOS', 'phone'],
  ['Mozilla/5.0 (Linux; Android 14; SM-X700) Chrome/130.0.0.0 Safari/537.36', 'Chrome', 'Android', 'tablet'],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
    'phone',
  ],
  ['Mozilla/5.0 (Android 14; Tablet; rv:132.0) Gecko/132.0 Firefox/132.0', 'Firefox', 'Android', 'tablet'],
  ['Dalvik/2.1.0 (Linux; U; Android 14; Pixel 8)', 'Android app', 'Android', 'phone'],
  ['okhttp/4.12.0 Android', 'Java', 'Android', 'phone'],
  ['Mozilla/5.0 (Linux; Android 12; BRAVIA Android TV) Chrome/130.0.0.0', 'Chrome', 'Android', 'other'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; Xbox; Xbox One) Edge/44', 'Edge', 'Windows', 'other'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Firefox/132.0', 'Firefox', 'Windows', 'desktop'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15',
    'Safari',
    'macOS',
    'desktop',
  ],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/130.0.0.0', 'Chrome', 'ChromeOS', 'desktop'],
  ['Mozilla/5.0 (Windows NT; Windows NT 10.0) WindowsPowerShell/5.1', 'PowerShell', 'Windows', 'tool'],
  ['curl/8.10.1', 'curl', undefined, 'tool'],
  ['Outlook-iOS/2.0', 'Outlook', 'iOS', 'phone'],
  [undefined, undefined, 'Windows Phone', 'phone'],
  [undefined, undefined, 'MAC OS', 'desktop'],
  [undefined, undefined, 'IOS', 'phone'],
  ['AcmeAgent 7', undefined, undefined, undefined],
  ['', '', '', undefined],
] as const)('%s of %s on %s', (user_agent, browser, os, type) => {
  expect(deviceTypeOf({ user_agent, browser, os })).toBe(type);
});
