import { HOUR_MS } from './time-units.ts';
/** Clock offset above which times are wrong and sign-in providers refuse the machine. */
export const MOST_CLOCK_SKEW_MS = HOUR_MS;

/** Whether the machine's clock differs from the server's by more than an hour. Both in ms since 1970 UTC. */
export function isClockWrong(server: number, machine: number): boolean {
  return Math.abs(server - machine) > MOST_CLOCK_SKEW_MS;
}
