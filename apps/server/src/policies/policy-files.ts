import { randomUUID } from 'node:crypto';
import type { PolicyFileChange } from '@casbah/contract/policies';
import { parsePolicy } from '@casbah/domain/policy/parse-policy';
import type { PolicyDefinition } from '@casbah/domain/policy/policy';
import { policyChanges } from '@casbah/domain/policy/policy-changes';
import type { PolicyType } from '@casbah/domain/policy/policy-type';
import { referencesOf } from '@casbah/domain/policy/references';
import type { WrittenException, WrittenPolicy } from '@casbah/domain/policy/written-policy';
import { findPolicies, policiesNamed, type StoredPolicy } from '@casbah/stores/control/policies/policies';
import { holdPolicies } from '@casbah/stores/control/policies/policy-set';
import type { TenantTx } from '@casbah/stores/control/transaction';
import type { Actor } from '../http/actor.ts';
import { change } from '../http/change.ts';
import { ApiFailure } from '../http/failure.ts';
import { unusable } from '../http/field-problem.ts';
import { parseAs } from '../http/schemas.ts';
import { type FilePolicy, filePolicyOf, namedIn, policyFile, writtenPolicy } from './file-policy.ts';
import { namedPolicy } from './named-policy.ts';
import type { PoliciesParts } from './policies.ts';
import type { PolicyList } from './policy-list.ts';
import { checkedPolicies, refuseAlertRules } from './refusals.ts';
import { addAsDraft, saveDraft } from './stored-policy.ts';
import type { yamlThread } from './yaml-thread.ts';

interface Parts extends PoliciesParts {
  list: PolicyList;
  yaml: typeof yamlThread;
}

/** A policy of a file beside the one that it changes. */
interface Match {
  type: PolicyType;
  definition: WrittenPolicy;
  existing: StoredPolicy | undefined;
  change: PolicyFileChange;
}

/** Policies as YAML files, which name things instead of their IDs and match policies by type and name. */
export class PolicyFiles {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** What was activated last, otherwise drafts; in the order of policies. */
  async export(tenant: string, filter: string | undefined): Promise<string> {
    const { control, list, things, yaml } = this.#parts;
    const ids = await list.ids(tenant, filter);
    const found = await control.inTenant(tenant, (tx) => findPolicies(tx, ids));
    const policies = ids.flatMap((id) => found.get(id) ?? []);
    const definitions = policies.map(definitionOf);
    const named = await this.#named(tenant, definitions);
    const find = await things.finderOf(
      tenant,
      definitions.flatMap((one) => (one === undefined ? [] : referencesOf(one.parsed))),
    );
    return yaml.write({
      policies: policies.flatMap(({ type }, place) => {
        const policy = named[place];
        return policy === undefined ? [] : [filePolicyOf(type, policy, find)];
      }),
    });
  }

  /** What a file would change. */
  async diff(tenant: string, text: string): Promise<PolicyFileChange[]> {
    const { control } = this.#parts;
    const file = await this.#read(text);
    const existing = await control.inTenant(tenant, (tx) => existingOf(tx, file));
    return (await this.#matches(tenant, file, existing)).map((match) => match.change);
  }

  /** Saves what differs as drafts, all or none. */
  async import(actor: Actor, text: string): Promise<PolicyFileChange[]> {
    const { control } = this.#parts;
    const { tenant } = actor;
    const file = await this.#read(text);
    const read = await control.inTenant(tenant, (tx) => existingOf(tx, file));
    const matches = await this.#matches(tenant, file, read);
    return change(this.#parts, actor, async (tx, context) => {
      await holdPolicies(tx, tenant);
      const now = await existingOf(tx, file);
      const changes: PolicyFileChange[] = [];
      for (const [place, { type, definition, existing, change: found }] of matches.entries()) {
        const policy = now[place];
        // Somebody added, deleted or renamed it since the file was compared.
        if (policy?.id !== existing?.id) throw new ApiFailure('POLICIES_CHANGED');
        if (policy === undefined) {
          const id = await addAsDraft(tx, actor, context, { type, definition });
          changes.push({ ...found, id, revision: 1 });
        } else if (found.change === 'unchanged') changes.push(found);
        else {
          const revision = await saveDraft(tx, actor, context, { policy, definition });
          changes.push({ ...found, revision });
        }
      }
      return changes;
    });
  }

