import type { GroupKind, PeopleSource } from '@casbah/domain/group';
import type { ColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** Groups of people. */
interface Groups {
  id: string;
  tenant_id: string;
  /** Unique among the tenant's groups of its kind, ignoring case. */
  name: string;
  description: ColumnType<string, string | undefined, string>;
  kind: GroupKind;
  source: ColumnType<PeopleSource, PeopleSource | undefined, PeopleSource>;
  /** Its ID in the directory. */
  external_id: string | null;
  created_on: Millis;
  created_by: string | null;
  modified_on: Millis;
  modified_by: string | null;
}

interface GroupMembers {
  tenant_id: string;
  group_id: string;
  user_id: string;
}

/** Directory groups whose people belong to a custom group. */
interface GroupParts {
  tenant_id: string;
  group_id: string;
  part_id: string;
}

/** Organizational units of a company, as a tree. */
interface OrgUnits {
  id: string;
  tenant_id: string;
  name: string;
  description: ColumnType<string, string | undefined, string>;
  /** Path of names, such as `Atlas/Sales/Morocco`. Unique within the tenant, ignoring case. */
  fqn: string;
  parent_id: string | null;
  source: ColumnType<PeopleSource, PeopleSource | undefined, PeopleSource>;
  external_id: string | null;
  created_on: Millis;
  modified_on: Millis;
}

interface UserOrgUnits {
  tenant_id: string;
  user_id: string;
  org_unit_id: string;
}

declare module '../database.ts' {
  interface Database {
    groups: Groups;
    group_members: GroupMembers;
    group_parts: GroupParts;
    org_units: OrgUnits;
    user_org_units: UserOrgUnits;
  }
}
