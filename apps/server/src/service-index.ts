import type { ScorePart } from '@casbah/contract/audit';
import type { Service } from '@casbah/discovery/catalogue/catalogue';
import { compareNames } from '@casbah/domain/compare-names';
import type { Condition } from '@casbah/domain/filter/expression';
import { compare, partMeets } from '@casbah/domain/filter/meets';
import {
  BRR_UNRESEARCHED,
  type BrrThresholds,
  DEFAULT_BRR_THRESHOLDS,
  RISK_LEVELS,
  type RiskLevel,
  readinessOf,
  riskLevel,
  riskOrder,
  riskScoreOf,
} from '@casbah/domain/risk';
import { type RiskGrade, riskGrade } from '@casbah/domain/risk-grade';
import type { ScoreReason } from '@casbah/domain/score';
import { UNKNOWN_CATEGORY } from '@casbah/domain/service-category';

/** A service of the catalog with its score. */
export interface ScoredService extends Service {
  /** 0 to 100, more is riskier, 100 for an automatic fail; null if not researched. */
  riskScore: number | null;
  /** 100 minus the risk score; 102 for an automatic fail, 103 if not researched. */
  brr: number;
  level: RiskLevel;
  /** Undefined if not researched. */
  grade: RiskGrade | undefined;
  /** Percentage of the score's weight whose answers are known. */
  confidence: number;
  parts: readonly ScorePart[];
  reason: ScoreReason | undefined;
}

/** Scored services: resolves filter conditions on services, and gives rows their names and risk levels. */
export interface ServiceIndex {
  thresholds: BrrThresholds;
  /** Returns a service; one that left the catalog has its ID as the name. */
  get(id: string): ScoredService;
  has(id: string): boolean;
  /** IDs of the services that match a condition on a service field. */
  resolve(condition: Condition): readonly string[];
  highRisk: readonly string[];
  /** Country of the vendor's headquarters by service ID, if known. */
  headquarters: ReadonlyMap<string, string>;
  /** IDs of the tags that the company gave a service. */
  tagsOf(id: string): readonly number[];
  /** English name of a reserved tag; undefined if it no longer exists. */
  nameOfTag(id: number): string | undefined;
  /** IDs of the tags named by a condition. */
  tagsMeant(condition: Condition): readonly number[];
  /** All IDs sorted by name, by risk level (unresearched first, then low), and by ID. */
  byName: readonly string[];
  byLevel: readonly string[];
  byId: readonly string[];
}

export interface Score {
  brr: number;
  confidence?: number | undefined;
  parts: readonly ScorePart[];
  /** Why it is off the scale: automatic fail, or not researched. */
  reason?: ScoreReason | undefined;
}

export function createServiceIndex(
  services: readonly Service[],
  score: (service: Service) => Score,
  thresholds: BrrThresholds = DEFAULT_BRR_THRESHOLDS,
): ServiceIndex {
  const all = new Map<string, ScoredService>();
  for (const service of services) {
    const own = score(service);
    const { brr, confidence = 0, reason } = own;
    all.set(service.id, {
      ...service,
      riskScore: riskScoreOf(brr),
      brr,
      level: riskLevel(brr, thresholds),
      grade: riskGrade(brr, thresholds),
      confidence,
      reason,
      // The sixty parts of a score are computed only on demand.
      get parts() {
        return own.parts;
      },
    });
  }
  const scored = [...all.values()];
  const idsOf = (holds: (service: ScoredService) => boolean) =>
    scored.filter(holds).map((service) => service.id);
  const idOf = new Map(scored.map(({ id }) => [id.toLowerCase(), id]));
  const headquarters = new Map<string, string>();
  for (const service of scored)
    if (service.headquarters !== undefined) headquarters.set(service.id, service.headquarters);

  return {
    thresholds,
    get: (id) => all.get(id) ?? unknownService(id),
    has: (id) => all.has(id),
    resolve: (condition) => {
      if (condition.kind !== 'in' || condition.field !== 'service')
        return idsOf((service) => holds(condition, service));
      // An ID means exactly that service, even if another has it as a name, because permissions depend on it.
      return condition.values.map(String).flatMap((value) => {
        const id = idOf.get(value.toLowerCase());
        if (id !== undefined) return [id];
        const named = idsOf((service) => service.name.toLowerCase() === value.toLowerCase());
        // Events keep the ID of a service that left the catalog, so it can still be queried.
        return [...named, value];
      });
    },
    highRisk: idsOf((service) => service.level === 'high'),
    headquarters,
    tagsOf: () => [],
    nameOfTag: () => undefined,
    tagsMeant: () => [],
    byName: scored.toSorted((a, b) => compareNames(a.name, b.name)).map((service) => service.id),
    byLevel: scored
      .toSorted((a, b) => riskOrder(a.brr) - riskOrder(b.brr) || compareNames(a.name, b.name))
      .map((service) => service.id),
    byId: [...all.keys()].sort(compareNames),
  };
}

