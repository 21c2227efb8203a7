import type { Group, GroupName, OrgUnit } from '@casbah/contract/groups';
import { isoTime } from '@casbah/domain/iso-time';
import type { ListedGroup, StoredGroup } from '@casbah/stores/control/groups/groups';
import type { ListedUnit } from '@casbah/stores/control/groups/org-units';

export function groupAnswer(group: ListedGroup): Group {
  const { id, name, description, kind, source, people, parts, created_by, modified_by } = group;
  return {
    id,
    name,
    description,
    kind,
    source,
    people,
    parts,
    created_by,
    modified_by,
    created_on: isoTime(group.created_on),
    modified_on: isoTime(group.modified_on),
  };
}

export function groupNameAnswer({ id, name, kind, source }: StoredGroup): GroupName {
  return { id, name, kind, source };
}

export function unitAnswer(unit: ListedUnit): OrgUnit {
  const { id, name, description, fqn, parent_fqn, parent_id, source, people } = unit;
  return {
    orgunit_id: id,
    name,
    description,
    fqn,
    parent_fqn,
    parent_orgunit_id: parent_id,
    source,
    people,
  };
}
