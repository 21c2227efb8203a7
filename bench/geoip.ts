/**
 * Cost of IP geolocation: CPU time of a thread that reads and enriches a proxy's log, with location and network
 * databases, relative to the time without. 20,000 Zipf-distributed addresses. Prints JSON.
 *
 * `node bench/geoip.ts [lines] [databases]`; 1,000,000 lines by default, and two generated databases with a network per
 * address. `node bench/geoip.ts 1000000 /srv/geoip/a.mmdb …` uses yours.
 */
import { readFileSync } from 'node:fs';
import { loadCatalogue } from '@casbah/discovery/catalogue/built-in';
import { createEnricher } from '@casbah/discovery/enrich';
import { openPlaceDatabase } from '@casbah/discovery/geoip/place-database';
import { createPlacer } from '@casbah/discovery/geoip/places';
import { type MmdbNetwork, writeMmdb } from '@casbah/discovery/geoip/test-mmdb';
import { createLogReader } from '@casbah/discovery/read-log';
import type { Event } from '@casbah/domain/event';

const [lines = '1000000', ...files] = process.argv.slice(2);
const LINES = Number(lines);
const ADDRESSES = 20_000;
const CHUNK = 20_000;
const ROUNDS = 3;

/** Seeded, so the addresses and their order are the same every time. */
let state = 7;
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}
const byte = (): number => Math.floor(random() * 256);
const networks = Array.from({ length: ADDRESSES }, () => [100 + (byte() % 100), byte(), byte()]);

function database(saidOf: (index: number) => MmdbNetwork['value']): Buffer {
  return writeMmdb(networks.map((bytes, index) => ({ bytes, prefix: 24, version: 4, value: saidOf(index) })));
}
const databases =
  files.length > 0
    ? files.map((file) => readFileSync(file))
    : [
        database((index) => ({
          country: {
            iso_code: index % 2 === 0 ? 'DE' : 'US',
            names: { de: 'Land', en: 'Country', fr: 'Pays' },
          },
          city: { names: { de: `Stadt ${index}`, en: `City ${index}` } },
          location: { latitude: 50.5, longitude: -7.25 },
        })),
        database((index) => ({
          autonomous_system_number: index + 1,
          autonomous_system_organization: `NETWORK ${index}`,
        })),
      ];

/** Zipf distribution: address n occurs 1/n times as often as the first. */
const cumulative = new Float64Array(ADDRESSES);
let total = 0;
for (let index = 0; index < ADDRESSES; index += 1) {
  total += 1 / (index + 1);
  cumulative[index] = total;
}
function address(): string {
  const wanted = random() * total;
  const index = cumulative.findIndex((sum) => sum >= wanted);
  return `${(networks[index] ?? [1, 1, 1]).join('.')}.7`;
}
const chunk = Buffer.from(
  Array.from(
    { length: CHUNK },
    (_, line) =>
      `${1_790_000_000 + line}.123 45 10.1.${line % 200}.7 TCP_MISS/200 ${1000 + line} GET http://www.site${line % 900}.example/p/${line} user${line % 500} HIER_DIRECT/${address()} text/html\n`,
  ).join(''),
);

let placed = 0;
/** CPU nanoseconds per line, best of several rounds. */
function nanoseconds(place: (event: Event) => void): number {
  const enrich = createEnricher(loadCatalogue());
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    const reader = createLogReader({ timezone: 'UTC', now: Date.UTC(2026, 10, 22) });
    const sink = {
      event(event: Event) {
        enrich(event);
        place(event);
        if (event.country !== undefined) placed += 1;
      },
      reject() {},
    };
    const from = process.threadCpuUsage();
    for (let done = 0; done < LINES; done += CHUNK) {
      reader.feed(chunk);
      reader.read(sink, CHUNK, chunk.length);
    }
    const { user, system } = process.threadCpuUsage(from);
    best = Math.min(best, ((user + system) * 1000) / LINES);
  }
  return best;
}

const without = nanoseconds(() => {});
const withPlaces = nanoseconds(createPlacer(databases.map((bytes) => openPlaceDatabase(bytes))));
process.stdout.write(
  `${JSON.stringify(
    {
      lines: LINES,
      ns_per_line: Math.round(without),
      ns_per_line_placed: Math.round(withPlaces),
      placed_to_not: Math.round((withPlaces / without) * 100) / 100,
      share_placed: Math.round((placed / (LINES * ROUNDS)) * 100) / 100,
    },
    null,
    2,
  )}\n`,
);
