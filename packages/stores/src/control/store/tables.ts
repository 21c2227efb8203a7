import type { ParameterValue } from '@casbah/domain/store/app-parameter';
import type { AppCategory } from '@casbah/domain/store/store-app';
import type { ColumnType, JSONColumnType } from 'kysely';
import type { Millis } from '../database.ts';

/** Subscription state of each app in a company. */
interface AppSubscriptions {
  tenant_id: string;
  app: string;
  category: AppCategory;
  is_granted: boolean;
  /** Whether its first steps are still shown. */
  is_first_time: boolean;
  is_trial: boolean;
  /** Kept after the trial ends, so that a second one can't start. */
  trial_ends_on: Millis | null;
  changed_on: Millis;
  changed_by: string | null;
}

/** An account of an app and its required parameters. */
interface AppAccounts {
  id: string;
  tenant_id: string;
  app: string;
  category: AppCategory;
  /** The company's name for it; unique among the app's accounts, ignoring case. */
  instance: string;
  params: ColumnType<Readonly<Record<string, ParameterValue>>, string, string>;
  /** Encrypted values by parameter name. */
  secrets: ColumnType<Readonly<Record<string, string>>, string, string>;
  created_on: Millis;
  created_by: string | null;
  modified_on: Millis;
  modified_by: string | null;
}

/** Buckets of an account to scan. */
interface AppBuckets {
  tenant_id: string;
  account_id: string;
  bucket_name: string;
  is_scanned: boolean;
  added_on: Millis;
}

/** Custom gateway apps of a company. */
interface CustomApps {
  id: string;
  tenant_id: string;
  app_name: string;
  app_uris: JSONColumnType<readonly string[]>;
  description: string;
  status: 'AC' | 'DC' | 'DP';
  scan_request_payload: boolean;
  /** The catalog's service, if any. */
  service_id: string | null;
  created_on: Millis;
  created_by: string | null;
}

declare module '../database.ts' {
  interface Database {
    app_subscriptions: AppSubscriptions;
    app_accounts: AppAccounts;
    app_buckets: AppBuckets;
    custom_apps: CustomApps;
  }
}
