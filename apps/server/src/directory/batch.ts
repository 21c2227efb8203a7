import { randomUUID } from 'node:crypto';
import type { LineKind } from '@casbah/domain/directory';
import { findGroupsByName } from '@casbah/stores/control/directory/directory-groups';
import {
  type DirectoryPerson,
  findPeopleOf,
  holdDirectory,
  holdSysadmins,
  listPeopleFrom,
} from '@casbah/stores/control/directory/directory-people';
import type { NewLine, RunStep, StoredRun } from '@casbah/stores/control/directory/directory-runs';
import { addGroups, addMemberships } from '@casbah/stores/control/groups/groups';
import type { Change } from '@casbah/stores/control/history/audit-trail';
import type { TenantTx } from '@casbah/stores/control/transaction';
import {
  addPeople,
  changePeople,
  type NewPerson,
  type PersonChange,
} from '@casbah/stores/control/users/people';
import type { ChangeContext } from '../http/change.ts';
import { delegatorNow } from './delegator.ts';
import type { RowReading } from './person-row.ts';
import type { DirectoryRecord, Planner, Verdict } from './plan.ts';

/** Maximum lines of each kind stored for the run's page. */
export const MOST_LINES = 1_000;
/** Maximum rejected lines stored: more, because people correct them. */
export const MOST_WRONG_LINES = 10_000;

/** People per transaction: with a single connection, everything else waits for it. */
export const AT_ONCE = 250;

export type LineCounts = Record<LineKind, number>;
export const noLines = (): LineCounts => ({ add: 0, change: 0, deactivate: 0, wrong: 0 });

/** Result of a batch of lines. */
export interface Judged {
  /** Includes the ID of each new person. */
  added: { id: string; record: DirectoryRecord }[];
  changed: { id: string; verdict: Extract<Verdict, { kind: 'change' | 'deactivate' }> }[];
  /** The person that each record matched, including unchanged ones. */
  people: { record: DirectoryRecord; id: string }[];
  lines: NewLine[];
}

/** A batch, the planner that decides it, and the person the run acts for. */
interface Batch {
  planner: Planner;
  actsFor: string | null;
}

/** Rereads the delegator's rights and the sysadmins for each batch: both may change while a run is in progress. */
async function bringUpToDate(
  tx: TenantTx,
  { tenant_id: tenant, kind }: StoredRun,
  { planner, actsFor }: Batch,
): Promise<void> {
  planner.delegator = await delegatorNow(tx, { tenant, kind, user: actsFor });
  planner.sysadmins = await holdSysadmins(tx, tenant);
}

/** Plans a batch of lines against the current people. Changes nothing. */
export async function judgeBatch(
  tx: TenantTx,
  run: StoredRun,
  { planner, readings, actsFor }: Batch & { readings: readonly RowReading[] },
): Promise<Judged> {
  const { tenant_id: tenant, kind: source } = run;
  const records = readings.flatMap((reading) => (reading.kind === 'person' ? [reading.record] : []));
  const known = await findPeopleOf(tx, tenant, {
    emails: records.map(({ email }) => email),
    source,
    externalIds: records.flatMap(({ external_id }) => (external_id === undefined ? [] : [external_id])),
  });
  await bringUpToDate(tx, run, { planner, actsFor });
  const byEmail = new Map(known.map((person) => [person.email, person]));
  const byId = new Map(
    known.flatMap((person) =>
      person.source === source && person.external_id !== null ? [[person.external_id, person] as const] : [],
    ),
  );
  const judged: Judged = { added: [], changed: [], people: [], lines: [] };
  for (const reading of readings) {
    if (reading.kind === 'wrong') {
      const { line, email, problem, field } = reading;
      judged.lines.push({ kind: 'wrong', line, email, problem, field });
      continue;
    }
    const { record } = reading;
    const { external_id: externalId } = record;
    take(
      judged,
      record,
      planner.judge(record, {
        byEmail: byEmail.get(record.email),
        byId: externalId === undefined ? undefined : byId.get(externalId),
      }),
    );
  }
  return judged;
}

