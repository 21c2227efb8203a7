import type { StoredSavedFilter } from '@casbah/contract/savedfilters';
import type { SavedAttribute, SavedFilter, SavedFilterSharing } from '@casbah/domain/filter/saved-filter';
import type { Asked } from './asked.ts';

/** A stored filter for the widget. Those of others show their owner and can only be loaded. */
export function savedFilterOf(
  stored: StoredSavedFilter,
  describe: (asked: Asked) => readonly SavedAttribute[],
): SavedFilter {
  const { id, name, filter_config, shared_with, is_owner, owner, people } = stored;
  const sharing: SavedFilterSharing =
    typeof shared_with === 'string'
      ? { with: shared_with }
      : { with: 'people', people: people.map((one) => ({ key: one.id, value: one.name })) };
  return {
    uid: id,
    name,
    isDefault: filter_config.is_default,
    groups: undefined,
    sharing,
    privacy: shared_with === 'private' ? 'Private' : 'Public',
    attributes: describe(filter_config),
    ...(is_owner ? {} : { owner }),
  };
}

/** Sharing of a filter in wire form; undefined if nothing was selected. */
export function sharedWith(sharing: SavedFilterSharing | undefined): {
  shared_with?: StoredSavedFilter['shared_with'];
} {
  if (sharing === undefined) return {};
  return {
    shared_with: sharing.with === 'people' ? sharing.people.map(({ key }) => key) : sharing.with,
  };
}
