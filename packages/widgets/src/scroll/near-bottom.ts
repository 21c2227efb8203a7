import { NEAR_BOTTOM_PX } from './limits.ts';

/** Whether less than 100 px are left below the visible part. Content that fits is always at its bottom. */
export function isNearBottom({
  scrollTop,
  clientHeight,
  scrollHeight,
}: {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}): boolean {
  return scrollHeight - clientHeight - scrollTop <= NEAR_BOTTOM_PX;
}
