import type { Millis } from '../database.ts';

/** Passwords that people had before the one they have. */
interface PasswordHistory {
  tenant_id: string;
  user_id: string;
  password_hash: string;
  /** When another one took its place. */
  changed_on: Millis;
}

declare module '../database.ts' {
  interface Database {
    password_history: PasswordHistory;
  }
}
