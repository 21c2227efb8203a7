import type { Permission } from '@casbah/domain/permission';

/**
 * Data whose changes the live stream reports, each with the permission required. Scoped permissions are notified of a
 * change, but not of its content.
 */
export const liveAreas = <const Table extends Readonly<Record<string, Permission>>>(table: Table): Table =>
  table;
