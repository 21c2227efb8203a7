import { type Kysely, sql } from 'kysely';
import { holdToTenant } from '../../migrations/hold-to-tenant.ts';

/**
 * The decision log: who decided what, about which services, why and until when. It starts with the current
 * decisions.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table decision_log (
      tenant_id text not null references tenants (id) on delete cascade,
      number bigint not null,
      kind text not null,
      made_on bigint not null,
      made_by text,
      made_by_email text,
      alert_rule text,
      reason text not null default '',
      ends_on bigint,
      notified_on bigint,
      primary key (tenant_id, number)
    )`.execute(db);
  await sql`
    create table decision_changes (
      tenant_id text not null references tenants (id) on delete cascade,
      decision bigint not null,
      service_id text not null,
      from_decision text,
      to_decision text,
      ends_on bigint,
      made_in bigint,
      previous bigint,
      falls_back_to bigint,
      is_current boolean not null default true,
      primary key (tenant_id, decision, service_id),
      foreign key (tenant_id, decision) references decision_log (tenant_id, number) on delete cascade
    )`.execute(db);
  await sql`
    create unique index decision_changes_current on decision_changes (tenant_id, service_id) where is_current`.execute(
    db,
  );
  await sql`
    create index decision_changes_of_service on decision_changes (tenant_id, service_id, decision)`.execute(
    db,
  );
  await sql`
    create index decision_changes_that_end on decision_changes (ends_on)
      where is_current and ends_on is not null`.execute(db);
  for (const table of ['decision_log', 'decision_changes']) {
    await holdToTenant(db, table, 'tenant_id');
    await sql`grant select, insert, update, delete on ${sql.table(table)} to casbah_app, casbah_system`.execute(
      db,
    );
  }
  await recordDecisionsInForce(db);
}

/** Records who set each tag and when. Of several decision tags on a service the strictest applies. */
async function recordDecisionsInForce(db: Kysely<unknown>): Promise<void> {
  await sql`
    with ranked as (
      select service_tags.*, strictness.decision,
        row_number() over (partition by tenant_id, service_id order by strictness.rank desc) as place
      from service_tags
      join (values (0, 'sanctioned', 1), (2, 'tolerated', 2), (3, 'in_review', 3), (1, 'unsanctioned', 4))
        as strictness (tag, decision, rank) on strictness.tag = service_tags.tag_id
    ), found as (
      select * from ranked where place = 1
    ), log as (
      insert into decision_log (tenant_id, number, kind, made_on, made_by, made_by_email)
        select made.tenant_id, row_number() over (partition by made.tenant_id order by made.tagged_on, made.tagged_by),
          'recorded', made.tagged_on, made.tagged_by, users.email
        from (select distinct tenant_id, tagged_on, tagged_by from found) made
        left join users on users.tenant_id = made.tenant_id and users.id = made.tagged_by
        returning tenant_id, number, made_on, made_by
    )
    insert into decision_changes (tenant_id, decision, service_id, to_decision, made_in)
      select found.tenant_id, log.number, found.service_id, found.decision, log.number
      from found
      join log on log.tenant_id = found.tenant_id and log.made_on = found.tagged_on
        and log.made_by is not distinct from found.tagged_by`.execute(db);
}
