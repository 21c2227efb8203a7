/** Duration of toasts by tone. */
export const TOAST_MS = {
  low: 5000,
  info: 8000,
  medium: 10_000,
  high: 15_000,
} as const;

/** `low` reports success, `medium` a warning, `high` an error. */
export type ToastTone = keyof typeof TOAST_MS;

/** Enough time to reach a toast's action. */
export const TOAST_WITH_ACTION_MS = 10_000;

/** Duration of a toast in ms; `undefined` if it stays until closed. */
export function toastTime(tone: ToastTone, hasAction: boolean, retain: boolean): number | undefined {
  if (retain) return undefined;
  return hasAction ? Math.max(TOAST_WITH_ACTION_MS, TOAST_MS[tone]) : TOAST_MS[tone];
}
