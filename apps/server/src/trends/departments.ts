import type { Answer } from '@casbah/contract/client';
import { compareNames } from '@casbah/domain/compare-names';
import { largestFirst } from '@casbah/domain/volume';
import { likelyList, narrow } from '../traffic/narrow.ts';
import type { Asked, TrafficReads } from '../traffic/reads.ts';
import { part } from './instances.ts';

type Departments = Omit<Answer<'GET /audit/trends/departments'>, 'meta'>;

/** The addresses of people by their department; who has none is left out. */
export type DepartmentsOf = (tenant: string) => Promise<ReadonlyMap<string, readonly string[]>>;

/** Use by department. Logs name people by address: who is named otherwise is among the others. */
export async function departments(
  reads: TrafficReads,
  everything: Asked,
  departmentsOf: DepartmentsOf,
): Promise<Departments> {
  if (everything.people?.hidden === true) return { departments: null, others: null };
  const asked = await narrow(reads, everything, likelyList(everything));
  const found = await reads.rememberFor('departments', asked, async (scope) =>
    reads.usage.byGroups(scope, 'user', await departmentsOf(asked.tenant)),
  );
  const others = found.get('');
  return {
    departments: [...found]
      .filter(([department]) => department !== '')
      .map(([department, usage]) => ({ department, ...part(usage) }))
      .sort((a, b) => largestFirst(a.bytes_up, b.bytes_up) || compareNames(a.department, b.department)),
    others: others === undefined ? null : part(others),
  };
}
