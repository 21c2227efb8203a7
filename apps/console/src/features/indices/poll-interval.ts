import type { IndexState } from '@casbah/domain/content-index';
import { MINUTE_MS } from '@casbah/domain/time-units';

/** Whether a build waits or runs. */
export function isBuilding({ state }: { readonly state: IndexState }): boolean {
  return state === 'queued' || state === 'building';
}

/** Milliseconds until indexes are fetched again, in case a live signal is lost; false if nothing is in progress. */
export function pollInterval(indexes: readonly { readonly state: IndexState }[]): number | false {
  return indexes.some((one) => isBuilding(one) || one.state === 'uploading') ? MINUTE_MS : false;
}
