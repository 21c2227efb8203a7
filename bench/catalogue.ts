/**
 * Cost of the catalog: loading, searching (ms), host lookup and event enrichment (ns) over 20,000 Zipf-distributed
 * hosts and 60 user agents, beside a lookup in a plain Map. CPU time of this thread. Prints JSON.
 *
 * `node bench/catalogue.ts [lookups]`; 5,000,000 by default.
 */
import { loadCatalogue } from '@casbah/discovery/catalogue/built-in';
import { createCatalogue } from '@casbah/discovery/catalogue/create-catalogue';
import { createCatalogueSearch } from '@casbah/discovery/catalogue/search';
import { createEnricher } from '@casbah/discovery/enrich';
import { blankEvent } from '@casbah/domain/event';

const LOOKUPS = Number(process.argv[2] ?? 5_000_000);
const HOSTS = 20_000;
const ROUNDS = 5;
const SEARCHES = 50;

const loadFrom = process.threadCpuUsage();
const catalogue = loadCatalogue();
const builtInMs = process.threadCpuUsage(loadFrom).user / 1000;

/** Seeded, so the hosts and their order are the same every time. */
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

/** Zipf distribution: host n occurs 1/n times as often as the first. */
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

interface Fields {
  host: string;
  agent: string;
}

const lines: Fields[] = Array.from({ length: 200_000 }, () => ({
  host: hosts[zipf()] ?? '',
  agent: agents[Math.floor(random() * agents.length)] ?? '',
}));
const chunk = lines.map(({ host, agent }) => `${host} ${agent}`).join('\n');

/** As the log readers pass them: recurring values are the same string object. */
const remembered = (): Fields[] => lines;

/** Worst case: every text is a new slice of a chunk the engine has never seen. */
function cutOut(): Fields[] {
  let at = 0;
  return lines.map(({ host, agent }) => {
    const agentAt = at + host.length + 1;
    const fields = {
      host: chunk.slice(at, agentAt - 1),
      agent: chunk.slice(agentAt, agentAt + agent.length),
    };
    at = agentAt + agent.length + 1;
    return fields;
  });
}

/** Nanoseconds each, best of several rounds; creating the fields isn't measured. */
function nanoseconds(make: () => Fields[], measured: (fields: Fields[]) => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round += 1) {
    let spent = 0;
    let done = 0;
    while (done < LOOKUPS / ROUNDS) {
      const fields = make();
      const from = process.threadCpuUsage();
      measured(fields);
      const { user, system } = process.threadCpuUsage(from);
      spent += user + system;
      done += fields.length;
    }
    best = Math.min(best, (spent * 1000) / done);
  }
  return Math.round(best * 10) / 10;
}

let found = 0;
const plainMap = new Map(hosts.map((host) => [host, 1]));
function inPlainMap(fields: Fields[]): void {
  for (const { host } of fields) found += plainMap.get(host) ?? 0;
}
function lookUp(fields: Fields[]): void {
  for (const { host } of fields) if (catalogue.serviceOfHost(host) !== undefined) found += 1;
}
const enrichEvent = createEnricher(catalogue);
const event = blankEvent('traffic');
function enrich(fields: Fields[]): void {
  for (const { host, agent } of fields) {
    event.host = host;
    event.user_agent = agent;
    event.service_id = undefined;
    event.service = undefined;
    event.browser = undefined;
    event.os = undefined;
    enrichEvent(event);
    if (event.service_id !== undefined) found += 1;
  }
}

const mapNs = nanoseconds(cutOut, inPlainMap);
const lookupNs = nanoseconds(cutOut, lookUp);
const enrichNs = nanoseconds(cutOut, enrich);
const enrichRememberedNs = nanoseconds(remembered, enrich);

/** Typed and pasted service searches: milliseconds each, the slowest and the average. */
const QUERIES = [
  'a',
  'dr',
  'drop',
  'dropbox',
  'dropbox.com',
  'https://www.dropbox.com/home',
  'google drive',
  'zzzz',
];
const search = createCatalogueSearch(catalogue);
const searchFrom = process.threadCpuUsage();
found += search.find('a').length;
const firstSearchMs = process.threadCpuUsage(searchFrom).user / 1000;
const searchMs = QUERIES.map((query) => {
  const from = process.threadCpuUsage();
  for (let round = 0; round < SEARCHES; round += 1) found += search.find(query).length;
  const { user, system } = process.threadCpuUsage(from);
  return (user + system) / 1000 / SEARCHES;
});

const fresh = createCatalogue(catalogue.services);
const firstFrom = process.threadCpuUsage();
for (const host of hosts) if (fresh.serviceOfHost(host) !== undefined) found += 1;
const firstNs = (process.threadCpuUsage(firstFrom).user * 1000) / HOSTS;

process.stdout.write(
  `${JSON.stringify(
    {
      services: catalogue.services.length,
      domains: catalogue.services.reduce((count, service) => count + service.domains.length, 0),
      put_together_ms: Math.round(builtInMs * 10) / 10,
      ms_per_first_search: Math.round(firstSearchMs * 10) / 10,
      ms_per_search: Math.round((searchMs.reduce((sum, ms) => sum + ms, 0) / searchMs.length) * 100) / 100,
      ms_of_slowest_search: Math.round(Math.max(...searchMs) * 100) / 100,
      hosts: HOSTS,
      ns_per_lookup: lookupNs,
      ns_per_first_lookup: Math.round(firstNs),
      ns_per_event_enriched: enrichRememberedNs,
      ns_per_event_enriched_unseen_texts: enrichNs,
      ns_per_plain_map_lookup: mapNs,
      lookup_to_plain_map: Math.round((lookupNs / mapNs) * 100) / 100,
      found,
    },
    null,
    2,
  )}\n`,
);
