import { OTHER_VENDOR_SERVICES } from '@casbah/domain/service-category';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Service } from './catalogue.ts';
import { createCatalogue } from './create-catalogue.ts';

function service(id: string, ...domains: string[]): Service {
  return {
    id,
    name: id,
    vendor: undefined,
    category: 'Cloud storage',
    headquarters: undefined,
    domains,
    description: undefined,
  };
}

/** Like `service`, but in the category for a vendor's hosts that no named service covers. */
function rest(id: string, ...domains: string[]): Service {
  return { ...service(id, ...domains), category: OTHER_VENDOR_SERVICES };
}

describe("a host's service", () => {
  const catalogue = createCatalogue([
    service('files', 'files.example', '*-my.pages.example'),
    service('drive', 'drive.files.example'),
    service('pages', 'pages.example'),
    service('buckets', 's3.example.net', 's3.*.example.net', 's3-*.example.net'),
    service('cloud', 'example.net'),
    service('models', 'models.*-*.example.net'),
    service('search', 'www.vendor.example'),
    rest('vendor', 'vendor.example', 'vendor.test'),
    service('umlaut', 'xn--bcher-kva.example'),
    service('blog', 'acme.blogspot.com'),
  ]);
  const idOf = (host: string) => catalogue.serviceOfHost(host)?.id;

  test.each([
    ['files.example', 'files'],
    ['www.files.example', 'files'],
    ['a.b.c.files.example', 'files'],
    ['drive.files.example', 'drive'],
    ['eu.drive.files.example', 'drive'],
    ['overdrive.files.example', 'files'],
    ['acme-my.pages.example', 'files'],
    ['acme.pages.example', 'pages'],
    ['my.pages.example', 'pages'],
    ['deep.acme-my.pages.example', 'files'],
    ['bucket.s3.eu-west-1.example.net', 'buckets'],
    ['s3.eu-west-1.example.net', 'buckets'],
    ['s3-eu-west-1.example.net', 'buckets'],
    ['ec2.eu-west-1.example.net', 'cloud'],
    ['models.eu-west-1.example.net', 'models'],
    ['models.s3.example.net', 'buckets'],
    ['models.s3.eu-west-1.example.net', 'buckets'],
    ['vendor.example', 'search'],
    ['VENDOR.example.', 'search'],
    ['www.vendor.example', 'search'],
    ['mail.vendor.example', 'vendor'],
    ['vendor.test', 'vendor'],
    ['acme.blogspot.com', 'blog'],
    ['WWW.Files.EXAMPLE', 'files'],
    ['www.files.example.', 'files'],
    ['bücher.example', 'umlaut'],
    ['www.BÜCHER.example', 'umlaut'],
  ])('%s → %s', (host, id) => {
    expect(idOf(host)).toBe(id);
  });

  test.each([
    'notfiles.example',
    'files.example.attacker.test',
    'other.blogspot.com',
    'example',
    'com',
    'co.uk',
    '10.0.0.1',
    '::1',
    '[2001:db8::1]',
    '.',
    '',
    '..files..',
  ])('%s leads nowhere', (host) => {
    expect(idOf(host)).toBeUndefined();
  });

  test('services are found by ID', () => {
    expect(catalogue.get('drive')?.domains).toEqual(['drive.files.example']);
    expect(catalogue.get('constructor')).toBeUndefined();
  });
});

const label = fc.constantFrom('a', 'b', 'ab', 'a-b', 'c');
const domain = fc
  .tuple(
    fc.array(fc.oneof(label, fc.constantFrom('*', '*-b', 'a*', '*-*', 'a*b*')), { maxLength: 2 }),
    label,
    label,
  )
  .map(([left, ...right]) => [...left, ...right].join('.'));
const host = fc.array(label, { minLength: 1, maxLength: 6 }).map((labels) => labels.join('.'));

/** The naive implementation: tries every suffix of the host, longest first. */
function slowly(services: readonly Service[], asked: string): string | undefined {
  const labels = asked.split('.');
  for (let start = 0; start < labels.length; start += 1) {
    const ending = labels.slice(start).join('.');
    const exact = services.findLast(({ domains }) => domains.includes(ending));
    if (exact !== undefined) return exact.id;
    const open = services.find(({ domains }) =>
      domains.some((one) =>
        new RegExp(`^${one.replaceAll('.', '[.]').replaceAll('*', '[^.]*')}$`).test(ending),
      ),
    );
    if (open !== undefined) return open.id;
  }
  return undefined;
}

test('the longest suffix of whole labels wins, as if every suffix were tried', () => {
  fc.assert(
    fc.property(fc.uniqueArray(domain, { minLength: 1, maxLength: 12 }), fc.array(host), (domains, hosts) => {
      // Two patterns that match the same suffix have no order. Such a catalog is invalid and isn't tested
      // here.
      const services = domains.map((one, index) => service(`s${index}`, one));
      const catalogue = createCatalogue(services);
      for (const asked of hosts) {
        const fitting = services.filter(({ domains: [one = ''] }) => one.includes('*'));
        if (fitting.length > 1) continue;
        expect(catalogue.serviceOfHost(asked)?.id).toBe(slowly(services, asked));
      }
    }),
    { numRuns: 500 },
  );
});

test('a host gives the same result every time, even after thousands of others', () => {
  const catalogue = createCatalogue([service('files', 'files.example')]);
  const hosts = Array.from(
    { length: 200_000 },
    (_, index) => `h${index}.${index % 2 ? 'files' : 'other'}.example`,
  );
  for (const asked of [...hosts, ...hosts.slice(0, 1000)])
    if ((catalogue.serviceOfHost(asked)?.id === 'files') !== asked.endsWith('.files.example'))
      expect.fail(asked);
});
