/** Maximum length of a saved filter's name, in characters. */
export const SAVED_FILTER_NAME_MAX = 64;
/** Attributes listed in a saved filter's tooltip before the count of the rest. */
export const SAVED_FILTER_TOOLTIP_ATTRIBUTES = 5;

export type SavedFilterPrivacy = 'Private' | 'Public';
export type SavedValue = string | number | boolean;

/** One attribute of a saved filter. */
export interface SavedAttribute {
  key: string;
  /** Display name. */
  name: string;
  value: SavedValue | readonly SavedValue[];
  /** Number of matches when saved. */
  count: number | undefined;
}

/** A saved filter as the filter widgets write it: a flat list of attributes. */
export interface SavedFilterEntry {
  uid: string;
  label: string;
  data: readonly SavedAttribute[];
  is_default: boolean;
}

/** A saved filter as lists with groups write it: every choice of a group, selected or not, with its count. */
export interface SavedFilterGroups {
  uid: string;
  label: string;
  privacy: SavedFilterPrivacy;
  data: readonly SavedFilterGroup[];
  /** The open group. */
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

/** A saved filter with the fields of both forms. */
export interface SavedFilter {
  uid: string;
  name: string;
  isDefault: boolean;
  privacy: SavedFilterPrivacy;
  attributes: readonly SavedAttribute[];
  /** Choices around the attributes, if it came in groups. */
  groups: Omit<SavedFilterGroups, 'uid' | 'label' | 'privacy'> | undefined;
  /** Owner if it is someone else's; it can then only be loaded and made the default. */
  owner?: string | undefined;
  /** Whom it is shared with, if sharing is available. */
  sharing?: SavedFilterSharing | undefined;
}

/** No one, everyone in the company, or selected people. */
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

/** The group form has no defaults, so `isDefault` comes from elsewhere. */
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

/** The count is for all values together, so it is kept only with a single value. */
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
 * Problem of a name. Names equal except for surrounding spaces or case collide, except with the filter being edited.
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

/** Actions of the saved-filter button. */
export type SavedFilterOffer = 'save' | 'save_as_or_update' | 'nothing';

/**
 * Save if nothing is loaded; Save as or Update once attributes or the default flag differ from the loaded filter.
 */
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

/** Whether two lists have the same attributes, regardless of order, names and counts. */
export function isSameAttributes(a: readonly SavedAttribute[], b: readonly SavedAttribute[]): boolean {
  const said = (list: readonly SavedAttribute[]) =>
    list
      .map(({ key, value }) =>
        JSON.stringify([key, Array.isArray(value) ? [...value].map(String).sort() : [String(value)]]),
      )
      .sort();
  return JSON.stringify(said(a)) === JSON.stringify(said(b));
}

/** The list with one filter as the default, or none without a uid. */
export function withDefault<Saved extends Pick<SavedFilter, 'uid' | 'isDefault'>>(
  filters: readonly Saved[],
  uid: string | undefined,
): readonly Saved[] {
  return filters.map((filter) => {
    const isDefault = filter.uid === uid;
    return filter.isDefault === isDefault ? filter : { ...filter, isDefault };
  });
}

/** Attributes named in a saved filter's tooltip, and the number of the rest. */
export function tooltipAttributes(attributes: readonly SavedAttribute[]): {
  shown: readonly SavedAttribute[];
  more: number;
} {
  const shown = attributes.slice(0, SAVED_FILTER_TOOLTIP_ATTRIBUTES);
  return { shown, more: attributes.length - shown.length };
}
