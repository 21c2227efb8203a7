import type { ColumnType } from 'kysely';
import type { Millis } from '../database.ts';
import type { LinkData, LinkPurpose } from './link-purpose.ts';

/** One-time links, deleted when used. */
interface OneTimeLinks {
  /** SHA-256 of the link's token. */
  token_hash: string;
  purpose: LinkPurpose;
  tenant_id: string | null;
  user_id: string | null;
  email: string;
  data: ColumnType<LinkData, string, never>;
  created_on: Millis;
  expires_on: Millis;
}

declare module '../database.ts' {
  interface Database {
    one_time_links: OneTimeLinks;
  }
}
