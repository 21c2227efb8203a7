import {
  type CollectionPlace,
  type CollectionSecret,
  collectionPlace,
  collectionSecret,
} from '@casbah/contract/collection';
import { filledUrl } from '@casbah/domain/collection-request';
import type { StoredCollection } from '@casbah/stores/control/collection/collections';
import type { Seal } from '../seal.ts';
import { openFolder } from './folder-place.ts';
import type { HttpPlace } from './next-request.ts';
import type { OpenPlace } from './place.ts';
import type { PrivateHosts } from './reach.ts';

export interface PlaceLimits {
  /** Local folders that the operator allows. */
  openFolders: readonly string[];
  /** Private hosts that the operator allows. */
  outgoing: PrivateHosts;
  clock: () => number;
}

/** Connects to a remote source. Throws `CollectionFailed`. */
export type OpenPlaceOf = (
  asked: {
    place: CollectionPlace;
    secret: CollectionSecret | undefined;
    /** The trusted server key. */
    pinned: string | null;
  },
  signal: AbortSignal,
) => Promise<OpenPlace>;

/**
 * Loads each kind of remote source on first use: few installations use more than one, and the client libraries are
 * large.
 */
export function makeOpenPlace(limits: PlaceLimits): OpenPlaceOf {
  return async ({ place, secret, pinned }, signal) => {
    const password = secret?.password;
    switch (place.kind) {
      case 'folder':
        return openFolder(place, limits);
      case 'sftp': {
        const { openSftp } = await import('./sftp-place.ts');
        return openSftp({ ...place, ...secret, pinned }, limits.outgoing, signal);
      }
      case 'ftps': {
        const { openFtps } = await import('./ftps-place.ts');
        return openFtps({ ...place, password }, limits.outgoing, signal);
      }
      case 's3': {
        const { openS3 } = await import('./s3-place.ts');
        return openS3({ ...place, password }, limits.outgoing, signal);
      }
      case 'sql': {
        const { openSql } = await import('./sql-place.ts');
        return openSql({ ...place, password }, limits.outgoing, signal);
      }
      case 'http': {
        const { openHttp } = await import('./http-place.ts');
        return openHttp({ place, secret, limits: limits.outgoing, clock: limits.clock, signal });
      }
    }
  };
}

export const secretContext = (datasource: string): string => `collection/${datasource}/secret`;

/** The saved remote source of a row with its unsealed secret. */
export function storedPlace(
  row: Pick<StoredCollection, 'datasource_id' | 'place' | 'sealed_secret'>,
  seal: Seal,
): { place: CollectionPlace; secret: CollectionSecret | undefined } {
  const opened =
    row.sealed_secret === null ? undefined : seal.open(row.sealed_secret, secretContext(row.datasource_id));
  return {
    place: collectionPlace.parse(row.place),
    secret: opened === undefined ? undefined : collectionSecret.parse(JSON.parse(opened)),
  };
}

/** Whether both are the same account on the same server: only then may they share a password. */
export function isSameAccount(one: CollectionPlace, other: CollectionPlace): boolean {
  return accountOf(one) === accountOf(other);
}

/** Whether both have the same content, so collected files of one count for the other. */
export function isSameContent(one: CollectionPlace, other: CollectionPlace): boolean {
  return contentOf(one) === contentOf(other);
}

function accountOf(place: CollectionPlace): string {
  switch (place.kind) {
    case 'folder':
      return 'folder';
    case 'sftp':
      return JSON.stringify(['sftp', place.host, place.port, place.user]);
    case 'ftps':
      return JSON.stringify(['ftps', place.host, place.port, place.user, place.certificate]);
    case 's3':
      return JSON.stringify(['s3', place.address, place.region, place.bucket, place.user]);
    case 'sql': {
      const { engine, host, port, user, database, is_encrypted, certificate } = place;
      return JSON.stringify(['sql', engine, host, port, user, database, is_encrypted, certificate]);
    }
    case 'http':
      return JSON.stringify(['http', originOf(place), place.oauth?.token_url, place.oauth?.client_id]);
  }
}

function contentOf(place: CollectionPlace): string {
  switch (place.kind) {
    case 'folder':
      return JSON.stringify(['folder', place.path]);
    case 'sftp':
    case 'ftps':
      return JSON.stringify([place.kind, place.host, place.port, place.user, place.path]);
    case 's3':
      // Its files are identified by their full keys.
      return JSON.stringify(['s3', place.address, place.bucket]);
    case 'sql': {
      const { engine, host, port, database, query, column } = place;
      return JSON.stringify(['sql', engine, host, port, database, query, column]);
    }
    case 'http':
      // Requests of another kind or for another period still return the same records.
      return JSON.stringify(['http', originOf(place), pathOf(place), place.time, place.record_id]);
  }
}

const urlOf = ({ url }: Pick<HttpPlace, 'url'>): URL => filledUrl(url, { from: 0, until: 0 });
const originOf = (place: HttpPlace): string => urlOf(place).origin;
const pathOf = (place: HttpPlace): string => urlOf(place).pathname;
