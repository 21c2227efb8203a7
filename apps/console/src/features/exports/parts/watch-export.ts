import type { ExportJob } from '@casbah/contract/exports';
import { call } from '../../../request/api.ts';
import { isLive, onLive } from '../../../request/live.ts';
import { CALM_MS } from '../../../request/refresh-sources.ts';

const ASK_EVERY_MS = 2000;

export function isUnfinished({ state }: Pick<ExportJob, 'state'>): boolean {
  return state === 'queued' || state === 'running';
}

/** Waits until an export ends, on whatever page the person is then; undefined if it was deleted. */
export async function untilEnded(started: ExportJob): Promise<ExportJob | undefined> {
  let latest: ExportJob | undefined = started;
  let isNews = false;
  let wake: () => void = () => undefined;
  const stop = onLive((event) => {
    if (event.type !== 'changed' || !event.areas.includes('exports')) return;
    isNews = true;
    wake();
  });
  let asked = 0;
  while (latest !== undefined && isUnfinished(latest)) {
    await new Promise<void>((resolve) => {
      wake = resolve;
      setTimeout(resolve, ASK_EVERY_MS);
    });
    if (document.hidden || (isLive() && !isNews && Date.now() - asked < CALM_MS)) continue;
    isNews = false;
    asked = Date.now();
    const before: ExportJob = latest;
    latest = await call('GET /exports/{id}', { params: { id: before.id } }, { staysSignedIn: true }).catch(
      (error: unknown) => (isGone(error) ? undefined : before),
    );
  }
  stop();
  return latest;
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404;
}
