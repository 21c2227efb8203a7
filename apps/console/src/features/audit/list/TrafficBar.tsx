import type { Measured } from '@casbah/domain/volume';
import { Downloaded, Uploaded } from '@casbah/widgets/bytes/Bytes.tsx';
import { UsageBar } from '@casbah/widgets/usage-bar/UsageBar.tsx';
import { createContext, use } from 'react';

/** Largest values of the visible rows: the length of a full bar. */
export interface Largest {
  bytes_up: number;
  bytes_down: number;
}
export const LargestOfList = createContext<Largest>({ bytes_up: 0, bytes_down: 0 });

/** Bytes in one direction, with a bar relative to the other rows. */
export function TrafficBar({
  row,
  direction,
  tone,
}: {
  row: Measured;
  direction: keyof Largest;
  tone?: 'high' | undefined;
}) {
  const largest = use(LargestOfList);
  return (
    <UsageBar
      value={row[direction] ?? 0}
      max={largest[direction]}
      text={direction === 'bytes_up' ? <Uploaded of={row} /> : <Downloaded of={row} />}
      tone={tone}
    />
  );
}
