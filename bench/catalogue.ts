/**
 * What the catalogue costs: loading it, and looking up a host or enriching an event, in nanoseconds each, over traffic as
 * proxies see it: 20,000 hosts, few of them most of the time (Zipf), 60 user agents. Beside it, what one look-up in a plain
 * Map of the same hosts costs on the same machine: the least that any look-up can cost. Prints JSON.
 *
 * `node bench/catalogue.ts [lookups]`; 5,000,000 by default.
 */
import { loadCatalogue } from '@casbah/discovery/catalogue/built-in';
import { createCatalogue } from '@casbah/discovery/catalogue/create-catalogue';
import { createEnricher } from '@casbah/discovery/enrich';
import { blankEvent } from '@casbah/domain/event';

const LOOKUPS = Number(process.argv[2] ?? 5_000_000);
const HOSTS = 20_000;
const ROUNDS = 5;

const start = performance.now();
const catalogue = loadCatalogue();
const builtInMs = performance.now() - start;

/** Reproducible: the same hosts in the same order every time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = seeded(7);
const PREFIXES = ['www', 'api', 'cdn', 'static', 'acme', 'eu-west-1.edge', 'login', 'img2'];
const prefix = () => PREFIXES[Math.floor(random() * PREFIXES.length)] ?? 'www';
const domains = catalogue.services
  .flatMap((service) => service.domains.slice(0, 2))
  .filter((one) => !one.includes('*'));
const hosts = Array.from({ length: HOSTS }, (_, index) =>
  random() < 0.6
    ? `${prefix()}.${domains[Math.floor(random() * domains.length)]}`
    : `${prefix()}.site-${index}.example.org`,
);

/** Host number n turns up 1/n times as often as the first. */
const cumulative = new Float64Array(HOSTS);
let total = 0;
for (let index = 0; index < HOSTS; index += 1) {
  total += 1 / (index + 1);
  cumulative[index] = total;
}
function zipf(): number {
  const wanted = random() * total;
  let low = 0;
  let high = HOSTS - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cumulative[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

const agents = Array.from(
  { length: 60 },
  (_, index) =>
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${100 + index}.0.0.0 Safari/537.36`,
);

/** A line's fields are cut out of a chunk for every line anew: no text is the same object twice. */
const lines = Array.from({ length: 200_000 }, () => `${hosts[zipf()]} ${agents[Math.floor(random() * 60)]}`);
const chunk = lines.join('\n');
function cutOut(): { host: string; agent: string }[] {
  let at = 0;
  return lines.map((line) => {
    const space = chunk.indexOf(' ', at);
    const fields = { host: chunk.slice(at, space), agent: chunk.slice(space + 1, at + line.length) };
    at += line.length + 1;
    return fields;
  });
}

/** Nanoseconds each, the best of some rounds; cutting the fields out is not counted. */
function nanoseconds(measured: (fields: { host: string; agent: string }[]) => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    let spent = 0;
    let done = 0;
    while (done < LOOKUPS / ROUNDS) {
      const fields = cutOut();
      const from = performance.now();
      measured(fields);
      spent += performance.now() - from;
      done += fields.length;
    }
    best = Math.min(best, (spent * 1e6) / done);
  }
  return Math.round(best * 10) / 10;
}

let found = 0;
const plainMap = new Map(hosts.map((host) => [host, 1]));
const mapNs = nanoseconds((fields) => {
  for (const { host } of fields) found += plainMap.get(host) ?? 0;
});
const lookupNs = nanoseconds((fields) => {
  for (const { host } of fields) if (catalogue.serviceOfHost(host) !== undefined) found += 1;
});
const enrich = createEnricher(catalogue);
const event = blankEvent('traffic');
const enrichNs = nanoseconds((fields) => {
  for (const { host, agent } of fields) {
    event.host = host;
    event.user_agent = agent;
    event.service_id = undefined;
    event.service = undefined;
    event.browser = undefined;
    event.os = undefined;
    enrich(event);
    if (event.service_id !== undefined) found += 1;
  }
});

const fresh = createCatalogue(catalogue.services);
const firstStart = performance.now();
for (const host of hosts) if (fresh.serviceOfHost(host) !== undefined) found += 1;
const firstNs = ((performance.now() - firstStart) * 1e6) / HOSTS;

process.stdout.write(
  `${JSON.stringify(
    {
      services: catalogue.services.length,
      domains: catalogue.services.reduce((count, service) => count + service.domains.length, 0),
      put_together_ms: Math.round(builtInMs * 10) / 10,
      hosts: HOSTS,
      ns_per_lookup: lookupNs,
      ns_per_first_lookup: Math.round(firstNs),
      ns_per_event_enriched: enrichNs,
      ns_per_plain_map_lookup: mapNs,
      lookup_to_plain_map: Math.round((lookupNs / mapNs) * 100) / 100,
      found,
    },
    null,
    2,
  )}\n`,
);
