import { DAY_MS } from '@casbah/domain/time-units';

/** Whether a text is a time of day, such as `09:00`. `24:00` is only the end of a day. */
export function isTimeOfDay(text: string, isEnd: boolean): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text) || (isEnd && text === '24:00');
}

/** This time tomorrow, in whole hours. */
export function tomorrow(now: number): number {
  const hour = DAY_MS / 24;
  return Math.ceil((now + DAY_MS) / hour) * hour;
}
