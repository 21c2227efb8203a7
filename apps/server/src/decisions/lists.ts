import type { DecisionEffectAnswer, ListFormat, ListPreview } from '@casbah/contract/decisions';
import { type BlockListFormat, domainsOf } from '@casbah/discovery/block-list/block-list';
import { type DomainNode, domainTree } from '@casbah/discovery/block-list/domain-tree';
import { LIST_FORMATS } from '@casbah/discovery/block-list/formats';
import { type BlockListPlan, planBlockList } from '@casbah/discovery/block-list/plan';
import { isSharedDomain } from '@casbah/discovery/block-list/shared-domain';
import type { Service } from '@casbah/discovery/catalogue/catalogue';
import {
  BLOCK_LIST_FORMATS,
  BLOCK_LIST_KINDS,
  type BlockListFormatName,
  type BlockListKind,
} from '@casbah/domain/block-list';
import { DECISIONS, type Decision, decisionOf } from '@casbah/domain/decision';
import { unusable } from '../http/field-problem.ts';

export interface ListsParts {
  services: readonly Service[];
  /** Returns the tags of a company's services, by service. */
  tagsOf: (tenant: string) => Promise<{ byService: ReadonlyMap<string, readonly number[]> }>;
}

export interface ListFile {
  text: string;
  fileName: string;
}

/** Maximum domains of each kind in a preview. */
const MOST_SHOWN = 100;
const BEGINNING_LINES = 12;

/** Block and allow lists, generated from a company's current decisions about services. */
export class BlockLists {
  readonly #parts: ListsParts;
  #tree: readonly DomainNode[] | undefined;

  constructor(parts: ListsParts) {
    this.#parts = parts;
  }

  formats(): ListFormat[] {
    return BLOCK_LIST_FORMATS.map((name) => {
      const { title, kinds, mostEntries } = LIST_FORMATS[name];
      return { format: name, title, kinds: [...kinds], limit: mostEntries ?? null };
    });
  }

