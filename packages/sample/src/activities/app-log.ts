import { DAY_MS } from '@casbah/domain/time-units';
import type { Random } from '../random.ts';
import type { Request } from '../request.ts';
import type { App, AppRecord } from './app-record.ts';
import { everydayRecords } from './everyday/everyday.ts';

/** Audit log of one app: one JSON record per line. */
export interface AppLog {
  app: App;
  /** The file is to be compressed with gzip. */
  fileName: `${string}.gz`;
  /** Lines with line endings, one chunk per day. Each call generates the same ones again. */
  chunks(): Generator<string>;
}

const FILE_NAMES: Readonly<Record<App, AppLog['fileName']>> = {
  microsoft365: 'microsoft365-audit.jsonl.gz',
  entra: 'entra-sign-ins.jsonl.gz',
  google: 'google-workspace-activities.jsonl.gz',
  slack: 'slack-audit.jsonl.gz',
  github: 'github-audit.jsonl.gz',
};

interface AppLogParts {
  begins: number;
  days: number;
  random: Random;
  /** Records that don't follow from traffic: stories and the help desk's work. */
  planted: readonly AppRecord[];
  /** Audited requests of a day, sorted by time. */
  auditedOf: (day: number) => readonly Request[];
}

export function appLog(app: App, { begins, days, random, planted, auditedOf }: AppLogParts): AppLog {
  const own = planted.filter((record) => record.app === app);
  return {
    app,
    fileName: FILE_NAMES[app],
    *chunks() {
      for (let day = 0; day < days; day++) {
        const midnight = begins + day * DAY_MS;
        const records = [
          ...everydayRecords(app, auditedOf(day), random.fork(`${app}/${day}`)),
          ...own.filter(({ time }) => time >= midnight && time < midnight + DAY_MS),
        ].sort((a, b) => a.time - b.time);
        if (records.length > 0) yield `${records.map(({ record }) => JSON.stringify(record)).join('\n')}\n`;
      }
    },
  };
}
