import { compareNames } from '@casbah/domain/compare-names';
import { withoutField } from '@casbah/domain/filter/change';
import type { Filter } from '@casbah/domain/filter/expression';
import { meetsTotals, totalIn } from '@casbah/domain/filter/totals';
import type { TrafficField, TrafficList } from '@casbah/domain/filter/traffic-fields';
import { RISK_LEVELS } from '@casbah/domain/risk';
import type { FacetCounts, UsageField, UsageRow } from '@casbah/stores/events/event-store';
import type { ServiceIndex } from '../service-index.ts';
import { countryName } from './country.ts';
import { narrow } from './narrow.ts';
import type { Asked, TrafficReads } from './reads.ts';
import { destinationRow } from './rows.ts';

export interface FacetValue {
  value: string;
  label: string;
  /** Rows of the list, not requests. */
  count: number;
}
export interface Facet {
  field: string;
  values: FacetValue[];
  /** Number of values beyond those listed. */
  more: number;
}

/** Facets answered from the catalog, and facets answered from events. Their names are filter fields. */
const SERVICE_FACETS = ['risk', 'category', 'tag', 'headquarters', 'vendor'] as const;
type ServiceFacet = (typeof SERVICE_FACETS)[number];
type EventFacet = Extract<UsageField, TrafficField>;

const FACETS: Readonly<
  Record<TrafficList, { service: readonly ServiceFacet[]; event: readonly EventFacet[] }>
> = {
  services: { service: SERVICE_FACETS, event: ['source', 'action', 'browser', 'os', 'device_type'] },
  users: {
    service: ['risk', 'category', 'tag', 'headquarters'],
    event: ['source', 'action', 'browser', 'os', 'device_type'],
  },
  destinations: { service: ['risk', 'category', 'tag', 'vendor'], event: [] },
  sites: {
    service: ['risk', 'category', 'tag', 'headquarters'],
    event: ['source', 'action', 'country', 'browser', 'os'],
  },
};

/**
 * Values of each facet with their row counts; a facet ignores its own selection. Conditions on totals apply to whole
 * rows, not to the part with the value.
 */
export async function facets(
  reads: TrafficReads,
  asked: Asked,
  list: TrafficList,
  size: number,
): Promise<Facet[]> {
  const { service, event } = FACETS[list];
  const [ofServices, ofEvents] = await Promise.all([
    Promise.all(service.map((field) => serviceFacet(reads, asked, list, field, size))),
    eventFacets(reads, asked, list, event, size),
  ]);
  return [...ofServices, ...ofEvents];
}

async function serviceFacet(
  reads: TrafficReads,
  asked: Asked,
  list: TrafficList,
  field: ServiceFacet,
  size: number,
): Promise<Facet> {
  const open = { ...asked, filter: withoutField(asked.filter, field) };
  const counts = await rowsByService(reads, open, list, field);
  const chosen = chosenValues(asked.filter, field).map((value) =>
    field === 'tag' ? numberOfTag(asked.services, value) : value,
  );
  const values = [...counts]
    .map(([value, count]) => ({ value, label: labelIn(asked.services, field, value), count }))
    .sort((a, b) => order(field, a, b));
  for (const value of chosen) {
    const known = values.some((there) => there.value.toLowerCase() === value.toLowerCase());
    if (!known) values.push({ value, label: labelIn(asked.services, field, value), count: 0 });
  }
  return cut(field, values, chosen, size);
}

/** Row counts by a value of the row's service, or of any of its services. */
async function rowsByService(
  reads: TrafficReads,
  asked: Asked,
  list: TrafficList,
  field: ServiceFacet,
): Promise<Map<string, number>> {
  const { services } = asked;
  const valuesFor = (id: string) => (services.has(id) ? valuesIn(services, id, field) : []);
  switch (list) {
    case 'services': {
      const ofPeople = asked.totals.some((condition) => totalIn(condition) === 'users');
      const usages = await (ofPeople ? reads.byService(asked) : reads.totalsByService(asked));
      const kept = usages.filter((usage) => meetsTotals(asked.totals, usage));
      return counted(kept, (usage) => valuesFor(usage.service_id));
    }
    case 'destinations': {
      const usages = await reads.byDestination(asked);
      const kept = usages.filter((usage) => meetsTotals(asked.totals, destinationRow(usage, services)));
      return counted(kept, (usage) => usage.service_ids.flatMap(valuesFor));
    }
    case 'users': {
      const narrowed = await narrow(reads, asked, list);
      const used = await reads.totalsByService(narrowed);
      const groups = new Map<string, string[]>();
      for (const { service_id } of used) {
        for (const value of valuesFor(service_id))
          groups.set(value, [...(groups.get(value) ?? []), service_id]);
      }
      return reads.rememberFor(`people by ${field}`, narrowed, (scope) => reads.usage.usersOf(scope, groups));
    }
    case 'sites': {
      const narrowed = await narrow(reads, asked, list);
      // A host belongs to one service, so sums over services are exact.
      const [hosts] = await reads.rememberFor('hosts by service', narrowed, (scope) =>
        reads.usage.facets(scope, 'host', ['service_id'], MOST_SERVICES),
      );
      const counts = new Map<string, number>();
      for (const { value: id, count } of hosts?.values ?? []) {
        for (const value of valuesFor(id)) counts.set(value, (counts.get(value) ?? 0) + count);
      }
      return counts;
    }
  }
}

