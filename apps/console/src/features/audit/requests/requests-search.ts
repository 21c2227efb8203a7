import { SERVICE_REQUEST_STATES, type ServiceRequestState } from '@casbah/domain/service-request';

/** URL parameters of the request list. */
export interface RequestsSearch {
  state: string;
}

/** The status in a URL; undefined if unknown. */
export function stateOf({ state }: Partial<RequestsSearch>): ServiceRequestState | undefined {
  return SERVICE_REQUEST_STATES.find((one) => one === state);
}