  async counts(tenant: string): Promise<{ decision: Decision; services: number }[]> {
    const counts = new Map<Decision, number>();
    for (const decision of (await this.#decisions(tenant)).values())
      counts.set(decision, (counts.get(decision) ?? 0) + 1);
    return DECISIONS.map((decision) => ({ decision, services: counts.get(decision) ?? 0 }));
  }

  async file(tenant: string, name: BlockListFormatName, kind: BlockListKind): Promise<ListFile> {
    const format = formatOf(name, kind);
    const { plan } = this.#plan(await this.#decisions(tenant), format, kind);
    return { text: format.write(plan.list), fileName: `casbah-${kind}-${name}.${format.fileExtension}` };
  }

  async preview(tenant: string, name: BlockListFormatName, kind: BlockListKind): Promise<ListPreview> {
    const format = formatOf(name, kind);
    const { plan, services } = this.#plan(await this.#decisions(tenant), format, kind);
    const { layers } = plan.list;
    const shared = domainsOf(plan.list).filter(({ domain }) => isSharedDomain(domain));
    return {
      format: name,
      kind,
      services,
      entries: plan.entries,
      limit: format.mostEntries ?? null,
      domains: layers.reduce((sum, { domains }) => sum + domains.length, 0),
      exceptions: layers.reduce((sum, { exceptions }) => sum + exceptions.length, 0),
      left_out: plan.leftOut
        .slice(0, MOST_SHOWN)
        .map(({ reason, ...one }) => ({ ...this.#named(one), reason })),
      left_out_count: plan.leftOut.length,
      also_hits: plan.alsoHits.slice(0, MOST_SHOWN).map((one) => this.#named(one)),
      also_hits_count: plan.alsoHits.length,
      shared: shared
        .slice(0, MOST_SHOWN)
        .map(({ domain, service: { id, name: called } }) => ({ domain, service: { id, name: called } })),
      shared_count: shared.length,
      beginning: format.write(plan.list).split('\n').slice(0, BEGINNING_LINES).join('\n'),
    };
  }

  /** Returns how a decision would change domain lists, and feeds in their own formats. */
  async effect(
    tenant: string,
    asked: {
      service_ids: readonly string[];
      decision: Decision | null;
      feeds: readonly { name: string; format: BlockListFormatName; kind: BlockListKind }[];
    },
  ): Promise<DecisionEffectAnswer> {
    const before = await this.#decisions(tenant);
    const after = new Map(before);
    const from = new Map<Decision | null, number>();
    for (const id of new Set(asked.service_ids)) {
      const now = before.get(id) ?? null;
      if (now === asked.decision || this.#service(id) === undefined) continue;
      from.set(now, (from.get(now) ?? 0) + 1);
      if (asked.decision === null) after.delete(id);
      else after.set(id, asked.decision);
    }
    const differences = new Map<string, { added: number; removed: number }>();
    const differenceOf = (name: BlockListFormatName, kind: BlockListKind) => {
      const key = `${name} ${kind}`;
      const known = differences.get(key);
      if (known !== undefined) return known;
      const listed = (decisions: ReadonlyMap<string, Decision>): Set<string> => {
        const { plan } = this.#plan(decisions, formatOf(name, kind), kind);
        return new Set(domainsOf(plan.list).map(({ domain }) => domain));
      };
      const [old, fresh] = [listed(before), listed(after)];
      const difference = { added: fresh.difference(old).size, removed: old.difference(fresh).size };
      differences.set(key, difference);
      return difference;
    };
    return {
      services: [...from.values()].reduce((sum, count) => sum + count, 0),
      from: [...from].map(([decision, services]) => ({ decision, services })),
      lists: BLOCK_LIST_KINDS.map((kind) => ({ kind, ...differenceOf('domains', kind) })),
      feeds: asked.feeds
        .map(({ name, format, kind }) => ({ name, kind, ...differenceOf(format, kind) }))
        .filter(({ added, removed }) => added + removed > 0),
    };
  }

  #plan(
    decisions: ReadonlyMap<string, Decision>,
    format: BlockListFormat,
    kind: BlockListKind,
  ): { plan: BlockListPlan; services: number } {
    const chosen: Decision = kind === 'block' ? 'unsanctioned' : 'sanctioned';
    const opposed: readonly Decision[] = kind === 'block' ? ['sanctioned', 'tolerated'] : ['unsanctioned'];
    this.#tree ??= domainTree(this.#parts.services);
    const plan = planBlockList(
      this.#tree,
      {
        kind,
        isChosen: (service) => decisions.get(service) === chosen,
        isOpposed: (service) => opposed.some((decision) => decisions.get(service) === decision),
        categoryOf: (service) => this.#service(service)?.category ?? '',
      },
      format,
    );
    return { plan, services: [...decisions.values()].filter((decision) => decision === chosen).length };
  }

  /** Only for services still in the catalog. */
  async #decisions(tenant: string): Promise<Map<string, Decision>> {
    const { byService } = await this.#parts.tagsOf(tenant);
    const decisions = new Map<string, Decision>();
    for (const [service, tags] of byService) {
      const decision = decisionOf(tags);
      if (decision !== undefined && this.#service(service) !== undefined) decisions.set(service, decision);
    }
    return decisions;
  }

  readonly #byId = new Map<string, Service>();
  #service(id: string): Service | undefined {
    if (this.#byId.size === 0)
      for (const service of this.#parts.services) this.#byId.set(service.id, service);
    return this.#byId.get(id);
  }

  #named({ domain, service, hits }: { domain: string; service: string; hits: readonly string[] }) {
    const name = (id: string) => ({ id, name: this.#service(id)?.name ?? id });
    return { domain, service: name(service), hits: hits.map(name) };
  }
}

function formatOf(name: BlockListFormatName, kind: BlockListKind): BlockListFormat {
  const format = LIST_FORMATS[name];
  if (!format.kinds.includes(kind)) throw unusable('kind', 'problem.no_such_list', { product: format.title });
  return format;
}
