import type { AccessProfileAnswer, NewAccessProfile } from '@casbah/contract/accessprofiles';
import { attributeProblem, isHeldWhole, type Scope } from '@casbah/domain/access-profile';
import { matches } from '@casbah/domain/pattern/patterns';
import { ACTIONS, type Action, AREAS, type Area } from '@casbah/domain/permission';

/** Scope parts that the editor supports. */
export const SCOPE_PARTS = ['apps', 'services', 'domains', 'org_units'] as const;
export type ScopePart = (typeof SCOPE_PARTS)[number];
export type Limits = Readonly<Partial<Record<ScopePart, readonly string[]>>>;

/** A row of the grid. Each area has one, and another one per additional scope. */
export interface RightsRow {
  key: string;
  area: Area;
  actions: readonly Action[];
  limits: Limits;
}

export interface AttributeRow {
  key: string;
  attribute: string;
  operation: 'equals' | 'not_equals';
  values: readonly string[];
}

export interface ProfileDraft {
  name: string;
  notes: string;
  information_level: 'anonymised' | 'full';
  rows: readonly RightsRow[];
  attributes: readonly AttributeRow[];
}

const newKey = (): string => crypto.randomUUID();

export function draftOf(profile: AccessProfileAnswer | undefined): ProfileDraft {
  return {
    name: profile?.name ?? '',
    notes: profile?.notes ?? '',
    information_level: profile?.information_level ?? 'anonymised',
    rows: AREAS.flatMap((area): RightsRow[] => {
      const grants = profile?.grants.filter((grant) => grant.area === area) ?? [];
      if (grants.length === 0) return [{ key: newKey(), area, actions: [], limits: {} }];
      return grants.map(({ actions, scope }) => ({ key: newKey(), area, actions, limits: limitsOf(scope) }));
    }),
    attributes: (profile?.user_attributes ?? []).map((one) => ({ key: newKey(), ...one })),
  };
}

function limitsOf(scope: Scope | undefined): Limits {
  const limits: Partial<Record<ScopePart, readonly string[]>> = {};
  for (const part of SCOPE_PARTS) {
    const values = scope?.[part];
    if (values !== undefined) limits[part] = values;
  }
  return limits;
}

export function isLimited({ limits }: Pick<RightsRow, 'limits'>): boolean {
  return SCOPE_PARTS.some((part) => limits[part] !== undefined);
}

/** Request body; rows without a permission are dropped. */
export function profileOf(draft: ProfileDraft): NewAccessProfile {
  return {
    name: draft.name.trim(),
    notes: draft.notes.trim(),
    information_level: draft.information_level,
    grants: draft.rows
      .filter(({ actions }) => actions.length > 0)
      .map((row) => ({
        area: row.area,
        actions: [...row.actions],
        ...(isLimited(row) ? { scope: copyOf(row.limits) } : {}),
      })),
    user_attributes: draft.attributes.map(({ attribute, operation, values }) => ({
      attribute: attribute.trim(),
      operation,
      values: [...values],
    })),
  };
}

function copyOf(limits: Limits): Partial<Record<ScopePart, string[]>> {
  const copied: Partial<Record<ScopePart, string[]>> = {};
  for (const part of SCOPE_PARTS) {
    const values = limits[part];
    if (values !== undefined) copied[part] = [...values];
  }
  return copied;
}

export type DraftProblem =
  | 'name'
  | 'notes'
  | 'duplicate'
  | 'no_equality'
  /** An attribute without a name or value. */
  | 'incomplete'
  /** A permission for data about everyone, in a profile that shows only some people. */
  | 'whole';

/** Problems that prevent saving, most important first. */
export function problemsOf(draft: ProfileDraft): readonly DraftProblem[] {
  const { attributes, rows } = draft;
  const problem = attributeProblem(attributes);
  const isIncomplete = attributes.some(
    ({ attribute, values }) => !/^[\w.:-]{1,64}$/.test(attribute.trim()) || values.length === 0,
  );
  const holdsWhole = rows.some(({ area, actions }) => actions.length > 0 && isHeldWhole(area));
  const found: (DraftProblem | undefined)[] = [
    matches('profile_name', draft.name.trim()) ? undefined : 'name',
    matches('profile_notes', draft.notes.trim()) ? undefined : 'notes',
    problem,
    isIncomplete ? 'incomplete' : undefined,
    attributes.length > 0 && holdsWhole ? 'whole' : undefined,
  ];
  return found.filter((one) => one !== undefined);
}

/** Returns the row with one permission added or removed. */
export function withAction(row: RightsRow, action: Action, isGiven: boolean): RightsRow {
  const actions = ACTIONS.filter((one) => (one === action ? isGiven : row.actions.includes(one)));
  return { ...row, actions };
}

/** Adds a row for an area, with another scope, below the original. */
export function withRowAfter(rows: readonly RightsRow[], { key, area }: RightsRow): readonly RightsRow[] {
  const place = rows.findIndex((row) => row.key === key);
  const added: RightsRow = { key: newKey(), area, actions: [], limits: {} };
  return rows.toSpliced(place + 1, 0, added);
}

export const newAttribute = (): AttributeRow => ({
  key: newKey(),
  attribute: '',
  operation: 'equals',
  values: [],
});
