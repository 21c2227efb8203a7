import type { CatalogueRow } from '@casbah/contract/store';
import { compareNames } from '@casbah/domain/compare-names';
import { type RiskLevel, readinessOrder, riskOrder } from '@casbah/domain/risk';
import { STORE_APPS } from '@casbah/domain/store/store-apps';
import type { ScoredService, ServiceIndex } from '../service-index.ts';

export interface CatalogueAsked {
  q?: string | undefined;
  category?: string | undefined;
  level?: RiskLevel | undefined;
  sort: string;
  limit: number;
  offset: number;
}

interface Searchable {
  service: ScoredService;
  /** Search text in lowercase. */
  text: string;
}

/** Built once per index: thousands of services are searched with every keystroke. */
const prepared = new WeakMap<ServiceIndex, Map<string, readonly Searchable[]>>();

/** The store app that covers a service. */
const APP_OF_SERVICE: ReadonlyMap<string, { key: string; title: string }> = new Map(
  STORE_APPS.toReversed().flatMap(({ key, title, services }) =>
    services.map((service) => [service, { key, title }] as const),
  ),
);

/** The catalog query. Counts of each filter apply the other one, so no option leads to an empty list. */
export function catalogueOf(index: ServiceIndex, asked: CatalogueAsked) {
  const wanted = asked.q?.toLowerCase() ?? '';
  const found = inOrder(index, asked.sort).filter(({ text }) => wanted === '' || text.includes(wanted));
  const isOfCategory = ({ service }: Searchable): boolean =>
    asked.category === undefined || service.category === asked.category;
  const isOfLevel = ({ service }: Searchable): boolean =>
    asked.level === undefined || service.level === asked.level;
  const rows = found.filter((one) => isOfCategory(one) && isOfLevel(one));
  return {
    rows: rows.slice(asked.offset, asked.offset + asked.limit).map(({ service }) => rowOf(service)),
    total: rows.length,
    categories: counted(found.filter(isOfLevel).map(({ service }) => service.category)),
    levels: counted(found.filter(isOfCategory).map(({ service }) => service.level)),
  };
}

function inOrder(index: ServiceIndex, sort: string): readonly Searchable[] {
  const orders = prepared.get(index) ?? new Map<string, readonly Searchable[]>();
  prepared.set(index, orders);
  const known = orders.get(sort);
  if (known !== undefined) return known;
  const byName =
    orders.get('name') ??
    index.byName.map((id) => {
      const service = index.get(id);
      const text = [service.name, service.vendor ?? '', service.id, ...service.domains]
        .join('\n')
        .toLowerCase();
      return { service, text };
    });
  orders.set('name', byName);
  const field = sort.replace(/^-/, '');
  // Equal ones are sorted by name.
  const ascending = byName.toSorted(({ service: a }, { service: b }) => {
    if (field === 'category') return compareNames(a.category, b.category);
    return rank(field, a) - rank(field, b);
  });
  const ordered =
    sort === '-name' ? byName.toReversed() : sort.startsWith('-') ? descending(ascending, field) : ascending;
  orders.set(sort, ordered);
  return ordered;
}

function descending(ascending: readonly Searchable[], field: string): readonly Searchable[] {
  return ascending.toSorted(({ service: a }, { service: b }) =>
    field === 'category' ? compareNames(b.category, a.category) : rank(field, b) - rank(field, a),
  );
}

function rank(field: string, { brr }: ScoredService): number {
  switch (field) {
    case 'risk_score':
      return riskOrder(brr);
    case 'brr':
      return readinessOrder(brr);
    default:
      return 0;
  }
}

function counted(values: readonly string[]): { value: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || compareNames(a.value, b.value));
}

function rowOf(service: ScoredService): CatalogueRow {
  return {
    id: service.id,
    name: service.name,
    vendor: service.vendor ?? null,
    category: service.category,
    headquarters: service.headquarters ?? null,
    domains: [...service.domains],
    description: service.description ?? null,
    risk_score: service.riskScore,
    brr: service.brr,
    level: service.level,
    grade: service.grade ?? null,
    app: APP_OF_SERVICE.get(service.id) ?? null,
  };
}
