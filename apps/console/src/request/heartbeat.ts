import { call } from './api.ts';

/** At most one heartbeat in this time, in milliseconds. */
export const HEARTBEAT_MS = 30_000;
/** Who has not touched the page for so long is not at it: what the page asks by itself must not keep the session alive. */
export const AWAY_MS = 60_000;

let lastBeat = Date.now();
let lastSign = Date.now();

/** Somebody works here. */
export function showLife(): void {
  lastSign = Date.now();
  beat();
}

/** Keeps the session alive for somebody who works here. A lost beat is no event: the next call tells what is wrong. */
export function beat(): void {
  const now = Date.now();
  if (isAway() || now - lastBeat < HEARTBEAT_MS) return;
  lastBeat = now;
  call('GET /admin/heartbeat', {}).catch(() => undefined);
}

export function isAway(): boolean {
  return document.hidden || Date.now() - lastSign > AWAY_MS;
}
