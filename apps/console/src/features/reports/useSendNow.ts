import type { ReportSchedule } from '@casbah/contract/reports';
import { MINUTE_MS, SECOND_MS } from '@casbah/domain/time-units';
import type { reportsWords } from '@casbah/messages/reports';
import { useEffect, useState } from 'react';
import { call } from '../../request/api.ts';
import { showErrorToast, showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';

/** A report being sent, and the last delivery before the request. */
interface Sending {
  id: string;
  known: ReadonlySet<string>;
  since: number;
}

/** Poll interval of schedules while a report is being sent, and the time limit. */
const ASK_EVERY = 2 * SECOND_MS;
const PATIENCE = 2 * MINUTE_MS;

/** Sends reports now: shows a toast at once, and another one with the result. */
export function useSendNow(schedules: readonly ReportSchedule[], refresh: () => Promise<void>) {
  const say = useWords<typeof reportsWords>();
  const [sending, setSending] = useState<readonly Sending[]>([]);

  useEffect(() => {
    const over = sending.filter((one) => {
      const schedule = schedules.find(({ id }) => id === one.id);
      if (schedule === undefined) return true;
      const { name, deliveries, recipients, last_error } = schedule;
      if (deliveries.some(({ id }) => !one.known.has(id)))
        showToast({
          tone: 'low',
          title: say('schedules.send.done', { name }),
          detail: say('schedules.send.done.text', { count: recipients.length }),
        });
      else if (last_error !== null)
        showToast({ tone: 'high', title: say('schedules.send.failed', { name }), detail: last_error });
      else if (Date.now() - one.since > PATIENCE)
        showToast({
          tone: 'info',
          title: say('schedules.send.late', { name }),
          detail: say('schedules.send.late.text'),
        });
      else return false;
      return true;
    });
    if (over.length > 0) setSending((before) => before.filter((one) => !over.includes(one)));
  }, [sending, schedules, say]);

  const isAsking = sending.length > 0;
  useEffect(() => {
    if (!isAsking) return;
    const asking = setInterval(() => void refresh(), ASK_EVERY);
    return () => clearInterval(asking);
  }, [isAsking, refresh]);

  const send = async ({ id, name, deliveries }: ReportSchedule): Promise<void> => {
    const one = { id, known: new Set(deliveries.map((delivery) => delivery.id)), since: Date.now() };
    try {
      await call('POST /admin/reports/schedules/{id}/send', { params: { id } });
    } catch (failure) {
      showErrorToast(failure, { title: say('schedules.send.failed', { name }) });
      return;
    }
    showToast({
      tone: 'info',
      title: say('schedules.send.started', { name }),
      detail: say('schedules.send.started.text'),
    });
    // An error of the previous attempt doesn't count for this one.
    await refresh();
    setSending((before) => [...before.filter((other) => other.id !== id), one]);
  };
  return { send, isSending: (id: string) => sending.some((one) => one.id === id) };
}
