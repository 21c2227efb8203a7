import type { Grant, InformationLevel, UserAttribute } from '@casbah/domain/access-profile';
import type { ColumnType, JSONColumnType } from 'kysely';
import type { Millis } from '../database.ts';

interface AccessProfiles {
  id: string;
  tenant_id: string;
  /** Unique within the tenant, ignoring case. */
  name: string;
  notes: string;
  grants: JSONColumnType<readonly Grant[]>;
  user_attributes: ColumnType<readonly UserAttribute[], string | undefined, string>;
  information_level: InformationLevel;
  created_on: Millis;
  created_by: string | null;
  modified_on: Millis;
  modified_by: string | null;
  /** When its holders gained the permission to approve in the accounts area. */
  approves_since: ColumnType<Millis | null, Millis | null | undefined, Millis | null>;
}

/** Assignments of profiles to people. */
interface UserAccessProfiles {
  tenant_id: string;
  user_id: string;
  profile_id: string;
  /** 0: the row predates this column. */
  since: ColumnType<Millis, Millis | undefined, Millis>;
}

declare module '../database.ts' {
  interface Database {
    access_profiles: AccessProfiles;
    user_access_profiles: UserAccessProfiles;
  }
}
