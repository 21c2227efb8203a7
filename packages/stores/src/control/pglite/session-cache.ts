import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { FoundSession } from '../session/sessions.ts';
import { CHANNEL } from '../signals.ts';

/** Enough for the users of one installation. An entry holds a few kilobytes of permissions and settings. */
const MOST_KEPT = 2_000;
const EVERY = '*';

/**
 * Caches sessions until a transaction commits a change to their data. The worker sends signals and results in
 * order over one channel, so no stale session is served once a change is acknowledged.
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

  /** Returns whether the message was about sessions, either one or all. */
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

/** Tables that `casbah_session` reads besides the session; a change there affects many sessions. */
const READ_BY_ALL = ['users', 'user_access_profiles', 'access_profiles', 'tenant_config'];

/**
 * Creates triggers that report which sessions a transaction changes. Not a migration: servers on PostgreSQL
 * would get the reports too late to cache sessions, and pay for them on each change.
 */
export async function signalStaleSessions(db: Kysely<Database>): Promise<void> {
  const everySession = READ_BY_ALL.map(
    (table) => `create or replace trigger stale_sessions after insert or update or delete on ${table}
      for each statement execute function casbah_stale_sessions();`,
  );
  // A suspended session determines whether the visit opened from it is valid.
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
