import type { ActivityRow } from '@casbah/contract/investigate';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';

/** When and where, as a line. */
export function useSubtitle({ event }: Pick<ActivityRow, 'event'>): string {
  const format = useFormat();
  return [format.date(Date.parse(event.time), 'full'), event.app ?? event.service, event.user]
    .filter((part) => part !== undefined)
    .join(' · ');
}
