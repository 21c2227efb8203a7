import type { SqlEngine } from '@casbah/domain/collection';
import { CollectionFailed, type OpenRows } from './place.ts';
import { openPostgresql } from './postgresql-rows.ts';
import { allowedAddress, type PrivateHosts } from './reach.ts';

export interface SqlPlace {
  engine: SqlEngine;
  host: string;
  port: number;
  database: string;
  user: string;
  query: string;
  column: string;
  is_encrypted: boolean;
  certificate?: string | undefined;
  password: string | undefined;
}

/** Rows of a database, read in a transaction that cannot write. */
export async function openSql(place: SqlPlace, limits: PrivateHosts, signal: AbortSignal): Promise<OpenRows> {
  const { address, isAllowed } = await allowedAddress(place, limits);
  if (!place.is_encrypted && !isAllowed)
    throw new CollectionFailed('not_allowed', 'Without TLS only to hosts that the operator allowed');
  switch (place.engine) {
    case 'postgresql':
      return openPostgresql(place, address, signal);
  }
}