function take(judged: Judged, record: DirectoryRecord, verdict: Verdict): void {
  const { line, email } = record;
  switch (verdict.kind) {
    case 'add': {
      const id = randomUUID();
      judged.added.push({ id, record });
      judged.people.push({ record, id });
      judged.lines.push({ kind: 'add', line, email, changes: newFieldsOf(record) });
      return;
    }
    case 'change':
    case 'deactivate':
      judged.changed.push({ id: verdict.id, verdict });
      judged.people.push({ record, id: verdict.id });
      judged.lines.push({ kind: verdict.kind, line, email, changes: verdict.changes });
      return;
    case 'same':
      judged.people.push({ record, id: verdict.id });
      return;
    case 'wrong':
      judged.lines.push({
        kind: 'wrong',
        line,
        email,
        problem: verdict.problem,
        ...(verdict.field === undefined ? {} : { field: verdict.field }),
      });
      return;
    case 'left-out':
  }
}

function newFieldsOf(record: DirectoryRecord): Record<string, Change> {
  const { line: _line, email: _email, groups: _groups, ...fields } = record;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, after]) =>
      after === undefined ? [] : [[field, { before: null, after }]],
    ),
  );
}

/** Applies a batch in the transaction that also stores the run's progress. Returns what to store. */
export async function doBatch(
  tx: TenantTx,
  run: StoredRun,
  { planner, readings, actsFor, time, record }: Batch & ChangeContext & { readings: readonly RowReading[] },
): Promise<{ step: RunStep; people: Judged['people'] }> {
  const { tenant_id: tenant } = run;
  await holdDirectory(tx, tenant);
  const judged = await judgeBatch(tx, run, { planner, readings, actsFor });
  const author = { tenant, time, by: run.created_by, actsFor };
  const newcomers = judged.added.map(({ id, record }) => newPerson(id, record, run));
  const added = await addPeople(tx, newcomers, author);
  await changePeople(
    tx,
    judged.changed.map(({ id, verdict }): PersonChange => ({ id, ...verdict.step })),
    author,
  );
  // A person with this email was added in the meantime; the next run finds them.
  const late = judged.added.filter(({ id }) => !added.has(id));
  const people = judged.people.filter(({ id }) => !late.some((one) => one.id === id));
  if (run.kind === 'csv') await joinGroups(tx, run, people, time);
  const lines = [
    ...judged.lines.filter(({ kind }) => kind === 'wrong'),
    ...late.map(
      ({ record: { line, email } }): NewLine => ({
        kind: 'wrong',
        line,
        email,
        problem: 'email_taken',
        field: 'email',
      }),
    ),
  ];
  const deactivated = judged.changed.filter(({ verdict }) => verdict.kind === 'deactivate');
  const step: RunStep = {
    done: readings.length,
    added: added.size,
    changed: judged.changed.length - deactivated.length,
    deactivated: deactivated.length,
    wrong: lines.length,
    lines,
  };
  const isNew = new Set(judged.lines.filter(({ kind }) => kind === 'add').map(({ email }) => email));
  recordBatch(record, run, {
    added: [...isNew].filter((email) => !late.some(({ record }) => record.email === email)),
    changed: judged.lines.filter(({ kind }) => kind === 'change').map(({ email }) => email),
    deactivated: judged.lines.filter(({ kind }) => kind === 'deactivate').map(({ email }) => email),
  });
  return { step, people };
}

function newPerson(id: string, record: DirectoryRecord, { kind: source }: StoredRun): NewPerson {
  const { line: _line, groups: _groups, attributes = {}, is_active = true, ...fields } = record;
  const said = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return { ...said, id, email: record.email, attributes, is_active, source };
}

