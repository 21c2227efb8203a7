import { createHash } from 'node:crypto';
import type { policySnapshot } from '@casbah/contract/policy-snapshot';
import type { PolicySet } from '@casbah/domain/policy/policy';
import type { ControlStore } from '@casbah/stores/control/control-store';
import { canonicalJson } from '@casbah/stores/control/history/audit-chain';
import { accountsInGroups } from '@casbah/stores/control/policies/named-groups';
import { z } from 'zod';
import type { Provided } from '../areas/provided.ts';
import type { CompanyThings, Thing } from './company-things.ts';
import { type ActiveSet, type PolicySets, referencesIn } from './policy-sets.ts';
import type { SigningKey } from './signing-key.ts';

interface Parts extends Pick<Provided, 'tagsOf'> {
  control: ControlStore;
  sets: PolicySets;
  things: CompanyThings;
  key: SigningKey;
}

type Payload = z.input<typeof policySnapshot>;

interface Snapshot {
  text: string;
  etag: string;
}

/** Everything a program needs to decide without asking Casbah: the policies in force, with their references resolved. */
export class Snapshots {
  readonly #parts: Parts;
  /** Of each set the last one, with what its references resolved to. */
  readonly #kept = new WeakMap<ActiveSet, { resolved: string; snapshot: Snapshot }>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The signed snapshot and its entity tag, which changes with its content. */
  async of(tenant: string): Promise<Snapshot> {
    const active = await this.#parts.sets.of(tenant);
    const resolved = await this.#resolved(tenant, active.set);
    const kept = this.#kept.get(active);
    const key = JSON.stringify(resolved);
    if (kept?.resolved === key) return kept.snapshot;
    const snapshot = this.#signed({ ...active.written, ...resolved, format: 1, company: tenant });
    this.#kept.set(active, { resolved: key, snapshot });
    return snapshot;
  }

  async #resolved(
    tenant: string,
    set: PolicySet,
  ): Promise<Pick<Payload, 'content_profiles' | 'groups' | 'tags'>> {
    const { things, control, tagsOf } = this.#parts;
    const references = referencesIn(set);
    const find = await things.finderOf(tenant, references);
    const found = references.flatMap((reference) => find(reference) ?? []);
    const groups = ofKind(found, 'group');
    const members = await control.inTenant(tenant, (tx) =>
      accountsInGroups(
        tx,
        groups.map(({ id }) => id),
      ),
    );
    const { byService } = await tagsOf(tenant);
    return {
      content_profiles: ofKind(found, 'content_profile'),
      groups: groups.map((group) => ({ ...group, members: members.get(group.id) ?? [] })),
      tags: ofKind(found, 'tag').map(({ id, name }) => ({
        id: Number(id),
        name,
        services: [...byService]
          .flatMap(([service, tags]) => (tags.includes(Number(id)) ? [service] : []))
          .sort(),
      })),
    };
  }

  #signed(snapshot: Payload): Snapshot {
    const { key } = this.#parts;
    const payload = canonicalJson(z.json().parse(snapshot));
    const signed = { payload, key: key.id, algorithm: 'Ed25519', signature: key.sign(payload) };
    const digest = createHash('sha256').update(payload).digest('base64url');
    return { text: `${JSON.stringify(signed)}\n`, etag: `"${snapshot.version}-${digest}"` };
  }
}

/** Each once, by ID. */
function ofKind(things: readonly Thing[], kind: Thing['kind']): { id: string; name: string }[] {
  const names = new Map(things.flatMap((thing) => (thing.kind === kind ? [[thing.id, thing.name]] : [])));
  return [...names].map(([id, name]) => ({ id, name })).sort((a, b) => (a.id < b.id ? -1 : 1));
}
