/** How long what is said in passing stays, by what it says. */
export const TOAST_MS = {
  low: 5000,
  info: 8000,
  medium: 10_000,
  high: 15_000,
} as const;

/** `low` tells of success, `medium` warns, `high` tells of an error. */
export type ToastTone = keyof typeof TOAST_MS;

/** How long a toast stays; `undefined` where it stays until somebody closes it. */
export function toastTime(tone: ToastTone, retain: boolean): number | undefined {
  return retain ? undefined : TOAST_MS[tone];
}
