import { isPersonal } from '@casbah/domain/anonymous-person';
import { ACTIVITY_FIELDS, type ActivityField, isActivityWord } from '@casbah/domain/filter/activity-fields';
import type { FilterValue } from '@casbah/domain/filter/expression';
import type { OwnField } from '@casbah/domain/filter/log-fields';
import type { FilterModel } from '@casbah/domain/filter/model';
import { namesOf } from '@casbah/domain/filter/vocabulary';
import { anonymisationWords } from '@casbah/messages/anonymisation';
import { administrationErrorWords } from '@casbah/messages/every-area';
import type { investigateWords } from '@casbah/messages/investigate';
import { savedfiltersWords } from '@casbah/messages/savedfilters';
import { choosingWords, filterWords, inputWords } from '@casbah/messages/widgets';
import { FilterBar } from '@casbah/widgets/filter-bar/FilterBar.tsx';
import type { FieldChoice } from '@casbah/widgets/filter-bar/suggestions.ts';
import type { LoadValues } from '@casbah/widgets/filter-bar/useValues.ts';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { closedValues } from '../../../filter/filter-fields.ts';
import { usePeopleHidden } from '../../../request/people-hidden.ts';
import type { ScopeQuery } from '../../../scope/useScope.ts';
import { AtRest } from '../../../shell/AtRest.tsx';
import { useWords } from '../../../words/useWords.ts';
import { withWords } from '../../../words/words.ts';
import type { ActivityFilter } from '../activity-filter.ts';
import { useActivityWords } from '../activity-words.ts';
import css from '../Investigate.module.css';
import { valuesOf } from '../queries.ts';

/** Loaded when opened. */
const BuilderPanel = lazy(
  withWords([filterWords, choosingWords, anonymisationWords], async () => ({
    default: (await import('../../../filter/BuilderPanel.tsx')).BuilderPanel<ActivityField>,
  })),
);
/** Loads once the list is there and nothing else is pending. */
const ActivitySavedFilters = lazy(
  withWords(
    [filterWords, savedfiltersWords, choosingWords, inputWords, administrationErrorWords],
    async () => ({ default: (await import('./ActivitySavedFilters.tsx')).ActivitySavedFilters }),
  ),
);

/** Fields that analysts ask for most, in this order; the others follow. */
const FIRST: readonly ActivityField[] = [
  'user',
  'app',
  'activity',
  'object',
  'src_ip',
  'outcome',
  'target',
  'exposure',
  'country',
  'object_type',
  'session',
  'source',
];
/** Fields that a plain word, typed without a field, is searched in. */
const SEARCHED: readonly ActivityField[] = ['text', 'user', 'object'];
const EXAMPLE =
  'activity in (share, create_link) and exposure = public and not target contains @atlas.example';
const MOST_CHOICES = 30;

const FIELDS: readonly ActivityField[] = [
  ...FIRST,
  ...namesOf(ACTIVITY_FIELDS).filter((field) => !FIRST.includes(field)),
];

const isOwn = (field: ActivityField): field is ActivityField & OwnField =>
  ACTIVITY_FIELDS[field].of === 'event';
/** Identifies people, so that readers to whom they are anonymous can't ask for it. People have pseudonyms. */
const isTelling = (field: ActivityField) => field !== 'user' && isOwn(field) && isPersonal(field);

function valuesClosed(field: ActivityField): readonly string[] | undefined {
  return field === 'risk' ? closedValues(field) : ACTIVITY_FIELDS[field].values;
}

/** The log's filter as tokens and as blocks, completing fields, operators and values. */
export function ActivityFilterLine({
  filter,
  onFilter,
  query,
  actions,
}: {
  filter: ActivityFilter;
  onFilter: (filter: ActivityFilter) => void;
  query: ScopeQuery | undefined;
  actions: ReactNode;
}) {
  const say = useWords<typeof investigateWords>();
  const words = useActivityWords();
  const isHidden = usePeopleHidden();
  const [building, setBuilding] = useState(false);
  const [draft, setDraft] = useState<FilterModel>();

  const [fields, hiddenFields] = useMemo(() => {
    const choice = (field: ActivityField): FieldChoice<ActivityField> => {
      const label = words.field(field);
      const closed = valuesClosed(field);
      if (closed === undefined) return { field, label, search: SEARCHED.includes(field) };
      return { field, label, closed: closed.map((value) => ({ value, label: words.value(field, value) })) };
    };
    const hides = (field: ActivityField) => isHidden && isTelling(field);
    return [
      FIELDS.filter((field) => !hides(field)).map(choice),
      FIELDS.filter((field) => hides(field)).map(choice),
    ];
  }, [isHidden, words]);
  const { from, to } = query ?? {};
  const loadValues = useCallback<LoadValues<ActivityField>>(
    async (field, contains, signal) => {
      if (!isActivityWord(field)) return [];
      const range = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
      const values = await valuesOf(field, { contains, size: MOST_CHOICES, query: range }, signal);
      return values.map((one) => ({ ...one, label: words.value(field, one.value, one.label) }));
    },
    [from, to, words],
  );
  const valueLabel = useCallback(
    (field: ActivityField, value: FilterValue) => words.value(field, value),
    [words],
  );
  const form = { filter, onFilter, vocabulary: ACTIVITY_FIELDS, fields, loadValues, valueLabel };
  return (
    <div data-page-search className={css.filter}>
      <FilterBar
        {...form}
        otherField={words.field}
        placeholder={say('investigate.placeholder')}
        example={EXAMPLE}
        onBuilder={() => setBuilding(!building)}
        isBuilderOpen={building}
        actions={
          <>
            {actions}
            <AtRest placeholder={<span className={css.savedFilters} />}>
              <ActivitySavedFilters filter={filter} />
            </AtRest>
          </>
        }
      />
      {building ? (
        <Suspense fallback={<Skeleton height={112} />}>
          <BuilderPanel {...form} hiddenFields={hiddenFields} draft={draft} onDraft={setDraft} />
        </Suspense>
      ) : null}
    </div>
  );
}
