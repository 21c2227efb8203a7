import { useEffect, useRef, useState } from 'react';
import type { BoxItem } from './box-item.ts';
import { FILTER_BOX } from './limits.ts';

/** Looks up more options: all that match the query, or only active users. */
export type LoadBoxItems = (
  query: string,
  activeUsersOnly: boolean,
  signal: AbortSignal,
) => Promise<readonly BoxItem[]>;

export interface DynamicItems {
  items: readonly BoxItem[];
  state: 'ready' | 'loading' | 'failed';
}

const NONE: DynamicItems = { items: [], state: 'ready' };

/** Server options, collected by query with debounce. Answered queries aren't repeated. */
export function useDynamicItems(
  load: LoadBoxItems | undefined,
  query: string | undefined,
  activeUsersOnly: boolean,
): DynamicItems {
  const [loaded, setLoaded] = useState<DynamicItems>(NONE);
  const answered = useRef(new Set<string>());
  const latest = useRef(load);
  latest.current = load;
  const looks = load !== undefined;

  useEffect(() => {
    if (!looks || query === undefined) return;
    const asked = `${activeUsersOnly} ${query.toLowerCase()}`;
    const settle = (state: DynamicItems['state']) => setLoaded((before) => ({ ...before, state }));
    if (answered.current.has(asked)) return settle('ready');
    const aborted = new AbortController();
    const ask = async () => {
      settle('loading');
      try {
        const items = (await latest.current?.(query, activeUsersOnly, aborted.signal)) ?? [];
        if (aborted.signal.aborted) return;
        answered.current.add(asked);
        setLoaded((before) => ({ items: [...before.items, ...items], state: 'ready' }));
      } catch (error) {
        if (aborted.signal.aborted) return;
        console.warn('A filter box could not load its options:', error);
        settle('failed');
      }
    };
    const timer = setTimeout(() => void ask(), FILTER_BOX.dynamicSearchDelayMs);
    return () => {
      clearTimeout(timer);
      aborted.abort();
      settle('ready');
    };
  }, [looks, query, activeUsersOnly]);
  return loaded;
}
