import fc from 'fast-check';
import { expect, test } from 'vitest';
import { senderOf } from './header.ts';

test.each([
  // Examples from RFC 5424, 6.5.
  [
    `<34>1 2003-10-11T22:14:15.003Z mymachine.example.com su - ID47 - 'su root' failed`,
    'mymachine.example.com',
    'su',
  ],
  ['<165>1 2003-08-24T05:14:15.000003-07:00 192.0.2.1 myproc 8710 - - %% It is time', '192.0.2.1', 'myproc'],
  [
    '<165>1 2003-10-11T22:14:15.003Z mymachine.example.com evntslog - ID47 [a b="c"]',
    'mymachine.example.com',
    'evntslog',
  ],
  ['<13>1 - - - - - -', undefined, undefined],
  // Examples from RFC 3164, 5.4.
  [`<34>Oct 11 22:14:15 mymachine su: 'su root' failed`, 'mymachine', 'su'],
  ['<13>Feb  5 17:32:18 10.0.0.99 Use the BFG!', '10.0.0.99', undefined],
  ['<30>Nov 20 08:14:22 proxy01 squid[4711]: 1764 …', 'proxy01', 'squid'],
  // As devices write it.
  ['<189>Nov 20 2026 08:14:22: %ASA-6-302013: Built outbound', undefined, '%ASA-6-302013'],
  ['<134>Nov 20 2026 08:14:22 fw-lyon : %ASA-6-302013: Built', 'fw-lyon', '%ASA-6-302013'],
  ['<189>2026-11-20T08:14:22+01:00 fw1 filterlog[12]: 5,,,', 'fw1', 'filterlog'],
  ['<189>date=2026-11-20 time=08:14:22 devname="FG"', undefined, undefined],
  ['<14>sshd[5]: hello', undefined, 'sshd'],
  ['1764000000.123 200 10.0.0.1 TCP_MISS/200', undefined, undefined],
  ['<999>1 - host app - - -', undefined, undefined],
])('%s', (text, host, tag) => {
  expect(senderOf(text)).toEqual({ host, tag });
});

test('every RFC 5424 sender is read back unchanged', () => {
  const name = (most: number) => fc.stringMatching(/^[!-~]+$/).map((text) => text.slice(0, most));
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 191 }),
      name(255),
      name(48),
      fc.string(),
      (priority, host, tag, rest) => {
        const absent = (text: string) => (text === '-' ? undefined : text);
        expect(senderOf(`<${priority}>1 2026-11-20T08:14:22.5Z ${host} ${tag} - - - ${rest}`)).toEqual({
          host: absent(host),
          tag: absent(tag),
        });
      },
    ),
  );
});

test('no text causes an error', () => {
  fc.assert(fc.property(fc.string(), (text) => void senderOf(`<1>${text}`)));
});
