import { callsOfAreas } from './calls.generated.ts';

/** The whole wire. The server refuses to start with a call that has no handler. */
export const api = callsOfAreas;
export type Api = typeof api;
