import type { trendsCalls } from '@casbah/contract/trends';
import type { Service } from '@casbah/discovery/catalogue/catalogue';
import { isoTime } from '@casbah/domain/iso-time';
import type { Handlers } from '../http/guard.ts';
import { duplicates } from '../traffic/duplicates.ts';
import type { InstanceOf } from '../traffic/instance-of.ts';
import { months } from '../traffic/months.ts';
import type { Readers } from '../traffic/reader.ts';
import type { TrafficReads } from '../traffic/reads.ts';
import { type DepartmentsOf, departments } from './departments.ts';
import { instances } from './instances.ts';

export function trendsHandlers({
  reads,
  read,
  departmentsOf,
  ...parts
}: Pick<Readers, 'read'> & {
  reads: TrafficReads;
  departmentsOf: DepartmentsOf;
  instanceOf: InstanceOf;
  /** Whether hosts of the service distinguish personal from company accounts. */
  hasInstances: (service: Service) => boolean;
}): Handlers<typeof trendsCalls> {
  return {
    'GET /audit/trends/months': read(async (asked, { query }) => {
      const found = await months(reads, asked, query.months);
      const since = asked.data?.from;
      return {
        months: found,
        data_from: since === undefined ? null : isoTime(since),
        meta: reads.meta(asked, found.length),
      };
    }),

    'GET /audit/trends/duplicates': read(async (asked, { query }) => {
      const rows = await duplicates(reads, asked, query.service);
      return { rows, meta: reads.meta(asked, rows.length) };
    }),

    'GET /audit/trends/instances': read(async (asked) => {
      const found = await instances(reads, asked, parts);
      return { ...found, meta: reads.meta(asked, found.instances.length) };
    }),

    'GET /audit/trends/departments': read(async (asked) => {
      const found = await departments(reads, asked, departmentsOf);
      return { ...found, meta: reads.meta(asked, found.departments?.length ?? 0) };
    }),
  };
}
