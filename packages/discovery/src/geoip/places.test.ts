import { blankEvent, type Event } from '@casbah/domain/event';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openPlaceDatabase, PlaceDatabaseError } from './place-database.ts';
import { createPlacer } from './places.ts';
import { type MmdbNetwork, writeMmdb } from './test-mmdb.ts';

const CITY = writeMmdb([
  {
    bytes: [203, 0, 113],
    prefix: 24,
    version: 4,
    value: {
      country: { iso_code: 'DE' },
      city: { names: { de: 'Köln', en: 'Cologne' } },
      location: { latitude: 50.9, longitude: -6.9 },
    },
  },
  { bytes: [198, 51, 100], prefix: 24, version: 4, value: { registered_country: { iso_code: 'MA' } } },
  { bytes: [0x20, 0x01, 0x0d, 0xb8], prefix: 32, version: 6, value: { country: 'jp', city: 'Osaka' } },
]);
const NETWORKS = writeMmdb(
  [
    {
      bytes: [203, 0],
      prefix: 16,
      version: 4,
      value: { autonomous_system_number: 64496, autonomous_system_organization: 'EXAMPLE NET' },
    },
    { bytes: [198, 51], prefix: 16, version: 4, value: { asn: 'AS64497' } },
  ],
  { type: 'Test-ASN' },
);

const place = createPlacer([openPlaceDatabase(CITY), openPlaceDatabase(NETWORKS)]);

function placed(fields: Partial<Event>): Partial<Event> {
  const event = { ...blankEvent('traffic'), ...fields };
  place(event);
  const { country, city, lat, lon, network } = event;
  return Object.fromEntries(
    Object.entries({ country, city, lat, lon, network }).filter(([, value]) => value !== undefined),
  );
}

describe('an event gets a location', () => {
  test('of its destination address: country, city, coordinates and network', () => {
    const cologne = { country: 'DE', city: 'Cologne', lat: 50.9, lon: -6.9, network: 'AS64496 EXAMPLE NET' };
    expect(placed({ dst_ip: '203.0.113.9' })).toEqual(cologne);
    expect(placed({ host: '203.0.113.200' })).toEqual(cologne);
    expect(placed({ dst_ip: '198.51.100.1' })).toEqual({ country: 'MA', network: 'AS64497' });
    expect(placed({ dst_ip: '2001:db8::7' })).toEqual({ country: 'JP', city: 'Osaka' });
  });

  test('none without a known address', () => {
    for (const fields of [
      { dst_ip: '10.0.0.1' },
      { host: 'a.example' },
      { host: 'host7' },
      { src_ip: '203.0.113.9' },
      { dst_ip: 'no address' },
    ])
      expect(placed(fields)).toEqual({});
  });

  test("but keeps the source's values, and adds no city in another country", () => {
    expect(placed({ dst_ip: '203.0.113.9', country: 'FR' })).toEqual({
      country: 'FR',
      network: 'AS64496 EXAMPLE NET',
    });
    expect(placed({ dst_ip: '203.0.113.9', city: 'Bonn' })).toMatchObject({ country: 'DE', city: 'Bonn' });
  });
});

test('a database reports its type and build date', () => {
  expect(openPlaceDatabase(CITY)).toMatchObject({ type: 'Test-City', builtOn: Date.UTC(2026, 10, 1) });
});

describe('an invalid file is refused, whatever its content', () => {
  test('empty, text, truncated, or without a tree', () => {
    const shifted = Buffer.from(CITY);
    shifted.writeUInt8(1, shifted.indexOf(Buffer.alloc(16)) + 3);
    for (const bytes of [Buffer.alloc(0), Buffer.from('country,city'), CITY.subarray(0, -200), shifted])
      expect(() => openPlaceDatabase(bytes)).toThrow(PlaceDatabaseError);
  });

  test('or it opens, and no event causes an error', () => {
    const address = fc.ipV4();
    fc.assert(
      fc.property(fc.nat(CITY.length - 1), fc.nat(255), address, (at, byte, dst_ip) => {
        const bytes = Buffer.from(CITY);
        bytes.writeUInt8(byte, at);
        try {
          createPlacer([openPlaceDatabase(bytes)])({ ...blankEvent('traffic'), dst_ip });
        } catch (error) {
          expect(error).toBeInstanceOf(PlaceDatabaseError);
        }
      }),
    );
  });
});

test('any address gets the data of exactly the longest matching network', () => {
  const network = fc
    .tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.integer({ min: 8, max: 24 }))
    .map(([a, b, c, prefix]) => ({ bytes: [a, b, c, 0], prefix }));
  const numberOf = (bytes: readonly number[]) => bytes.reduce((sum, byte) => sum * 256 + byte, 0);
  const startOf = (number: number, prefix: number) => Math.floor(number / 2 ** (32 - prefix));
  fc.assert(
    fc.property(
      fc.array(network, { minLength: 1, maxLength: 12 }),
      fc.array(fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255)), { minLength: 1, maxLength: 20 }),
      fc.nat(11),
      (given, addresses, near) => {
        const sorted = given.toSorted((a, b) => a.prefix - b.prefix);
        const networks = sorted.map(
          ({ bytes, prefix }, index): MmdbNetwork => ({
            bytes,
            prefix,
            version: 4,
            value: { autonomous_system_number: index + 1 },
          }),
        );
        const database = openPlaceDatabase(writeMmdb(networks));
        const inside = sorted[near % sorted.length]?.bytes ?? [];
        for (const address of [...addresses, inside]) {
          const number = numberOf(address);
          const last = sorted.findLastIndex(
            ({ bytes, prefix }) => startOf(numberOf(bytes), prefix) === startOf(number, prefix),
          );
          expect(database.placeOf(address.join('.'))?.network).toBe(last < 0 ? undefined : `AS${last + 1}`);
        }
      },
    ),
  );
});
