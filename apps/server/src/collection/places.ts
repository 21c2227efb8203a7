import {
  type CollectionPlace,
  type CollectionSecret,
  collectionPlace,
  collectionSecret,
} from '@casbah/contract/collection';
import type { StoredCollection } from '@casbah/stores/control/collections';
import type { OutgoingLimits } from '../http/outgoing.ts';
import type { Seal } from '../seal.ts';
import { openFolder } from './folder-place.ts';
import type { OpenPlace } from './place.ts';

export interface PlaceLimits {
  /** Folders of this machine that the operator opened. */
  openFolders: readonly string[];
  outgoing: Pick<OutgoingLimits, 'allowedHosts' | 'resolveName'>;
}

/** Goes to where logs lie. Throws `CollectionFailed`. */
export type OpenPlaceOf = (
  asked: {
    place: CollectionPlace;
    secret: CollectionSecret | undefined;
    /** What the other side showed of itself at the test; `undefined` at the test itself. */
    pinned: string | null | undefined;
  },
  signal: AbortSignal,
) => Promise<OpenPlace>;

export function makeOpenPlace(limits: PlaceLimits): OpenPlaceOf {
  return ({ place }) => {
    switch (place.kind) {
      case 'folder':
        return openFolder(place, limits);
    }
  };
}

export const secretContext = (datasource: string): string => `collection/${datasource}/secret`;

/** The place and the secret of a row, as they were saved. */
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
