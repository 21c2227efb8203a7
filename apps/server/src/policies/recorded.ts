import { policyChanges } from '@casbah/domain/policy/policy-changes';
import type { WrittenPolicy } from '@casbah/domain/policy/written-policy';
import type { ChangeEntry } from '../http/change.ts';

/** Changed parts of a definition for the history; of a list, the items that differ. */
export function recordedChanges(
  before: WrittenPolicy | null | undefined,
  after: WrittenPolicy,
): NonNullable<ChangeEntry['changes']> {
  if (before === null || before === undefined) return {};
  const byPart = Map.groupBy(policyChanges(before, after), ({ part }) => part);
  return Object.fromEntries(
    [...byPart].map(([part, changes]) => {
      const values = (side: 'before' | 'after') => changes.flatMap((change) => change[side] ?? []);
      const isList = Array.isArray(after[part]);
      return [
        part,
        isList
          ? { before: values('before'), after: values('after') }
          : { before: changes[0]?.before ?? null, after: changes[0]?.after ?? null },
      ];
    }),
  );
}
