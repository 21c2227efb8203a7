/** Idle after this long without input: automatic requests must not keep the session alive. */
export const AWAY_MS = 60_000;

let lastSign = Date.now();

/** Records activity of the person. */
export function showLife(): void {
  lastSign = Date.now();
}

export function isAway(): boolean {
  return document.hidden || Date.now() - lastSign > AWAY_MS;
}
