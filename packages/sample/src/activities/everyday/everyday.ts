import type { Random } from '../../random.ts';
import type { Request } from '../../request.ts';
import type { App, AppRecord } from '../app-record.ts';
import { type EverydayActs, keyOf } from './everyday-act.ts';
import { GITHUB_ACTS } from './github.ts';
import { GOOGLE_ACTS } from './google.ts';
import { MICROSOFT365_ACTS } from './microsoft365.ts';
import { appSignIns, entraSignIns } from './sign-ins.ts';
import { SLACK_ACTS } from './slack.ts';

const RENEWED_TOKEN = 'GET login.microsoftonline.com/token';

const AUDITED: ReadonlySet<string> = new Set([
  RENEWED_TOKEN,
  ...[MICROSOFT365_ACTS, GOOGLE_ACTS, SLACK_ACTS, GITHUB_ACTS].flatMap((acts) => Object.keys(acts)),
]);

/** Whether an app may record a request: it got through, and to a part of the app that is audited. */
export function isAudited(request: Request): boolean {
  return request.status === 200 && AUDITED.has(keyOf(request));
}

/** What an app records of a day's audited requests, which are sorted by time. */
export function everydayRecords(app: App, requests: readonly Request[], random: Random): AppRecord[] {
  switch (app) {
    case 'microsoft365':
      return recordsOf(MICROSOFT365_ACTS, requests, random);
    case 'entra':
      return entraSignIns(requests, random);
    case 'google':
      return [...recordsOf(GOOGLE_ACTS, requests, random), ...appSignIns('google', requests)];
    case 'slack':
      return [...recordsOf(SLACK_ACTS, requests, random), ...appSignIns('slack', requests)];
    case 'github':
      return recordsOf(GITHUB_ACTS, requests, random);
  }
}

function recordsOf(acts: EverydayActs, requests: readonly Request[], random: Random): AppRecord[] {
  return requests.flatMap((request) => {
    const act = acts[keyOf(request)];
    if (act === undefined || (act.share !== undefined && random.next() >= act.share)) return [];
    return [act.record(request, random)];
  });
}
