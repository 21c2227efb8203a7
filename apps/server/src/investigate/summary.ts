import {
  ACTIVITY_FACETS,
  type ActivityBar,
  type ActivityFacet,
  type ActivityFacetCounts,
} from '@casbah/contract/investigate';
import { isPersonal } from '@casbah/domain/anonymous-person';
import { isoTime } from '@casbah/domain/iso-time';
import { type Interval, intervalFor } from '@casbah/domain/time-range';
import { ApiFailure } from '../http/failure.ts';
import { countryName } from '../traffic/country.ts';
import { bucketStarts, fitting } from '../traffic/intervals.ts';
import type { AskedActivities, InvestigateReads } from './reads.ts';

/** Maximum fields counted in one request. */
const MOST_FACETS = 12;

/** Activities over time and by values: one answer for the histogram and the facets. */
export async function summaryOf(
  reads: InvestigateReads,
  asked: AskedActivities,
  { facets, size, interval: wanted }: { facets: string; size: number; interval?: Interval | undefined },
): Promise<{ total: number; interval: Interval; bars: ActivityBar[]; facets: ActivityFacetCounts[] }> {
  const fields = facetsIn(facets, asked);
  const interval = fitting(wanted ?? intervalFor(asked.range), asked.range);
  const found = await reads.remember(`summary by ${interval} of ${fields.join()} ${size}`, asked, (scope) =>
    reads.activities.summary(scope, { interval, facets: fields.map((field) => ({ field, size })) }),
  );
  const byTime = new Map(found.bars.map((bar) => [bar.time, bar]));
  return {
    total: found.total,
    interval,
    bars: bucketStarts(asked.range, interval).map((time) => {
      const { success = 0, failure = 0, other = 0 } = byTime.get(time) ?? {};
      return { time: isoTime(time), success, failure, other };
    }),
    facets: fields.map((field, index) => {
      const { values = [], distinct = 0 } = found.facets[index] ?? {};
      const labelled = values.map(({ value, count }) => ({
        value,
        label: labelOf(field, value, asked),
        count,
      }));
      return { field, values: labelled, distinct };
    }),
  };
}

/** Fields by name; those that anonymization hides are left out. */
function facetsIn(text: string, { people }: AskedActivities): ActivityFacet[] {
  const names = [...new Set(text.split(',').map((name) => name.trim()))].filter((name) => name !== '');
  const fields = names.map((name) => facetNamed(name));
  if (fields.length > MOST_FACETS)
    throw new ApiFailure('BAD_REQUEST', { field: 'query.facets', problem: `at most ${MOST_FACETS} fields` });
  return people?.hidden === true ? fields.filter((field) => !isPersonal(field)) : fields;
}

function facetNamed(name: string): ActivityFacet {
  const known = ACTIVITY_FACETS.find((facet) => facet === name);
  if (known !== undefined) return known;
  throw new ApiFailure('BAD_REQUEST', {
    field: 'query.facets',
    problem: `“${name}” can’t be counted; use ${ACTIVITY_FACETS.join(', ')}`,
  });
}

export function labelOf(field: string, value: string, { services, cards }: AskedActivities): string {
  if (field === 'service') return services.get(value).name;
  if (field === 'country') return countryName(value);
  if (field === 'user') return cards?.get(value.toLowerCase())?.name ?? value;
  return value;
}
