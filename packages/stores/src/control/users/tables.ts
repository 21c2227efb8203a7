import type { Hand } from '@casbah/domain/approver';
import type { UserAttributes, UserSource } from '@casbah/domain/user-account';
import type { ColumnType, JSONColumnType } from 'kysely';
import type { Millis } from '../database.ts';

interface Users {
  id: string;
  tenant_id: string;
  /** In lower case; one of a kind in its tenant. */
  email: string;
  /** Display name from first and last name, or the local part of the email. */
  name: string;
  first_name: ColumnType<string, string | undefined, string>;
  last_name: ColumnType<string, string | undefined, string>;
  cell_phone: ColumnType<string, string | undefined, string>;
  department: ColumnType<string, string | undefined, string>;
  title: ColumnType<string, string | undefined, string>;
  /** May have a password here; others sign in through a provider of their company alone. */
  is_db_login_allowed: ColumnType<boolean, boolean | undefined, boolean>;
  source: ColumnType<UserSource, UserSource | undefined, UserSource>;
  /** What the directory that keeps the person calls them. */
  external_id: ColumnType<string | null, string | null | undefined, string | null>;
  attributes: ColumnType<UserAttributes, string | undefined, string>;
  /** Made by the store from the address. */
  email_domain: ColumnType<string, never, never>;
  /** Made by the store: name and address in lower case. */
  search_text: ColumnType<string, never, never>;
  /** Made by the store: what lists by first and by last name are ordered by. */
  by_first_name: ColumnType<string, never, never>;
  by_last_name: ColumnType<string, never, never>;
  by_department: ColumnType<string, never, never>;
  /** Makes a sysadmin. */
  is_admin: ColumnType<boolean, boolean | undefined, boolean>;
  /** argon2id; null for people who sign in through a provider of their company alone. */
  password_hash: string | null;
  /** Null: when the account was made. */
  password_changed_on: Millis | null;
  /** Someone else knows it: an administrator set it. */
  must_change_password: ColumnType<boolean, boolean | undefined, boolean>;
  /** The partner that a person belongs to; only they sign in as partners. */
  partner_code: string | null;
  is_active: boolean;
  /** Is asked for a second factor, whatever the company's setting says. */
  needs_second_factor: ColumnType<boolean, boolean | undefined, boolean>;
  prefs: JSONColumnType<{ lang?: string; theme?: string; notice_mail?: 'daily' | 'never' }>;
  last_sign_in: Millis | null;
  created_on: Millis;
  modified_on: ColumnType<Millis | null, Millis | undefined, Millis>;
  modified_by: ColumnType<string | null, string | null | undefined, string | null>;
  /** Creator of the account, or owner of its directory connection; null for none, and for older accounts. */
  created_by: ColumnType<string | null, string | null | undefined, string | null>;
  /** Null: since the account was created, or from before this was recorded. */
  admin_since: ColumnType<Millis | null, Millis | null | undefined, Millis | null>;
}

/** Who else made an account what it is. Kept when either account is deleted. */
interface AccountHands {
  tenant_id: string;
  user_id: string;
  kind: Hand;
  by_id: string;
  time: Millis;
}

declare module '../database.ts' {
  interface Database {
    users: Users;
    account_hands: AccountHands;
  }
}
