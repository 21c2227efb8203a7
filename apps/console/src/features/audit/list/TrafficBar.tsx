import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { UsageBar } from '@casbah/widgets/usage-bar/UsageBar.tsx';
import { createContext, use } from 'react';

/** The largest values of the rows in sight: what a full bar stands for. */
export interface Largest {
  bytes_up: number;
  bytes_down: number;
}
export const LargestOfList = createContext<Largest>({ bytes_up: 0, bytes_down: 0 });

/** Bytes in one direction with a bar against the others of the list. */
export function TrafficBar({
  bytes,
  direction,
  tone,
}: {
  bytes: number;
  direction: keyof Largest;
  tone?: 'high' | undefined;
}) {
  const format = useFormat();
  const largest = use(LargestOfList);
  return <UsageBar value={bytes} max={largest[direction]} text={format.bytes(bytes)} tone={tone} />;
}
