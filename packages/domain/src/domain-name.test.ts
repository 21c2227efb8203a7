import { expect, test } from 'vitest';
import { isDomainName, isPublicMailDomain } from './domain-name.ts';

test.each(['atlas.example', 'a.b.c.example', 'xn--bcher-kva.example', 'ATLAS.Example', '1und1.example'])(
  '%s is a domain',
  (text) => expect(isDomainName(text)).toBe(true),
);

test.each([
  ...[
    '',
    'atlas',
    '.example',
    'atlas.',
    '-a.example',
    'a-.example',
    'a..example',
    'a b.example',
    'a_b.example',
  ],
  ...[
    'https://atlas.example',
    'atlas.example/x',
    'amina@atlas.example',
    '10.0.0.1',
    `${'a'.repeat(64)}.example`,
  ],
  `${'a.'.repeat(130)}example`,
])('%s is rejected', (text) => expect(isDomainName(text)).toBe(false));

test("addresses of public email providers don't identify a company", () => {
  expect(isPublicMailDomain('GMail.com')).toBe(true);
  expect(isPublicMailDomain('atlas.example')).toBe(false);
});
