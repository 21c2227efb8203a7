import type { HashAddress } from './hash-address.ts';

/** What each page in front of the session is given. */
export interface PageProps {
  address: HashAddress;
  /** The open segment of the path: the partner. */
  segment: string | undefined;
}
