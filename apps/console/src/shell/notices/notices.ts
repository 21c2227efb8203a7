import { ApiError } from '@casbah/contract/client';
import type { NotificationItem } from '@casbah/contract/notifications';
import { MINUTE_MS } from '@casbah/domain/time-units';
import type { Language } from '@casbah/messages/languages';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../request/api.ts';
import { queryClient } from '../../request/query-client.ts';
import { SeenQueue } from './seen-queue.ts';

/** Poll interval of the list, beside the live stream. */
export const NOTICES_EVERY_MS = 2 * MINUTE_MS;

const LIST = ['notifications', 'list'] as const;

interface NoticeList {
  unseen: number;
  notifications: readonly NotificationItem[];
}

export const noticesQuery = (lang: Language) =>
  queryOptions({
    queryKey: [...LIST, lang],
    queryFn: ({ signal }): Promise<NoticeList> =>
      call('GET /admin/notification/list', { query: { lang } }, { signal }),
    refetchInterval: NOTICES_EVERY_MS,
  });

export const fullNoticeQuery = (id: string, lang: Language) =>
  queryOptions({
    queryKey: ['notifications', 'full', id, lang],
    queryFn: ({ signal }) => call('POST /admin/notification/full', { body: { id, lang } }, { signal }),
  });

const queue = new SeenQueue({
  send: (seen) =>
    call('POST /admin/notification/seen', { body: seen === 'all' ? { all: true } : { id: seen } }),
  // Retries if the server is unreachable or busy; other errors would repeat.
  isWorthAnother: (error) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500,
  onEnd: () => void queryClient.invalidateQueries({ queryKey: ['notifications'] }),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

/** Dismissed or done: shown as seen immediately, sent to the server, and retried if it doesn't confirm. */
export function seeNotice(seen: string | 'all'): void {
  queryClient.setQueriesData<NoticeList>({ queryKey: LIST }, (before) =>
    before === undefined ? undefined : withSeen(before, seen),
  );
  void queue.see(seen);
}

function withSeen({ unseen, notifications }: NoticeList, seen: string | 'all'): NoticeList {
  if (seen === 'all')
    return { unseen: 0, notifications: notifications.map((one) => ({ ...one, seen: true })) };
  const isNew = notifications.some((one) => one.id === seen && !one.seen);
  return {
    unseen: isNew ? Math.max(0, unseen - 1) : unseen,
    notifications: notifications.map((one) => (one.id === seen ? { ...one, seen: true } : one)),
  };
}
