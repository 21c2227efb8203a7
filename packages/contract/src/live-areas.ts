import type { Permission } from '@casbah/domain/permission';

/**
 * What a page shows and the live stream can report as changed, each with the permission needed to hear of it. A limited
 * right hears that something changed, never what.
 */
export const liveAreas = <const Table extends Readonly<Record<string, Permission>>>(table: Table): Table =>
  table;