/** A company's tags on services. */
export interface KnownTags {
  names: ReadonlyMap<number, string>;
  byService: ReadonlyMap<string, readonly number[]>;
}

/** Extends the index with one company's tags. */
export function withTags(index: ServiceIndex, { names, byService }: KnownTags): ServiceIndex {
  const carriers = (is: (tag: number) => boolean): string[] =>
    [...byService].filter(([, tags]) => tags.some(is)).map(([service]) => service);
  return {
    ...index,
    tagsOf: (id) => byService.get(id) ?? [],
    nameOfTag: (id) => names.get(id),
    tagsMeant: (condition) => tagsMeant(condition, names),
    resolve: (condition) => {
      if (condition.field !== 'tag') return index.resolve(condition);
      const wanted = new Set(tagsMeant(condition, names));
      return carriers((tag) => wanted.has(tag));
    },
  };
}

/** A number means exactly that tag ID, even if another tag has it as a name; anything else is a name. */
function tagsMeant(condition: Condition, names: ReadonlyMap<number, string>): number[] {
  const named = (is: (name: string) => boolean): number[] =>
    [...names].filter(([, name]) => is(name.toLowerCase())).map(([id]) => id);
  switch (condition.kind) {
    case 'in':
      return condition.values.flatMap((value) =>
        names.has(Number(value)) ? [Number(value)] : named((name) => name === String(value).toLowerCase()),
      );
    case 'text': {
      const wanted = condition.value.toLowerCase();
      return named((name) => partMeets(name, condition.operator, wanted));
    }
    case 'exists':
      return [...names.keys()];
    case 'compare':
      return [];
  }
}

/** Unresearched services are off the scale and come before the lowest. */
export function levelRank(level: RiskLevel): number {
  return level === 'unresearched' ? -1 : RISK_LEVELS.indexOf(level);
}

function unknownService(id: string): ScoredService {
  return {
    id,
    name: id,
    vendor: undefined,
    category: UNKNOWN_CATEGORY,
    headquarters: undefined,
    domains: [],
    description: undefined,
    riskScore: null,
    brr: BRR_UNRESEARCHED,
    level: 'unresearched',
    grade: undefined,
    confidence: 0,
    parts: [],
    reason: { key: 'left_catalogue' },
  };
}

/** Values of a service for a filter field: `service` matches ID and name. */
function valuesOf(field: Condition['field'], service: ScoredService): readonly (string | number)[] {
  switch (field) {
    case 'service':
      return [service.id, service.name];
    case 'category':
      return [service.category];
    case 'risk':
      return [service.level];
    case 'risk_score':
      return service.riskScore === null ? [] : [service.riskScore];
    case 'brr':
      return [service.brr];
    case 'vendor':
      return service.vendor === undefined ? [] : [service.vendor];
    case 'headquarters':
      return service.headquarters === undefined ? [] : [service.headquarters];
    default:
      return [];
  }
}

/** Values for comparisons. Automatic fails count as the lowest rating; unresearched services have none. */
function placeOnScale(field: Condition['field'], { riskScore, brr }: ScoredService): number | null {
  switch (field) {
    case 'risk_score':
      return riskScore;
    case 'brr':
      return readinessOf(brr);
    default:
      return null;
  }
}

const plain = (value: string | number): string | number =>
  typeof value === 'string' ? value.toLowerCase() : value;

function holds(condition: Condition, service: ScoredService): boolean {
  const values = valuesOf(condition.field, service).map(plain);
  switch (condition.kind) {
    case 'in': {
      const wanted = condition.values.map(plain);
      return values.some((value) => wanted.includes(value));
    }
    case 'text': {
      const wanted = condition.value.toLowerCase();
      return values.some((value) => partMeets(String(value), condition.operator, wanted));
    }
    case 'compare': {
      const value = placeOnScale(condition.field, service);
      return value !== null && compare(value, condition.operator, condition.value);
    }
    case 'exists':
      return condition.field === 'brr' ? service.riskScore !== null : values.length > 0;
  }
}
