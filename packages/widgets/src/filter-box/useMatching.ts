import { Rpc } from '@casbah/rpc/rpc';
import { useEffect, useRef, useState } from 'react';
import type { BoxItem } from './box-item.ts';
import { Finder, type FoundItems } from './finder.ts';
import type { Matches } from './matching.ts';

export interface Matching extends Omit<FoundItems, 'query'> {
  /** Query the items belong to. */
  query: string | undefined;
  /** The worker didn't start, so nothing can be found. */
  failed: boolean;
  /** The known item with this text, ignoring case. */
  named: (text: string) => BoxItem | undefined;
}

type Shown = Omit<Matching, 'named'>;
const NOTHING: Shown = { items: [], more: 0, query: undefined, failed: false };

function startFinder(onShown: (shown: Shown) => void): { finder: Finder; end: () => void } {
  const worker = new Worker(new URL('./matching.worker.ts', import.meta.url), { type: 'module' });
  const rpc = new Rpc<Matches>(worker, {});
  worker.addEventListener('error', ({ message }) => rpc.end(new Error(message)));
  const finder = new Finder(
    { add: (texts) => rpc.send('add', texts), find: (...asked) => rpc.call('find', ...asked) },
    (found) => onShown({ ...found, failed: false }),
    (error) => {
      console.warn('The worker of a filter box failed:', error);
      onShown({ ...NOTHING, failed: true });
    },
  );
  return { finder, end: () => worker.terminate() };
}

/**
 * Matching options found by a worker. It starts when the box gets the focus, to know the options before the first
 * letter, and ends with the box.
 */
export function useMatching(
  options: readonly BoxItem[],
  loaded: readonly BoxItem[],
  query: string,
  chosen: readonly BoxItem[],
  entered: boolean,
): Matching {
  const [shown, setShown] = useState<Shown>(NOTHING);
  const finder = useRef<Finder>(undefined);

  useEffect(() => {
    if (!entered) return;
    const started = startFinder(setShown);
    started.finder.add(options);
    finder.current = started.finder;
    return () => {
      finder.current = undefined;
      started.end();
    };
  }, [entered, options]);

  // After the effect above: a new worker is asked what the old one was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other options mean another worker
  useEffect(() => {
    finder.current?.add(loaded);
    finder.current?.find(query, chosen);
  }, [entered, options, loaded, query, chosen]);

  return { ...shown, named: (text) => finder.current?.named(text) };
}
