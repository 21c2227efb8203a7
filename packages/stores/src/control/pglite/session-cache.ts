import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { FoundSession } from '../session/sessions.ts';
import { CHANNEL } from '../signals.ts';

/** Enough for the users of one installation. Each entry has a few kilobytes of permissions and settings. */
const MOST_KEPT = 2_000;
const EVERY = '*';

/**
 * Sessions as the database answered them last, each until a transaction is committed that changes what it is made of. The
 * worker sends signals and answers over one line in order: once a change is acknowledged, no one finds what it changed.
 */
export class SessionCache {
  readonly #kept = new Map<string, FoundSession>();
  #changes = 0;

  async find(
    idHash: string,
    ask: () => Promise<FoundSession | undefined>,
  ): Promise<FoundSession | undefined> {
    const known = this.#kept.get(idHash);
    if (known !== undefined) return known;
    const asOf = this.#changes;
    const found = await ask();
    if (found === undefined || this.#changes !== asOf) return found;
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(idHash, found);
    return found;
  }

  /** Whether the text was about sessions: one of them, or every one. */
  onMessage(text: string): boolean {
    const [, stale] = SIGNAL.exec(text) ?? [];
    if (stale === undefined) return false;
    this.#changes += 1;
    if (stale === EVERY) this.#kept.clear();
    else this.#kept.delete(stale);
    return true;
  }
}

const SIGNAL = /^stale-session (.+)$/;

/** What `casbah_session` reads beside the session itself: a change there concerns many sessions. */
const READ_BY_ALL = ['users', 'user_access_profiles', 'access_profiles', 'tenant_config'];

/**
 * Triggers that report which sessions a transaction changes. Not a migration: servers on PostgreSQL would hear of
 * changes too late to cache, and pay for it at every change.
 */
export async function signalStaleSessions(db: Kysely<Database>): Promise<void> {
  const everySession = READ_BY_ALL.map(
    (table) => `create or replace trigger stale_sessions after insert or update or delete on ${table}
      for each statement execute function casbah_stale_sessions();`,
  );
  // A suspended session decides about the visit opened from it.
  await sql
    .raw(`
    create or replace function casbah_stale_session() returns trigger language plpgsql as $$ begin
      perform pg_notify('${CHANNEL}', 'stale-session ' || case when old.is_away then '${EVERY}' else old.id_hash end);
      return null;
    end $$;
    create or replace function casbah_stale_sessions() returns trigger language plpgsql as $$ begin
      perform pg_notify('${CHANNEL}', 'stale-session ${EVERY}');
      return null;
    end $$;
    create or replace trigger stale_session after update or delete on sessions
      for each row execute function casbah_stale_session();
    ${everySession.join('\n')}`)
    .execute(db);
}
