import { callsOfAreas } from './calls.generated.ts';

/** All calls of the API. The server refuses to start if one has no handler. */
export const api = callsOfAreas;
export type Api = typeof api;
