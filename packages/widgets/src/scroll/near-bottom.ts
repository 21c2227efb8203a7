import { NEAR_BOTTOM_PX } from './limits.ts';

/** Whether less than 100 px remain below the visible part. True if everything fits. */
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
