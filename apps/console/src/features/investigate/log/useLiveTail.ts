import type { ActivityRow } from '@casbah/contract/investigate';
import { isoTime } from '@casbah/domain/iso-time';
import { HOUR_MS, SECOND_MS } from '@casbah/domain/time-units';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isLive, onLive } from '../../../request/live.ts';
import { queryClient } from '../../../request/query-client.ts';
import { useSession } from '../../../request/session.ts';
import type { ScopeQuery } from '../../../scope/useScope.ts';
import { leavesGap, mergeNewest, pollMs, unknownRows } from '../live-tail.ts';
import { newestActivities, PAGE } from '../queries.ts';

/** With it, how often the server learns that the log is followed; it stops hurrying after 15 s. */
const RENEW_MS = 10 * SECOND_MS;
/** Signals come in bursts while a file is read. */
const SETTLE_MS = 250;
/** How often counts follow arrivals. */
const COUNT_MS = 5 * SECOND_MS;

export interface LiveTail {
  /** Rows with arrivals. */
  rows: readonly ActivityRow[];
  /** Arrivals that aren't shown yet. */
  waiting: number;
  show: () => void;
}

const NONE: readonly ActivityRow[] = [];

/**
 * Follows a log's newest activities. While `isHeld()`, arrivals wait, so that nothing moves under the reader. `loaded`: rows of
 * the list without arrivals.
 */
export function useLiveTail({
  query,
  isOn,
  isHeld,
  loaded,
}: {
  query: ScopeQuery | undefined;
  isOn: boolean;
  isHeld: () => boolean;
  loaded: readonly ActivityRow[];
}): LiveTail {
  const { is_internal } = useSession();
  const key = JSON.stringify(query);
  const [arrived, setArrived] = useState({ key, rows: NONE });
  const [held, setHeld] = useState({ key, rows: NONE });
  const shown = arrived.key === key && isOn ? arrived.rows : NONE;
  const waiting = held.key === key && isOn ? held.rows : NONE;
  const rows = useMemo(() => mergeNewest(loaded, unknownRows(loaded, shown)), [loaded, shown]);

  const now = useRef({ rows, waiting, shown, isHeld, query, key });
  useEffect(() => {
    now.current = { rows, waiting, shown, isHeld, query, key };
  });

  const show = useCallback(() => {
    const current = now.current;
    setArrived({ key: current.key, rows: mergeNewest(current.shown, current.waiting) });
    setHeld({ key: current.key, rows: NONE });
    // More arrived than one page: what lies between is loaded with the list.
    if (leavesGap(current.rows, current.waiting, PAGE)) reload();
  }, []);

  useEffect(() => {
    if (!isOn) return;
    const stop = new AbortController();
    let isLooking = false;
    let again = false;
    let counted = 0;
    const look = async (): Promise<void> => {
      const { query: asked, key: askedKey } = now.current;
      if (asked === undefined || document.hidden) return;
      if (isLooking) {
        again = true;
        return;
      }
      isLooking = true;
      try {
        const to = isoTime(Date.now() + HOUR_MS);
        const newest = await newestActivities({ ...asked, to }, stop.signal);
        const current = now.current;
        if (stop.signal.aborted || current.key !== askedKey) return;
        const fresh = unknownRows([...current.rows, ...current.waiting], newest.rows);
        if (fresh.length === 0) return;
        const isWaiting = current.isHeld();
        const update = mergeNewest(isWaiting ? current.waiting : current.shown, fresh);
        (isWaiting ? setHeld : setArrived)({ key: askedKey, rows: update });
        if (!isWaiting && leavesGap(current.rows, newest.rows, PAGE)) reload();
        if (Date.now() - counted > COUNT_MS) {
          counted = Date.now();
          void queryClient.invalidateQueries({ queryKey: ['investigate', 'summary'] });
        }
      } catch {
        // The next look tries again; the list itself shows errors.
      } finally {
        isLooking = false;
        if (again && !stop.signal.aborted) {
          again = false;
          void look();
        }
      }
    };
    let settling: ReturnType<typeof setTimeout> | undefined;
    const stopListening = onLive((event) => {
      if (event.type !== 'changed' || !event.areas.some((area) => area === 'investigate' || area === 'audit'))
        return;
      settling ??= setTimeout(() => {
        settling = undefined;
        void look();
      }, SETTLE_MS);
    });
    let last = Date.now();
    const timer = setInterval(() => {
      if (Date.now() - last < (isLive() ? RENEW_MS : pollMs(is_internal))) return;
      last = Date.now();
      void look();
    }, SECOND_MS);
    void look();
    return () => {
      stop.abort();
      stopListening();
      clearTimeout(settling);
      clearInterval(timer);
    };
  }, [isOn, is_internal]);

  return { rows, waiting: waiting.length, show };
}

function reload(): void {
  void queryClient.invalidateQueries({ queryKey: ['investigate', 'activities'] });
}
