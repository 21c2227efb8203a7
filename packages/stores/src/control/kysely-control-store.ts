import { type CompiledQuery, type Kysely, sql, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import {
  type ControlStore,
  ControlStoreNewer,
  type ControlStoreOptions,
  ControlStoreUnavailable,
} from './control-store.ts';
import type { Database } from './database.ts';
import { AuditSeal } from './history/audit-chain.ts';
import { transactionPreamble } from './lead.ts';
import { migrations } from './migrations.ts';
import { sessionByHash } from './session/sessions.ts';
import { asSystemTx, asTenantTx } from './transaction.ts';

/** The control store over any PostgreSQL connection. `ends`: driver-specific functions. */
export function controlStoreOver(
  db: Kysely<Database>,
  { auditKey }: ControlStoreOptions,
  ends: Pick<ControlStore, 'listen' | 'maintain' | 'close'>,
): ControlStore {
  const auditSeal = auditKey === undefined ? undefined : new AuditSeal(auditKey);
  const led = async <Result>(
    lead: CompiledQuery,
    work: (tx: Transaction<Database>) => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await db.transaction().execute(async (tx) => {
        await tx.executeQuery(lead);
        return work(tx);
      });
    } catch (error) {
      throw unavailableOr(error);
    }
  };

  return {
    async migrate() {
      const wanted = migrations(auditSeal);
      if (await hasAll(db, Object.keys(wanted))) return;
      // Allows unordered migrations: areas are built in parallel, so one may arrive with an older date than
      // another that already ran.
      const migrator = new Migrator({
        db,
        provider: { getMigrations: async () => wanted },
        allowUnorderedMigrations: true,
      });
      const { error } = await migrator.migrateToLatest();
      if (error instanceof Error && /^corrupted migrations/.test(error.message))
        throw new ControlStoreNewer({ cause: error });
      if (error !== undefined) throw unavailableOr(error);
    },
    async ping() {
      try {
        await sql`select 1`.execute(db);
      } catch (error) {
        throw unavailableOr(error);
      }
    },
    async analyzePeopleTables() {
      try {
        // Runs them one at a time: with a single connection, other queries wait for only one of them.
        for (const table of ['users', 'groups', 'group_members'])
          await sql`analyze ${sql.table(table)}`.execute(db);
      } catch (error) {
        throw unavailableOr(error);
      }
    },
    async inTenant(tenant, work) {
      if (tenant === '') throw new RangeError('A tenant has an id');
      return led(transactionPreamble('casbah_app', tenant), (tx) =>
        work(asTenantTx(tx, { tenant, auditSeal })),
      );
    },
    asSystem: (work) =>
      led(transactionPreamble('casbah_system', ''), (tx) => work(asSystemTx(tx, auditSeal))),
    async findSession(idHash) {
      try {
        const { rows } = await sessionByHash(idHash).execute(db);
        return rows[0];
      } catch (error) {
        throw unavailableOr(error);
      }
    },
    ...ends,
  };
}

/**
 * Whether the store has exactly these migrations. Kysely's migrator scans all tables several times, which
 * slows down every start.
 */
async function hasAll(db: Kysely<Database>, names: readonly string[]): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    return JSON.stringify(rows.map(({ name }) => name)) === JSON.stringify(names.toSorted());
  } catch {
    // A new store lacks the table; the migrator reports any other problem.
    return false;
  }
}

const UNAVAILABLE = /^(08|57P0|53300|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)/;

/** Recognizes a lost connection, a server that starts or stops, and exhausted connections. */
function unavailableOr(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ControlStoreUnavailable) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (
    !UNAVAILABLE.test(code) &&
    !/connection terminated|timeout exceeded when trying to connect/i.test(error.message)
  )
    return error;
  return new ControlStoreUnavailable('The control store doesn’t respond', { cause: error });
}
