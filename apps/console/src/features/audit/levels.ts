import type { RiskLevel } from '@casbah/domain/risk';

/** Most urgent first. */
const ORDER: readonly RiskLevel[] = ['high', 'medium', 'low', 'unresearched'];

export function fromHighToLow<Row extends { level: RiskLevel }>(rows: readonly Row[]): readonly Row[] {
  return ORDER.flatMap((level) => rows.filter((row) => row.level === level));
}
