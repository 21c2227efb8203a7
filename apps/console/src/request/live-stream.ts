import { address } from '@casbah/contract/client';
import { type LiveEvent, readLive } from '@casbah/contract/live-event';
import { liveQueries } from '../features/live.generated.ts';
import { leaveToSignIn, whoAsks } from './api.ts';
import { reportLive, tell } from './live.ts';
import type { LiveSignal } from './live-query.ts';
import { queryClient } from './query-client.ts';

/** The server sends a heartbeat every 15 s. A connection silent for longer is dead, or a proxy buffers it. */
const SILENCE_MS = 40_000;
/** Delay before reconnecting: doubles, with jitter so that a company's tabs don't all reconnect at once. */
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** A connection that lasted less than this counts as failed: something on the way keeps closing it. */
const GOOD_MS = 10_000;

/** Refetches the queries that a signal invalidates. */
function refresh(signal: LiveSignal): void {
  for (const { key, on } of liveQueries)
    if (on.includes(signal)) void queryClient.invalidateQueries({ queryKey: key });
}

function receive(event: LiveEvent): void {
  if (event.type === 'changed') for (const area of event.areas) refresh(area);
  tell(event);
}

/** Where to continue after a disconnect. */
let lastId: string | undefined;

type End = 'hidden' | 'broken' | 'ended' | 'refused';

/** Reads the stream until it ends, for whatever reason. */
async function listenOnce(): Promise<End> {
  const stop = new AbortController();
  const onHidden = () => {
    if (document.hidden) stop.abort();
  };
  document.addEventListener('visibilitychange', onHidden);
  let silence = setTimeout(() => stop.abort(), SILENCE_MS);
  let hasGreeted = false;
  try {
    const who = whoAsks();
    const response = await fetch(address('GET /admin/stream'), {
      headers: {
        accept: 'text/event-stream',
        'x-requested-with': 'XMLHttpRequest',
        ...(lastId === undefined ? {} : { 'last-event-id': lastId }),
        // After someone else has signed in on this browser, their events don't reach this page.
        ...(who === undefined ? {} : { 'x-user': who.user, 'x-tenant': who.tenant }),
      },
      credentials: 'same-origin',
      cache: 'no-store',
      signal: stop.signal,
    });
    if (response.status === 401 || response.status === 407) leaveToSignIn();
    if ([401, 407, 412].includes(response.status)) return 'refused';
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
    if (!response.ok || !isStream || response.body === null) return 'broken';
    for await (const { id, event } of readLive(response.body)) {
      clearTimeout(silence);
      silence = setTimeout(() => stop.abort(), SILENCE_MS);
      if (!hasGreeted) {
        reportLive(true);
        refresh('stream-opened');
      }
      hasGreeted = true;
      lastId = id ?? lastId;
      if (event !== undefined) receive(event);
    }
    return hasGreeted ? 'ended' : 'broken';
  } catch {
    return document.hidden ? 'hidden' : hasGreeted ? 'ended' : 'broken';
  } finally {
    clearTimeout(silence);
    document.removeEventListener('visibilitychange', onHidden);
    reportLive(false);
    if (hasGreeted && !document.hidden) refresh('stream-closed');
  }
}

function untilSeen(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });
}

/** Listens while the page is visible; a hidden page disconnects and catches up later. */
export async function listen(): Promise<void> {
  let failures = 0;
  for (;;) {
    await untilSeen();
    const since = Date.now();
    const end = await listenOnce();
    if (end === 'refused') return;
    if (end === 'hidden') continue;
    failures = end === 'ended' && Date.now() - since >= GOOD_MS ? 0 : failures + 1;
    const wait = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
    await new Promise((resolve) => setTimeout(resolve, wait * (0.5 + Math.random() / 2)));
  }
}
