import { useCallback, useEffect, useRef, useState } from 'react';
import type { LoadItems, TypeaheadItem } from './item.ts';
import { LookupMemory } from './lookup.ts';

export interface Lookup {
  /** Query of the items: an earlier one while loading. */
  query: string;
  items: readonly TypeaheadItem[];
  state: 'ready' | 'loading' | 'failed';
  /** Requests the next items of the query. */
  more: () => void;
  retry: () => void;
}

interface Shown {
  query: string;
  items: readonly TypeaheadItem[];
  state: Lookup['state'];
}
const NOTHING: Shown = { query: '', items: [], state: 'ready' };
const NONE: readonly TypeaheadItem[] = [];

/**
 * Looks up typed text after `delayMs` without typing. Drops responses to earlier queries and never repeats an answered
 * one. `query` is absent if there is nothing to look up.
 */
export function useLookup(load: LoadItems | undefined, query: string | undefined, delayMs: number): Lookup {
  const [shown, setShown] = useState<Shown>(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const memory = useRef(new LookupMemory());
  const asking = useRef<AbortController>(undefined);
  // A page may create its `load` on each render; that alone doesn't reload.
  const latest = useRef(load);
  latest.current = load;

  const ask = useCallback(async (wanted: string, loaded: number) => {
    const aborted = new AbortController();
    asking.current?.abort();
    asking.current = aborted;
    setShown((before) => ({ ...before, state: 'loading' }));
    try {
      const answer = await latest.current?.(wanted, loaded, aborted.signal);
      if (aborted.signal.aborted) return;
      const { items } = memory.current.add(wanted, answer ?? []);
      setShown({ query: wanted, items, state: 'ready' });
    } catch (error) {
      if (aborted.signal.aborted) return;
      console.warn('A lookup failed:', error);
      setShown((before) => ({ query: wanted, items: loaded === 0 ? NONE : before.items, state: 'failed' }));
    } finally {
      if (asking.current === aborted) asking.current = undefined;
    }
  }, []);

  const looks = load !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again though nothing else changed
  useEffect(() => {
    asking.current?.abort();
    if (!looks || query === undefined) return setShown(NOTHING);
    const known = memory.current.get(query);
    if (known !== undefined) return setShown({ query, items: known.items, state: 'ready' });
    setShown((before) => ({ ...before, state: 'loading' }));
    const timer = setTimeout(() => void ask(query, 0), delayMs);
    return () => clearTimeout(timer);
  }, [looks, query, delayMs, ask, attempt]);
  useEffect(() => () => asking.current?.abort(), []);

  return {
    query: shown.query,
    items: query === undefined ? NONE : shown.items,
    state: query === undefined ? 'ready' : shown.state,
    more: () => {
      if (query === undefined || shown.state !== 'ready' || shown.query !== query) return;
      if (memory.current.get(query)?.ended === false) void ask(query, shown.items.length);
    },
    retry: () => setAttempt((before) => before + 1),
  };
}