/** Adds people to the directory groups that a file names, and creates missing groups. */
async function joinGroups(
  tx: TenantTx,
  { tenant_id, created_by }: StoredRun,
  people: Judged['people'],
  time: number,
): Promise<void> {
  const names = [...new Set(people.flatMap(({ record }) => record.groups ?? []))];
  if (names.length === 0) return;
  await addGroups(
    tx,
    names.map((name) => ({
      id: randomUUID(),
      tenant_id,
      name,
      description: '',
      kind: 'directory',
      source: 'csv',
      created_on: time,
      created_by,
      modified_on: time,
      modified_by: created_by,
    })),
  );
  const groups = await findGroupsByName(tx, { tenant: tenant_id, kind: 'directory', names });
  // Groups managed by another directory don't get members from a file.
  const open = new Map(
    groups
      .filter(({ source }) => source === 'csv' || source === 'console')
      .map(({ id, name }) => [name.toLowerCase(), id]),
  );
  await addMemberships(
    tx,
    tenant_id,
    people.flatMap(({ id, record }) =>
      (record.groups ?? []).flatMap((name) => {
        const group = open.get(name.toLowerCase());
        return group === undefined ? [] : [{ group, user: id }];
      }),
    ),
  );
}

/** One history entry per batch: added, changed and deactivated people by email address. */
function recordBatch(
  record: ChangeContext['record'],
  run: StoredRun,
  done: { added: readonly string[]; changed: readonly string[]; deactivated: readonly string[] },
): void {
  const named = Object.entries(done).flatMap(([what, emails]) =>
    emails.length === 0 ? [] : [[`people_${what}`, emails] as const],
  );
  if (named.length === 0) return;
  record({
    event: `directory_${run.kind === 'csv' ? 'import' : 'sync'}.applied`,
    object: run.id,
    details: { ...(run.file_name === '' ? {} : { file_name: run.file_name }), ...Object.fromEntries(named) },
  });
}

/**
 * Returns the next people of this directory missing from the run, with their change. `after` advances;
 * `undefined` at the end.
 */
export async function judgeMissing(
  tx: TenantTx,
  run: StoredRun,
  { planner, after, actsFor }: Batch & { after: string },
): Promise<{ after: string | undefined; gone: DirectoryPerson[]; lines: NewLine[] }> {
  const people = await listPeopleFrom(tx, run.tenant_id, { source: run.kind, after, limit: AT_ONCE });
  await bringUpToDate(tx, run, { planner, actsFor });
  const gone: DirectoryPerson[] = [];
  const lines: NewLine[] = [];
  for (const person of people) {
    if (planner.isNamed(person.email)) continue;
    const verdict = planner.judgeMissing(person);
    if (verdict.kind === 'deactivate') {
      gone.push(person);
      lines.push({ kind: 'deactivate', line: 0, email: person.email, changes: verdict.changes });
    } else if (verdict.kind === 'wrong')
      lines.push({ kind: 'wrong', line: 0, email: person.email, problem: verdict.problem, field: 'status' });
  }
  return { after: people.length < AT_ONCE ? undefined : people.at(-1)?.id, gone, lines };
}

/** Deactivates people missing from the directory. */
export async function doMissing(
  tx: TenantTx,
  run: StoredRun,
  { planner, after, actsFor, time, record }: Batch & ChangeContext & { after: string },
): Promise<{ after: string | undefined; step: RunStep }> {
  await holdDirectory(tx, run.tenant_id);
  const missing = await judgeMissing(tx, run, { planner, after, actsFor });
  const author = { tenant: run.tenant_id, time, by: run.created_by, actsFor };
  await changePeople(
    tx,
    missing.gone.map(({ id }) => ({ id, is_active: false })),
    author,
  );
  recordBatch(record, run, {
    added: [],
    changed: [],
    deactivated: missing.gone.map(({ email }) => email),
  });
  const lines = missing.lines.filter(({ kind }) => kind === 'wrong');
  return {
    after: missing.after,
    step: { deactivated: missing.gone.length, wrong: lines.length, lines },
  };
}
