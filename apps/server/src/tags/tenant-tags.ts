import { SYSTEM_TAGS } from '@casbah/domain/tag';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { listServiceTags, listTags } from '@casbah/stores/control/tags/tags';

/** A company's tags, for lists and filters. */
export interface CompanyTags {
  /** Names by ID: reserved ones in English. */
  names: ReadonlyMap<number, string>;
  /** Tag IDs by service. */
  byService: ReadonlyMap<string, readonly number[]>;
}

/** Maximum companies cached. */
const MOST_KEPT = 64;

/** Tags by company, cached until they change: every list of services needs them. */
export class TenantTags {
  readonly #control: ControlStore;
  readonly #kept = new Map<string, Promise<CompanyTags>>();

  constructor(control: ControlStore) {
    this.#control = control;
  }

  of(tenant: string): Promise<CompanyTags> {
    const kept = this.#kept.get(tenant);
    if (kept !== undefined) return kept;
    const read = this.#read(tenant);
    this.#kept.set(tenant, read);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
    }
    read.catch(() => {
      if (this.#kept.get(tenant) === read) this.#kept.delete(tenant);
    });
    return read;
  }

  /** Invalidates the cache, including reads in progress. */
  forget(tenant: string): void {
    this.#kept.delete(tenant);
  }

  forgetAll(): void {
    this.#kept.clear();
  }

  async #read(tenant: string): Promise<CompanyTags> {
    const { tags, services } = await this.#control.inTenant(tenant, async (tx) => ({
      tags: await listTags(tx),
      services: await listServiceTags(tx),
    }));
    const names = new Map<number, string>([
      ...SYSTEM_TAGS.map(({ id, name }): [number, string] => [id, name]),
      ...tags.map(({ tag_id, tag_name }): [number, string] => [tag_id, tag_name]),
    ]);
    return { names, byService: new Map(services.map((one) => [one.service_id, one.tag_ids])) };
  }
}
