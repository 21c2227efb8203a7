import type { ServiceRow } from '@casbah/contract/audit';
import type { Answer } from '@casbah/contract/client';
import { addVolumes, type Measured, uploadOf, volumeOf } from '@casbah/domain/volume';

export type TopService = Answer<'GET /audit/summary'>['riskiest'][number];

export function topService(row: ServiceRow): TopService {
  const { id, name, level, risk_score, brr, requests, users } = row;
  return { id, name, level, risk_score, brr, requests, ...volumeOf(row), users };
}

export function sum<Row>(rows: readonly Row[], amountOf: (row: Row) => number): number {
  return rows.reduce((total, row) => total + amountOf(row), 0);
}

/** How many requests some rows have together, and what was sent up. */
export function requestsAndUpload(rows: readonly Measured[]) {
  const together = addVolumes(rows);
  return { requests: together.requests, ...uploadOf(together) };
}
