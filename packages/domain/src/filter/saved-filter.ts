/** The longest name of a saved filter, in characters. */
export const SAVED_FILTER_NAME_MAX = 64;
/** Attributes that a saved filter's tooltip names before it says how many more there are. */
export const SAVED_FILTER_TOOLTIP_ATTRIBUTES = 5;

export type SavedFilterPrivacy = 'Private' | 'Public';
export type SavedValue = string | number | boolean;

/** One thing that a saved filter asks. */
export interface SavedAttribute {
  key: string;
  /** As people read it. */
  name: string;
  value: SavedValue | readonly SavedValue[];
  /** What it found when it was saved. */
  count: number | undefined;
}

/** A saved filter as the filter widgets write it: a flat list of attributes. */
export interface SavedFilterEntry {
  uid: string;
  label: string;
  data: readonly SavedAttribute[];
  is_default: boolean;
}

/** A saved filter as the lists with groups write it: every choice of a group, selected or not, with its count. */
export interface SavedFilterGroups {
  uid: string;
  label: string;
  privacy: SavedFilterPrivacy;
  data: readonly SavedFilterGroup[];
  /** The group that is open. */
  activeId: string | undefined;
  count: number;
  minCount: number;
  maxCount: number;
}

export interface SavedFilterGroup {
  key: string;
  label: string;
  attrs: readonly SavedGroupAttribute[];
}

export interface SavedGroupAttribute {
  key: string;
  label: string;
  count: number;
  subFilters: readonly SavedGroupAttribute[];
  isSelected: boolean;
}

/** A saved filter, with all that either form knows. */
export interface SavedFilter {
  uid: string;
  name: string;
  isDefault: boolean;
  privacy: SavedFilterPrivacy;
  attributes: readonly SavedAttribute[];
  /** The choices around the attributes, where it came in groups. */
  groups: Omit<SavedFilterGroups, 'uid' | 'label' | 'privacy'> | undefined;
  /** Whose it is, where it is someone else's: it can be loaded and made the default, and nothing else. */
  owner?: string | undefined;
  /** Who it is shared with, if sharing is available. */
  sharing?: SavedFilterSharing | undefined;
}

/** With no one, with everyone in the company, or with some people. */
export type SavedFilterSharing =
  | { with: 'private' | 'company' }
  | { with: 'people'; people: readonly { key: string; value: string }[] };

export function savedFilterOfEntry({ uid, label, data, is_default }: SavedFilterEntry): SavedFilter {
  return {
    uid,
    name: label,
    isDefault: is_default,
    privacy: 'Private',
    attributes: data,
    groups: undefined,
  };
}

export function entryOfSavedFilter({ uid, name, isDefault, attributes }: SavedFilter): SavedFilterEntry {
  return { uid, label: name, data: attributes, is_default: isDefault };
}

/** The form with groups says nothing about defaults: `isDefault` is known elsewhere. */
export function savedFilterOfGroups(
  { uid, label, privacy, ...groups }: SavedFilterGroups,
  isDefault = false,
): SavedFilter {
  return {
    uid,
    name: label,
    isDefault,
    privacy,
    attributes: groups.data.flatMap((group) => {
      const selected = selectedOf(group.attrs);
      return selected.length === 0
        ? []
        : [
            {
              key: group.key,
              name: group.label,
              value: selected.map((attr) => attr.key),
              count: selected.reduce((sum, attr) => sum + attr.count, 0),
            },
          ];
    }),
    groups,
  };
}

function selectedOf(attrs: readonly SavedGroupAttribute[]): readonly SavedGroupAttribute[] {
  return attrs.flatMap((attr) => [...(attr.isSelected ? [attr] : []), ...selectedOf(attr.subFilters)]);
}

export function groupsOfSavedFilter(filter: SavedFilter): SavedFilterGroups {
  const { uid, name, privacy, attributes, groups } = filter;
  if (groups !== undefined) return { uid, label: name, privacy, ...groups };
  const data = attributes.map(groupOf);
  const counts = attributes.map(({ count }) => count ?? 0);
  return {
    uid,
    label: name,
    privacy,
    data,
    activeId: undefined,
    count: data.reduce((sum, { attrs }) => sum + attrs.length, 0),
    minCount: counts.length === 0 ? 0 : Math.min(...counts),
    maxCount: counts.length === 0 ? 0 : Math.max(...counts),
  };
}

/** The count is of all values together: one value carries it, several can't share it. */
function groupOf({ key, name, value, count }: SavedAttribute): SavedFilterGroup {
  const values = Array.isArray(value) ? value : [value];
  return {
    key,
    label: name,
    attrs: values.map((one) => ({
      key: String(one),
      label: String(one),
      count: values.length === 1 ? (count ?? 0) : 0,
      subFilters: [],
      isSelected: true,
    })),
  };
}

export type SavedFilterNameError = 'REQUIRED' | 'MAX_LENGTH' | 'EXISTING_FILTER';

/**
 * What is wrong with a name. Names that differ only in space around them or in case are the same; the filter that is edited
 * may keep its own.
 */
export function savedFilterNameError(
  name: string,
  filters: readonly Pick<SavedFilter, 'uid' | 'name'>[],
  edited: string | undefined,
): SavedFilterNameError | undefined {
  const wanted = name.trim();
  if (wanted === '') return 'REQUIRED';
  if ([...wanted].length > SAVED_FILTER_NAME_MAX) return 'MAX_LENGTH';
  const taken = filters.some(({ uid, name: other }) => uid !== edited && isSameName(other, wanted));
  return taken ? 'EXISTING_FILTER' : undefined;
}

function isSameName(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

/** What the saved-filter button offers. */
export type SavedFilterOffer = 'save' | 'save_as_or_update' | 'nothing';

/** Save while nothing is loaded; Save as or Update once what is loaded differs in its attributes or its default flag. */
export function savedFilterOffer(
  active: Pick<SavedFilter, 'attributes' | 'isDefault'> | undefined,
  current: readonly SavedAttribute[],
  isDefault: boolean,
): SavedFilterOffer {
  if (active === undefined) return 'save';
  return active.isDefault !== isDefault || !isSameAttributes(active.attributes, current)
    ? 'save_as_or_update'
    : 'nothing';
}

/** Whether two lists ask the same: their order, their names and what they found don't count. */
export function isSameAttributes(a: readonly SavedAttribute[], b: readonly SavedAttribute[]): boolean {
  const said = (list: readonly SavedAttribute[]) =>
    list
      .map(({ key, value }) =>
        JSON.stringify([key, Array.isArray(value) ? [...value].map(String).sort() : [String(value)]]),
      )
      .sort();
  return JSON.stringify(said(a)) === JSON.stringify(said(b));
}

/** The list with one filter as the default, replacing the previous default. No uid: no default. */
export function withDefault<Saved extends Pick<SavedFilter, 'uid' | 'isDefault'>>(
  filters: readonly Saved[],
  uid: string | undefined,
): readonly Saved[] {
  return filters.map((filter) => {
    const isDefault = filter.uid === uid;
    return filter.isDefault === isDefault ? filter : { ...filter, isDefault };
  });
}

/** What a tooltip names of a saved filter, and how many attributes stay unnamed. */
export function tooltipAttributes(attributes: readonly SavedAttribute[]): {
  shown: readonly SavedAttribute[];
  more: number;
} {
  const shown = attributes.slice(0, SAVED_FILTER_TOOLTIP_ATTRIBUTES);
  return { shown, more: attributes.length - shown.length };
}
