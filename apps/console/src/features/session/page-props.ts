import type { HashAddress } from './hash-address.ts';

/** Props of each page before sign-in. */
export interface PageProps {
  address: HashAddress;
  /** The variable segment of the path: the partner. */
  segment: string | undefined;
}
