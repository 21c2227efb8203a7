import { isIP } from 'node:net';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { loadCatalogue } from '@casbah/discovery/catalogue/built-in';
import { loadStatements } from '@casbah/discovery/catalogue/built-in-statements';
import type { Catalogue, Service } from '@casbah/discovery/catalogue/catalogue';
import { hostOfUrl } from '@casbah/discovery/catalogue/host-name';
import { instanceOf } from '@casbah/discovery/catalogue/instance';
import { createCatalogueSearch } from '@casbah/discovery/catalogue/search';
import { createScorer, type Scorer } from '@casbah/discovery/score/score';
import { riskScoreOf } from '@casbah/domain/risk';
import { CATEGORIES } from '@casbah/domain/service-category';
import { inWords } from './score-words.ts';
import type { Streams, Verb } from './verb.ts';

const HELP = `casbah services lookup HOST…
casbah services lookup -
casbah services search TEXT [--json]
casbah services list [--category NAME] [--json]

Looks up cloud services in the catalog that comes with Casbah. Needs no server.

  lookup HOST…      one JSON object per host or URL: its service, vendor, category, headquarters, risk score, BRR, level
                    and instance; null if unknown
  lookup -          the same for each line of standard input
  search TEXT       services by part of their name, vendor or domain, best match first
  list              every service: id, risk score and level, category, name
  --category NAME   only this category
  --json            one JSON object per service, with domains and the parts of the score

Exit codes: 0 found, 1 no service found, 2 wrong usage.
`;

let builtIn: Scorer | undefined;

/** Scores with the built-in catalog and the default profile. */
function scorer(): Scorer {
  builtIn ??= createScorer({ statements: loadStatements(), year: new Date().getUTCFullYear() });
  return builtIn;
}

/** Wrong usage: standard error, exit code 2. */
class UsageError extends Error {}

function lookedUp(catalogue: Catalogue, asked: string): { line: object; found: boolean } {
  const host = isIP(asked) ? asked : (hostOfUrl(asked) ?? asked);
  const service = catalogue.serviceOfHost(host);
  if (service === undefined)
    return {
      found: false,
      line: {
        host,
        service_id: null,
        service: null,
        vendor: null,
        category: null,
        headquarters: null,
        risk_score: null,
        brr: null,
        level: null,
        instance: null,
      },
    };
  const { brr, level } = scorer().verdict(service);
  return {
    found: true,
    line: {
      host,
      service_id: service.id,
      service: service.name,
      vendor: service.vendor ?? null,
      category: service.category,
      headquarters: service.headquarters ?? null,
      risk_score: riskScoreOf(brr),
      brr,
      level,
      instance: instanceOf(service, host) ?? null,
    },
  };
}

async function* askedHosts(names: readonly string[], stdin: NodeJS.ReadableStream): AsyncGenerator<string> {
  for (const name of names)
    if (name !== '-') yield name;
    else
      for await (const line of createInterface({ input: stdin, crlfDelay: Number.POSITIVE_INFINITY }))
        if (line.trim() !== '') yield line.trim();
}

async function lookup(names: readonly string[], io: Streams): Promise<number> {
  if (names.length === 0)
    throw new UsageError('Name the hosts to look up, or - to read them from standard input.');
  const catalogue = loadCatalogue();
  let any = false;
  async function* lines(): AsyncGenerator<string> {
    for await (const name of askedHosts(names, io.stdin)) {
      const { line, found } = lookedUp(catalogue, name);
      any ||= found;
      yield `${JSON.stringify(line)}\n`;
    }
  }
  await print(lines(), io);
  return any ? 0 : 1;
}

async function list(category: string | undefined, json: boolean, io: Streams): Promise<number> {
  if (category !== undefined && !CATEGORIES.some((name) => same(name, category)))
    throw new UsageError(
      `Unknown category '${category}'. Categories:\n${CATEGORIES.toSorted()
        .map((name) => `  ${name}\n`)
        .join('')}`,
    );
  const services = loadCatalogue().services.filter(
    (service) => category === undefined || same(service.category, category),
  );
  await print(
    services.values().map((service) => `${json ? asJson(service) : asText(service)}\n`),
    io,
  );
  return 0;
}

async function search(text: string, json: boolean, io: Streams): Promise<number> {
  if (text.trim() === '') throw new UsageError('Enter a search text: part of a name, vendor or domain.');
  const found = createCatalogueSearch(loadCatalogue()).find(text);
  await print(
    found.values().map((service) => `${json ? asJson(service) : asText(service)}\n`),
    io,
  );
  return found.length > 0 ? 0 : 1;
}

/** Prints lines with backpressure. Stops quietly if the reader exits (`… | head`). */
async function print(lines: Iterable<string> | AsyncIterable<string>, io: Streams): Promise<void> {
  try {
    await pipeline(Readable.from(lines), io.stdout, { end: false });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error;
  }
}

/** `cloud-storage` as well as `Cloud storage`. */
function same(name: string, asked: string): boolean {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ');
  return plain(name) === plain(asked);
}

function asJson(service: Service): string {
  const { brr, level, grade, confidence, parts } = scorer().explain(service);
  return JSON.stringify({
    service_id: service.id,
    service: service.name,
    vendor: service.vendor ?? null,
    category: service.category,
    headquarters: service.headquarters ?? null,
    domains: service.domains,
    description: service.description ?? null,
    owner: service.owner ?? null,
    closed: service.closed ?? null,
    breaches: service.breaches ?? [],
    risk_score: riskScoreOf(brr),
    brr,
    level,
    grade: grade ?? null,
    confidence,
    parts: parts.map(inWords),
  });
}

function asText(service: Service): string {
  const { brr, level } = scorer().verdict(service);
  const score = level === 'unresearched' ? level : `${riskScoreOf(brr)} ${level}`;
  return `${service.id.padEnd(32)} ${score.padEnd(12)} ${service.category.padEnd(26)} ${service.name}`;
}

function parse(args: string[]) {
  return parseArgs({
    args,
    allowPositionals: true,
    options: { category: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
}

function parsed(args: string[]): ReturnType<typeof parse> {
  try {
    return parse(args);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function run(args: string[], io: Streams): Promise<number> {
  try {
    const { values, positionals } = parsed(args);
    const [action, ...names] = positionals;
    switch (action) {
      case 'lookup':
        return await lookup(names, io);
      case 'search':
        return await search(names.join(' '), values.json, io);
      case 'list':
        return await list(values.category, values.json, io);
      default:
        throw new UsageError(
          action === undefined
            ? 'Name an action: lookup, search or list.'
            : `Unknown action '${action}'. Actions: lookup, search, list.`,
        );
    }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.stderr.write(`${error.message}\n\n${HELP}`);
    return 2;
  }
}

export const verb: Verb = {
  name: 'services',
  summary: 'Look up cloud services by host, or search or list the catalog',
  help: HELP,
  run,
};
