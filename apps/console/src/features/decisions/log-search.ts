import { DECISIONS, type Decision } from '@casbah/domain/decision';

/** URL parameters of the decision log. */
export interface LogSearch {
  /** Part of a service's name. */
  service: string;
  /** Part of the email address of the person who decided. */
  by: string;
  decision: string;
}

export interface LogFilter {
  service?: string;
  by?: string;
  decision?: Decision | 'none';
}

/** The filter in a URL. Unknown decisions are ignored. */
export function filterOf({ service = '', by = '', decision }: Partial<LogSearch>): LogFilter {
  const wanted = [...DECISIONS, 'none' as const].find((one) => one === decision);
  return {
    ...(service === '' ? {} : { service }),
    ...(by === '' ? {} : { by }),
    ...(wanted === undefined ? {} : { decision: wanted }),
  };
}
