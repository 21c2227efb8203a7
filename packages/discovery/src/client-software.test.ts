import { expect, test } from 'vitest';
import { clientSoftware } from './client-software.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)';

test.each([
  [`${WINDOWS} ${WEBKIT} Chrome/130.0.0.0 Safari/537.36`, 'Chrome', 'Windows'],
  [`${WINDOWS} ${WEBKIT} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`, 'Edge', 'Windows'],
  [`${WINDOWS} ${WEBKIT} Chrome/128.0.0.0 Safari/537.36 OPR/114.0.0.0`, 'Opera', 'Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox', 'Windows'],
  ['Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', 'Internet Explorer', 'Windows'],
  ['Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1)', 'Internet Explorer', 'Windows'],
  [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15`, 'Safari', 'macOS'],
  [`${MAC} ${WEBKIT} Chrome/130.0.0.0 Safari/537.36`, 'Chrome', 'macOS'],
  [
    `${IPHONE} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iOS',
  ],
  [
    `${IPHONE} AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iOS',
  ],
  [
    `${IPHONE} AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/132.0 Mobile/15E148 Safari/605.1.15`,
    'Firefox',
    'iOS',
  ],
  [
    `${IPHONE} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 EdgiOS/130.0 Mobile/15E148 Safari/604.1`,
    'Edge',
    'iOS',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${WEBKIT} Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Chrome',
    'Android',
  ],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  [`${WINDOWS} ${WEBKIT} Teams/1.7.00.1 Chrome/108.0 Electron/22.3 Safari/537.36`, 'Teams', 'Windows'],
  [`${MAC} ${WEBKIT} Slack/4.41.96 Chrome/130.0 Electron/33.0 Safari/537.36`, 'Slack', 'macOS'],
  ['Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0.17928; Pro)', 'Outlook', 'Windows'],
  ['Microsoft Office/16.0 (Windows NT 10.0; 16.0.17928; Pro)', 'Microsoft Office', 'Windows'],
  ['Outlook-iOS/2.0', 'Outlook', 'iOS'],
  ['DropboxDesktopClient/211.4.5963 (Windows; 10; 10.0.22631; x64; en)', 'Dropbox', 'Windows'],
  ['Microsoft SkyDriveSync 24.201.1006.0005 ship; Windows NT 10.0 (22631)', 'OneDrive', 'Windows'],
  ['curl/8.10.1', 'curl', undefined],
  ['Wget/1.24.5', 'Wget', undefined],
  ['python-requests/2.32.3', 'Python', undefined],
  [
    'Mozilla/5.0 (Windows NT; Windows NT 10.0; de-DE) WindowsPowerShell/5.1.22621.4391',
    'PowerShell',
    'Windows',
  ],
  ['Microsoft-CryptoAPI/10.0', 'Windows services', 'Windows'],
  ['Windows-Update-Agent/10.0.10011.16384 Client-Protocol/2.71', 'Windows Update', 'Windows'],
  ['Go-http-client/2.0', 'Go', undefined],
  ['git/2.47.0', 'Git', undefined],
  ['Dalvik/2.1.0 (Linux; U; Android 14; Pixel 8)', 'Android app', 'Android'],
  ['', undefined, undefined],
  ['-', undefined, undefined],
])('%s', (userAgent, browser, os) => {
  expect(clientSoftware(userAgent)).toEqual({ browser, os });
});
