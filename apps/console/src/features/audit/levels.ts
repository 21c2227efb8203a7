import type { RiskLevel } from '@casbah/domain/risk';

/** What needs a look comes first. */
const ORDER: readonly RiskLevel[] = ['high', 'medium', 'low', 'unresearched'];

export function fromHighToLow<Row extends { level: RiskLevel }>(rows: readonly Row[]): readonly Row[] {
  return ORDER.flatMap((level) => rows.filter((row) => row.level === level));
}
