import type { DirectoryLine, DirectoryRun, LdapConnection } from '@casbah/contract/directory';
import { isoTime, isoTimeOrNull } from '@casbah/domain/iso-time';
import type { StoredConnection } from '@casbah/stores/control/directory/directory-connections';
import type { StoredLine, StoredRun } from '@casbah/stores/control/directory/directory-runs';
import { z } from 'zod';

const changesRead = z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() }));

export function runAnswer(run: StoredRun): DirectoryRun {
  const { id, kind, state, file_name, size, missing, columns, people, planned, done } = run;
  const { added, changed, deactivated, wrong, error } = run;
  return {
    id,
    kind,
    state,
    file_name,
    size,
    missing,
    people,
    done,
    added,
    changed,
    deactivated,
    wrong,
    error,
    columns: [...columns],
    planned: planned === null ? null : { ...planned },
    created_on: isoTime(run.created_on),
    created_by: run.created_by_email,
    started_on: isoTimeOrNull(run.started_on),
    finished_on: isoTimeOrNull(run.finished_on),
  };
}

export function lineAnswer({ kind, line, email, field, problem, changes }: StoredLine): DirectoryLine {
  return { kind, line, email, field, problem, changes: changesRead.parse(changes) };
}

/** Without its password. */
export function connectionAnswer(
  connection: StoredConnection,
  acts_for: LdapConnection['acts_for'],
): LdapConnection {
  const { url, start_tls, certificate, bind_dn, base_dn, user_filter, group_base_dn, group_filter } =
    connection;
  const { mapping, every_minutes, missing, most_missing_percent, is_enabled } = connection;
  return {
    url,
    start_tls,
    certificate,
    bind_dn,
    base_dn,
    user_filter,
    group_base_dn,
    group_filter,
    mapping,
    missing,
    most_missing_percent,
    is_enabled,
    every_minutes,
    has_password: connection.sealed_password !== null,
    next_run_on: isoTimeOrNull(connection.next_run_on),
    acts_for,
  };
}
