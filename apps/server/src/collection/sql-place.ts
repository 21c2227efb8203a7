import type { SqlEngine } from '@casbah/domain/collection';
import { openMysql } from './mysql-rows.ts';
import { CollectionFailed, type OpenRows } from './place.ts';
import { type DatabasePlace, openPostgresql } from './postgresql-rows.ts';
import { allowedAddress, type PrivateHosts } from './reach.ts';

interface SqlPlace extends DatabasePlace {
  engine: SqlEngine;
}

/** Rows of a database, read in a transaction that can't write. */
export async function openSql(place: SqlPlace, limits: PrivateHosts, signal: AbortSignal): Promise<OpenRows> {
  const { address, isAllowed } = await allowedAddress(place, limits);
  if (!place.is_encrypted && !isAllowed)
    throw new CollectionFailed('not_allowed', 'Without TLS, only hosts that the operator allows');
  switch (place.engine) {
    case 'postgresql':
      return openPostgresql(place, address, signal, limits.pauseMs);
    case 'mysql':
      return openMysql(place, address, signal, limits.pauseMs);
  }
}
