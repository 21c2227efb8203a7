import type { Random } from '../../random.ts';
import type { Request } from '../../request.ts';
import type { AppRecord } from '../app-record.ts';

/** What an app records of a request, by the request's method, host and path. */
export interface EverydayAct {
  /** Share of such requests that the app records; all by default. */
  share?: number;
  record: (request: Request, random: Random) => AppRecord;
}

export type EverydayActs = Readonly<Record<string, EverydayAct>>;

export const keyOf = ({ method, host, path }: Request): string => `${method} ${host}${path}`;
