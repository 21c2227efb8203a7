import type { ControlStore } from '@casbah/stores/control/control-store';
import { namedPeople, type PersonCard } from '@casbah/stores/control/directory/named-people';

/** Maximum people whose names are shown in lists. */
const MOST_PEOPLE = 50_000;

/** Names and departments of a company's people by email, cached until someone changes. */
export class KnownPeople {
  readonly #control: ControlStore;
  readonly #kept = new Map<string, Promise<ReadonlyMap<string, PersonCard>>>();

  constructor(control: ControlStore) {
    this.#control = control;
  }

  of(tenant: string): Promise<ReadonlyMap<string, PersonCard>> {
    const kept = this.#kept.get(tenant);
    if (kept !== undefined) return kept;
    const asked = this.#control.inTenant(tenant, (tx) => namedPeople(tx, tenant, MOST_PEOPLE));
    this.#kept.set(tenant, asked);
    asked.catch(() => this.#kept.delete(tenant));
    return asked;
  }

  forget(tenant: string | undefined): void {
    if (tenant === undefined) this.#kept.clear();
    else this.#kept.delete(tenant);
  }
}
