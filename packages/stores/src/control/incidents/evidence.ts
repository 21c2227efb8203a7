import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { sendSignals } from '../signals.ts';
import type { TenantTx } from '../transaction.ts';

export type StoredOccurrence = Selectable<Database['incident_occurrences']>;
export type StoredResponse = Selectable<Database['incident_responses']>;
export type StoredIncidentNote = Selectable<Database['incident_notes']>;
export type StoredIncidentEvent = Selectable<Database['incident_events']>;

/** Events of one timeline. */
const MOST_EVENTS = 500;

/** Occurrences whose evidence is kept, newest first. */
export async function evidenceOf(tx: TenantTx, incident: string): Promise<StoredOccurrence[]> {
  return tx
    .selectFrom('incident_occurrences')
    .selectAll()
    .where('tenant_id', '=', tx.tenant)
    .where('incident_id', '=', incident)
    .where('facts', 'is not', null)
    .orderBy('time', 'desc')
    .orderBy('id')
    .execute();
}

export async function findOccurrence(
  tx: TenantTx,
  incident: string,
  id: string,
): Promise<StoredOccurrence | undefined> {
  return tx
    .selectFrom('incident_occurrences')
    .selectAll()
    .where('tenant_id', '=', tx.tenant)
    .where('incident_id', '=', incident)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Oldest first. */
export async function notesOfIncident(tx: TenantTx, incident: string): Promise<StoredIncidentNote[]> {
  return tx
    .selectFrom('incident_notes')
    .selectAll()
    .where('tenant_id', '=', tx.tenant)
    .where('incident_id', '=', incident)
    .orderBy('created_on')
    .orderBy('id')
    .execute();
}

export async function addIncidentNote(
  tx: TenantTx,
  note: Insertable<Database['incident_notes']>,
): Promise<StoredIncidentNote> {
  const added = await tx.insertInto('incident_notes').values(note).returningAll().executeTakeFirstOrThrow();
  await sendSignals(tx, { tenant: note.tenant_id, area: 'incidents' });
  return added;
}

export async function addIncidentEvents(
  tx: TenantTx,
  events: readonly Insertable<Database['incident_events']>[],
): Promise<void> {
  if (events.length === 0) return;
  await tx
    .insertInto('incident_events')
    .values([...events])
    .execute();
}

/** The newest ones, oldest first. */
export async function eventsOfIncident(tx: TenantTx, incident: string): Promise<StoredIncidentEvent[]> {
  const newest = await tx
    .selectFrom('incident_events')
    .selectAll()
    .where('tenant_id', '=', tx.tenant)
    .where('incident_id', '=', incident)
    .orderBy('number', 'desc')
    .limit(MOST_EVENTS)
    .execute();
  return newest.reverse();
}

export async function responsesOfIncident(tx: TenantTx, incident: string): Promise<StoredResponse[]> {
  return tx
    .selectFrom('incident_responses')
    .selectAll()
    .where('tenant_id', '=', tx.tenant)
    .where('incident_id', '=', incident)
    .orderBy('time')
    .orderBy('id')
    .execute();
}

export async function addIncidentResponses(
  tx: TenantTx,
  responses: readonly Insertable<Database['incident_responses']>[],
): Promise<void> {
  if (responses.length === 0) return;
  await tx
    .insertInto('incident_responses')
    .values([...responses])
    .execute();
}

/** Records an attempt of a response. Returns it, or nothing if its incident is gone. */
export async function reportResponse(
  tx: TenantTx,
  id: string,
  { state, error, time }: Pick<StoredResponse, 'state' | 'error' | 'time'>,
): Promise<StoredResponse | undefined> {
  const changed = await tx
    .updateTable('incident_responses')
    .set({ state, error, time, attempts: sql`attempts + 1` })
    .where('tenant_id', '=', tx.tenant)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (changed !== undefined) await sendSignals(tx, { tenant: tx.tenant, area: 'incidents' });
  return changed;
}
