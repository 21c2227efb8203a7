import type { GroupKind, PeopleSource } from '@casbah/domain/group';
import type { ColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** Groups of people. */
interface Groups {
  id: string;
  tenant_id: string;
  /** One of a kind among those of its kind in its tenant, whatever its case. */
  name: string;
  description: ColumnType<string, string | undefined, string>;
  kind: GroupKind;
  source: ColumnType<PeopleSource, PeopleSource | undefined, PeopleSource>;
  /** What its directory calls it. */
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

/** Units of a company, in a tree. */
interface OrgUnits {
  id: string;
  tenant_id: string;
  name: string;
  description: ColumnType<string, string | undefined, string>;
  /** The names on the way to it, e.g. `Atlas/Sales/Morocco`; one of a kind in its tenant, whatever its case. */
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