  async #read(text: string): Promise<FilePolicy[]> {
    const parsed = await this.#parts.yaml.parse(text);
    if ('problem' in parsed) throw new ApiFailure('POLICY_FILE_INVALID', parsed);
    const { policies } = parseAs('file', policyFile, parsed.value);
    const known = new Set<string>();
    for (const [place, { type, name }] of policies.entries()) {
      refuseAlertRules(type);
      const key = `${type} ${name.toLowerCase()}`;
      if (known.has(key))
        throw unusable(`policies.${place}.name`, 'problem.policy.repeated_policy', { name });
      known.add(key);
    }
    return policies;
  }

  async #matches(
    tenant: string,
    file: readonly FilePolicy[],
    existing: readonly (StoredPolicy | undefined)[],
  ): Promise<Match[]> {
    const { things } = this.#parts;
    const findNamed = await things.finderOf(tenant, file.flatMap(namedIn));
    const current = await this.#named(tenant, existing.map(definitionOf));
    const given = file.map((policy, place) => ({
      type: policy.type,
      written: writtenPolicy(policy, { find: findNamed, idOf: exceptionIds(current[place]) }),
      path: `policies.${place}`,
    }));
    const checked = await checkedPolicies(things, tenant, given);
    const after = await this.#named(
      tenant,
      given.map(({ written }, place) => {
        const parsed = checked[place];
        return parsed === undefined ? undefined : { written, parsed };
      }),
    );
    return given.map(({ type, written }, place): Match => {
      const [policy, was, is] = [existing[place], current[place], after[place]];
      const changes = was === undefined || is === undefined ? [] : policyChanges(was, is);
      const isNew = policy?.version === null;
      return {
        type,
        definition: written,
        existing: policy,
        change: {
          type,
          name: written.name,
          change: policy === undefined ? 'added' : changes.length > 0 ? 'changed' : 'unchanged',
          id: policy?.id ?? null,
          revision: isNew ? (policy.draft?.revision ?? null) : null,
          changes,
        },
      };
    });
  }

  /** The same definitions with names instead of IDs. */
  async #named(
    tenant: string,
    definitions: readonly (Parsed | undefined)[],
  ): Promise<(WrittenPolicy | undefined)[]> {
    const find = await this.#parts.things.finderOf(
      tenant,
      definitions.flatMap((one) => (one === undefined ? [] : referencesOf(one.parsed))),
    );
    return definitions.map((one) => one && namedPolicy(one.written, one.parsed, find));
  }
}

interface Parsed {
  written: WrittenPolicy;
  parsed: PolicyDefinition;
}

/** Policies with the types and names of a file, in its order. */
async function existingOf(tx: TenantTx, file: readonly FilePolicy[]): Promise<(StoredPolicy | undefined)[]> {
  const ids = await policiesNamed(tx, file);
  const found = await findPolicies(
    tx,
    ids.filter((id) => id !== undefined),
  );
  return ids.map((id) => (id === undefined ? undefined : found.get(id)));
}

/** What a file is compared with. */
function definitionOf(policy: StoredPolicy | undefined): Parsed | undefined {
  const written = policy?.definition ?? policy?.draft?.definition;
  if (policy === undefined || written === undefined) return undefined;
  const { definition: parsed } = parsePolicy(policy.type, written);
  return parsed === undefined ? undefined : { written, parsed };
}

/** Gives an exception the ID that the policy has for the same one, so that it counts as unchanged. */
function exceptionIds(
  policy: WrittenPolicy | undefined,
): (exception: Omit<WrittenException, 'id'>) => string {
  const ids = new Map(policy?.exceptions.map((exception) => [keyOf(exception), exception.id]));
  return (exception) => {
    const key = keyOf(exception);
    const id = ids.get(key) ?? randomUUID();
    ids.delete(key);
    return id;
  };
}

const keyOf = ({ condition, reason, expires }: Omit<WrittenException, 'id'>): string =>
  JSON.stringify([condition, reason, expires === null ? null : Date.parse(expires)]);
