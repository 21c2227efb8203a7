import type { MlProfileState } from '@casbah/domain/ml-profile';
import { MINUTE_MS } from '@casbah/domain/time-units';

/** Whether a training waits or runs. */
export function isBusy({ state }: { readonly state: MlProfileState }): boolean {
  return state === 'queued' || state === 'training';
}

/** Milliseconds until profiles are fetched again, in case a live signal is lost; false if nothing is in progress. */
export function pollInterval(profiles: readonly { readonly state: MlProfileState }[]): number | false {
  return profiles.some(isBusy) ? MINUTE_MS : false;
}
