import { DAY_MS } from '@casbah/domain/time-units';
import type { policiesExplainWords, policiesNamesWords } from '@casbah/messages/policies';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useTagLabel } from '../../../request/service-tags.ts';
import { useMay } from '../../../request/session.ts';
import { useWords } from '../../../words/useWords.ts';
import { destinationsQuery } from '../queries.ts';
import type { ExplainWords } from './explain-words.ts';
import { useFieldName } from './useFieldName.ts';
import { useFieldValue } from './useFieldValue.ts';
import { useTemplates } from './useTemplates.ts';

/** 1 January 2024 was a Monday. */
const A_MONDAY = Date.UTC(2024, 0, 1);

/** Words for sentences about policies, with the company's names. */
export function useExplainWords(): ExplainWords {
  const say = useWords<typeof policiesExplainWords | typeof policiesNamesWords>();
  const { locale, formatList } = useIntl();
  const format = useFormat();
  const field = useFieldName();
  const value = useFieldValue();
  const tagLabel = useTagLabel();
  const templates = useTemplates();
  const maySeeDestinations = useMay('settings.view');
  const destinations = useQuery({ ...destinationsQuery, enabled: maySeeDestinations }).data?.destinations;
  return useMemo(() => {
    const weekdays = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
    return {
      say,
      field,
      value,
      severity: (severity) => say(`policy.severity.${severity}`),
      template: (id) => templates.find((one) => one.id === id)?.name ?? id,
      destination: (id) => destinations?.find((one) => one.id === id)?.name ?? id,
      tag: (id) => tagLabel(String(id)) ?? String(id),
      time: (iso) => format.date(Date.parse(iso), 'dateTime'),
      weekday: (day) => weekdays.format(A_MONDAY + (day - 1) * DAY_MS),
      all: (items) => formatList(items, { type: 'conjunction' }),
      any: (items) => formatList(items, { type: 'disjunction' }),
    };
  }, [say, field, value, locale, formatList, format, tagLabel, templates, destinations]);
}
