/** How long what is said in passing stays, by what it says. */
export const TOAST_MS = {
  low: 5000,
  info: 8000,
  medium: 10_000,
  high: 15_000,
} as const;

/** `low` reports success, `medium` a warning, `high` an error. */
export type ToastTone = keyof typeof TOAST_MS;

/** Time enough to reach for what a toast offers to do. */
export const TOAST_WITH_ACTION_MS = 10_000;

/** How long a toast stays, in ms; `undefined` where it stays until someone closes it. */
export function toastTime(tone: ToastTone, hasAction: boolean, retain: boolean): number | undefined {
  if (retain) return undefined;
  return hasAction ? Math.max(TOAST_WITH_ACTION_MS, TOAST_MS[tone]) : TOAST_MS[tone];
}