/** More than any catalog has. */
const MOST_SERVICES = 100_000;

/** Only the largest roll-up has these: in the same pass, it would have to count the others, too. */
const KNOWN_TO_ONE: readonly EventFacet[] = ['device_type'];

/** Facets without a selection cover the same events, so they are counted in one pass. */
async function eventFacets(
  reads: TrafficReads,
  asked: Asked,
  list: TrafficList,
  fields: readonly EventFacet[],
  size: number,
): Promise<Facet[]> {
  const rows = list === 'users' ? 'user' : list === 'sites' ? 'host' : 'service_id';
  const openFilter = (field: EventFacet) => withoutField(asked.filter, field);
  const alike = Map.groupBy(fields, (field) =>
    JSON.stringify([KNOWN_TO_ONE.includes(field), openFilter(field)]),
  );
  const found = await Promise.all(
    [...alike.values()].map(async (names) => {
      const [first] = names;
      if (first === undefined) return [];
      const narrowed = await narrow(reads, { ...asked, filter: openFilter(first) }, list);
      const counts = await reads.rememberFor(`${rows} by ${names.join(', ')}; ${size}`, narrowed, (scope) =>
        reads.usage.facets(scope, rows, names, size),
      );
      return Promise.all(
        names.map((field, index) =>
          eventFacet(
            reads,
            narrowed,
            rows,
            field,
            counts[index] ?? NOTHING,
            chosenValues(asked.filter, field),
          ),
        ),
      );
    }),
  );
  const places = new Map<string, number>(fields.map((field, index) => [field, index]));
  return found.flat().sort((a, b) => (places.get(a.field) ?? 0) - (places.get(b.field) ?? 0));
}

const NOTHING: FacetCounts = { values: [], distinct: 0 };

/** Includes selected values even if their counts are too low for the list. */
async function eventFacet(
  reads: TrafficReads,
  narrowed: Asked,
  rows: UsageRow,
  field: EventFacet,
  { values, distinct }: FacetCounts,
  chosen: readonly string[],
): Promise<Facet> {
  const missing = chosen.filter(
    (value) => !values.some((there) => there.value.toLowerCase() === value.toLowerCase()),
  );
  const listed = values.map(({ value, count }) => ({ value, label: labelOf(field, value), count }));
  if (missing.length > 0) {
    const only: Filter = { kind: 'in', field, values: missing };
    const [found] = await reads.usage.facets(
      reads.scope({ ...narrowed, filter: { kind: 'and', parts: [narrowed.filter, only] } }),
      rows,
      [field],
      missing.length,
    );
    for (const value of missing) {
      const there = found?.values.find((other) => other.value.toLowerCase() === value.toLowerCase());
      listed.push({
        value: there?.value ?? value,
        label: labelOf(field, there?.value ?? value),
        count: there?.count ?? 0,
      });
    }
  }
  return { field, values: listed, more: Math.max(0, distinct - values.length) };
}

/** Top-level values of a field in the filter: they stay visible. */
function chosenValues(filter: Filter, field: TrafficField): string[] {
  const parts = filter.kind === 'and' ? filter.parts : [filter];
  return parts.flatMap((part) =>
    part.kind === 'in' && part.field === field ? part.values.map((value) => String(value)) : [],
  );
}

function valuesIn(services: ServiceIndex, id: string, field: ServiceFacet): readonly string[] {
  const service = services.get(id);
  switch (field) {
    case 'risk':
      return [service.level];
    case 'tag':
      return services.tagsOf(id).map(String);
    case 'category':
    case 'headquarters':
    case 'vendor': {
      const value = service[field];
      return value === undefined ? [] : [value];
    }
  }
}

function labelOf(field: TrafficField, value: string): string {
  return field === 'headquarters' || field === 'country' ? countryName(value.toUpperCase()) : value;
}

/** Tags are counted by ID; a filter may also use the name. */
function numberOfTag({ tagsMeant }: ServiceIndex, value: string): string {
  const [number] = tagsMeant({ kind: 'in', field: 'tag', values: [value] });
  return number === undefined ? value : String(number);
}

function labelIn(services: ServiceIndex, field: ServiceFacet, value: string): string {
  return field === 'tag' ? (services.nameOfTag(Number(value)) ?? value) : labelOf(field, value);
}

/** Sorts risk levels from high to unresearched; other values by count, then by name. */
function order(field: ServiceFacet, a: FacetValue, b: FacetValue): number {
  if (field === 'risk') return levelPlace(a.value) - levelPlace(b.value);
  return b.count - a.count || compareNames(a.label, b.label);
}

const LEVEL_ORDER: readonly string[] = [...RISK_LEVELS.filter((level) => level !== 'unresearched')].reverse();

function levelPlace(level: string): number {
  const place = LEVEL_ORDER.indexOf(level);
  return place === -1 ? LEVEL_ORDER.length : place;
}

function counted<Row>(rows: readonly Row[], valuesOf: (row: Row) => readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows)
    for (const value of new Set(valuesOf(row))) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function cut(field: string, values: readonly FacetValue[], chosen: readonly string[], size: number): Facet {
  const isChosen = (value: FacetValue) =>
    chosen.some((name) => name.toLowerCase() === value.value.toLowerCase());
  const listed = values.filter((value, index) => index < size || isChosen(value));
  return { field, values: listed, more: values.length - listed.length };
}
