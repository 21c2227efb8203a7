import type { TrafficField, TrafficList } from '@casbah/domain/filter/traffic-fields';
import type { ValueChoice } from '@casbah/widgets/filter-bar/suggestions.ts';
import type { LoadValues } from '@casbah/widgets/filter-bar/useValues.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { call } from '../request/api.ts';
import type { ScopeQuery } from '../scope/useScope.ts';
import { ALL_VALUES, facetsQuery } from './facets-query.ts';
import { useValueLabel } from './useValueLabel.ts';

const MOST_CHOICES = 30;

/** Suggested filter values: names from their lists, everything else from counts in the current scope. */
export function useLoadValues(list: TrafficList, query: ScopeQuery | undefined): LoadValues<TrafficField> {
  const queryClient = useQueryClient();
  const labelOf = useValueLabel();
  return useCallback(
    async (field, text, signal): Promise<readonly ValueChoice[]> => {
      const asked = { ...query, limit: MOST_CHOICES, sort: '-requests', ...(text === '' ? {} : { q: text }) };
      switch (field) {
        case 'service': {
          const { rows } = await call('GET /audit/services', { query: asked }, { signal });
          return rows.map(({ name, users }) => ({ value: name, label: name, count: users }));
        }
        case 'user': {
          const { rows } = await call('GET /audit/users', { query: asked }, { signal });
          return rows.map(({ user }) => ({
            value: user,
            label: labelOf('user', { value: user, label: user }),
          }));
        }
        case 'host': {
          const { rows } = await call('GET /audit/sites', { query: asked }, { signal });
          return rows.map(({ host }) => ({ value: host, label: host }));
        }
        case 'country': {
          const { rows } = await call(
            'GET /audit/destinations',
            { query: { ...query, limit: 300, sort: '-requests' } },
            { signal },
          );
          return fitting(
            rows.map(({ country }) => ({
              value: country,
              label: labelOf('country', { value: country, label: country }),
            })),
            text,
          );
        }
        default: {
          const { facets } = await queryClient.fetchQuery(facetsQuery(list, query ?? {}, ALL_VALUES));
          const values = facets.find((facet) => facet.field === field)?.values ?? [];
          return fitting(
            values.map((value) => ({ value: value.value, label: labelOf(field, value), count: value.count })),
            text,
          );
        }
      }
    },
    [queryClient, list, query, labelOf],
  );
}

function fitting(values: readonly ValueChoice[], text: string): readonly ValueChoice[] {
  const wanted = text.toLocaleLowerCase();
  return values.filter(({ label }) => label.toLocaleLowerCase().includes(wanted)).slice(0, MOST_CHOICES);
}
