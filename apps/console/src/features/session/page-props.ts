import type { HashAddress } from './hash-address.ts';

/** What each page in front of the session is given. */
export interface PageProps {
  address: HashAddress;
  /** What the open segment of the path holds: the partner. */
  segment: string | undefined;
}
