import type { Millis } from '../database.ts';

/** Previous passwords of people. */
interface PasswordHistory {
  tenant_id: string;
  user_id: string;
  password_hash: string;
  /** When it was replaced. */
  changed_on: Millis;
}

declare module '../database.ts' {
  interface Database {
    password_history: PasswordHistory;
  }
}
