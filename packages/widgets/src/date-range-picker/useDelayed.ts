import { useEffect, useState } from 'react';
import { type Delayed, delayed } from './delayed.ts';

/** See `delayed`; never runs after unmount. */
export function useDelayed(delay: number): Delayed {
  const [later] = useState(() => delayed());
  useEffect(() => () => later(undefined, 0), [later]);
  return (run) => later(run, delay);
}
