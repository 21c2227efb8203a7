import type { DirectoryKind, LineProblem } from '@casbah/domain/directory';
import type { UserAttributes, UserSource } from '@casbah/domain/user-account';
import type { DirectoryPerson } from '@casbah/stores/control/directory/directory-people';
import type { Change } from '@casbah/stores/control/history/audit-trail';
import type { Delegator } from './delegator.ts';

/** Values from a directory; absent ones stay unchanged. */
export interface DirectoryRecord {
  /** Line in the file, or position in the directory's results. */
  line: number;
  /** Lowercase. */
  email: string;
  external_id?: string | undefined;
  first_name?: string | undefined;
  last_name?: string | undefined;
  cell_phone?: string | undefined;
  department?: string | undefined;
  title?: string | undefined;
  is_active?: boolean | undefined;
  attributes?: UserAttributes | undefined;
  /** Names of the directory groups the person belongs to. */
  groups?: readonly string[] | undefined;
}

/** The changed fields. */
export interface PersonStep {
  first_name?: string;
  last_name?: string;
  cell_phone?: string;
  department?: string;
  title?: string;
  email?: string;
  is_active?: boolean;
  external_id?: string;
  source?: UserSource;
  attributes?: UserAttributes;
}

export type Verdict =
  | { kind: 'add'; record: DirectoryRecord }
  | { kind: 'change' | 'deactivate'; id: string; step: PersonStep; changes: Record<string, Change> }
  | { kind: 'same'; id: string }
  /** Doesn't exist and shouldn't be added. */
  | { kind: 'left-out' }
  | { kind: 'wrong'; problem: LineProblem; field?: string };

const FIELDS = ['first_name', 'last_name', 'cell_phone', 'department', 'title'] as const;
/** Directories that own their people: no other directory changes them. */
const KEEPERS: readonly UserSource[] = ['scim', 'ldap'];

/**
 * Plans each person's change. Never makes a sysadmin, deactivates the last one, or changes an admin's email;
 * changes sysadmins only in a sysadmin's run.
 */
export class Planner {
  readonly #source: DirectoryKind;
  readonly #seen = new Set<string>();
  /** Remaining active sysadmins. */
  #sysadmins: Set<string>;
  #delegator: Delegator | undefined;

  constructor(source: DirectoryKind, known: { sysadmins?: Iterable<string>; delegator?: Delegator } = {}) {
    this.#source = source;
    this.#sysadmins = new Set(known.sysadmins);
    this.#delegator = known.delegator;
  }

  /** The person the run acts for, with current permissions. */
  set delegator(delegator: Delegator) {
    this.#delegator = delegator;
  }

  /** Current active sysadmins; others may have changed them. */
  set sysadmins(ids: ReadonlySet<string>) {
    this.#sysadmins = new Set(ids);
  }

  /** Records that a person is named, without a change. Returns `false` if they were named before. */
  note(email: string): boolean {
    if (this.#seen.has(email)) return false;
    this.#seen.add(email);
    return true;
  }

  isNamed(email: string): boolean {
    return this.#seen.has(email);
  }

  /** `byId`: the person with this ID in the directory; `byEmail`: the person with this email. */
  judge(
    record: DirectoryRecord,
    { byId, byEmail }: { byId?: DirectoryPerson | undefined; byEmail?: DirectoryPerson | undefined },
  ): Verdict {
    if (!this.note(record.email)) return { kind: 'wrong', problem: 'email_twice', field: 'email' };
    const known = byId ?? byEmail;
    if (known === undefined)
      // Directories contain many former employees, but a file lists people on purpose.
      return this.#source === 'ldap' && record.is_active === false
        ? { kind: 'left-out' }
        : { kind: 'add', record };
    const source = this.#source;
    if (known.source !== source && KEEPERS.includes(known.source))
      return { kind: 'wrong', problem: 'kept_elsewhere' };

    const step = this.#stepOf(record, known);
    if (step.email !== undefined) {
      if (known.is_admin || known.has_profile)
        return { kind: 'wrong', problem: 'email_of_administrator', field: 'email' };
      if (byEmail !== undefined && byEmail.id !== known.id)
        return { kind: 'wrong', problem: 'email_taken', field: 'email' };
    }
    const changes = changesOf(step, known);
    if (Object.keys(changes).length === 0) return { kind: 'same', id: known.id };
    if (step.is_active === false) {
      const problem = this.#deactivationProblem(known);
      if (problem !== undefined) return { kind: 'wrong', problem, field: 'status' };
    } else {
      const problem = this.#administratorProblem(known);
      if (problem !== undefined) return { kind: 'wrong', problem };
    }
    return { kind: step.is_active === false ? 'deactivate' : 'change', id: known.id, step, changes };
  }

  /** Plans the change for a person imported by this directory and now missing from it. */
  judgeMissing(known: DirectoryPerson): Verdict {
    const problem = this.#deactivationProblem(known);
    if (problem !== undefined) return { kind: 'wrong', problem, field: 'status' };
    const step: PersonStep = { is_active: false };
    return { kind: 'deactivate', id: known.id, step, changes: changesOf(step, known) };
  }

  #stepOf(record: DirectoryRecord, known: DirectoryPerson): PersonStep {
    const step: PersonStep = {};
    for (const field of FIELDS) {
      const said = record[field];
      if (said !== undefined && said !== known[field]) step[field] = said;
    }
    if (record.email !== known.email) step.email = record.email;
    const { external_id } = record;
    if (external_id !== undefined && external_id !== known.external_id) step.external_id = external_id;
    const { attributes } = record;
    if (attributes !== undefined) {
      const merged = { ...known.attributes, ...attributes };
      if (!isSame(merged, known.attributes)) step.attributes = merged;
    }
    if (record.is_active === false && known.is_active) step.is_active = false;
    if (record.is_active === true && !known.is_active && this.#mayActivate(known)) step.is_active = true;
    // A directory takes over existing people; a file adds people without taking over those of another source.
    if (this.#source === 'ldap' && known.source !== 'ldap') step.source = 'ldap';
    return step;
  }

  /** A directory doesn't reactivate accounts that a person deactivated, nor sysadmins. */
  #mayActivate({ is_admin, modified_by }: DirectoryPerson): boolean {
    if (is_admin) return false;
    return this.#source === 'csv' || modified_by === null;
  }

  /** A run can't change people that its delegator can't change. */
  #administratorProblem({ is_admin, has_profile }: DirectoryPerson): LineProblem | undefined {
    return (is_admin || has_profile) && this.#delegator?.isSysadmin !== true ? 'administrator' : undefined;
  }

  /** Records that a sysadmin leaves as well. */
  #deactivationProblem(known: DirectoryPerson): LineProblem | undefined {
    // A file never deactivates its uploader; a directory does deactivate the person who set it up when they leave.
    if (this.#source === 'csv' && known.id === this.#delegator?.user) return 'own_account';
    const problem = this.#administratorProblem(known);
    if (problem !== undefined || !this.#sysadmins.has(known.id)) return problem;
    if (this.#sysadmins.size === 1) return 'last_sysadmin';
    this.#sysadmins.delete(known.id);
    return undefined;
  }
}

function changesOf(step: PersonStep, known: DirectoryPerson): Record<string, Change> {
  const before = new Map<string, unknown>(Object.entries(known));
  return Object.fromEntries(
    Object.entries(step).map(([field, after]) => [field, { before: before.get(field) ?? null, after }]),
  );
}

function isSame(one: UserAttributes, other: UserAttributes): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))
  );
}
