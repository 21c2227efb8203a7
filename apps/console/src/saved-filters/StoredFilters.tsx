import { isSameAttributes } from '@casbah/domain/filter/saved-filter';
import { defaultFilterName } from '@casbah/domain/filter/saved-filter-wire';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { SavedFilters } from '@casbah/widgets/saved-filters/SavedFilters.tsx';
import type { LoadItems } from '@casbah/widgets/typeahead/item.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { call } from '../request/api.ts';
import { queryClient } from '../request/query-client.ts';
import { resource } from '../request/resource.ts';
import { useMay } from '../request/session.ts';
import { showToast } from '../shell/toasts.ts';
import { errorAnswer, wordsOfCode } from '../words/error-words.ts';
import type { SavedFiltersOfList } from './asked.ts';
import { savedFilterProblem } from './problem.ts';
import { savedFiltersQuery } from './saved-filters-query.ts';
import { savedFilterOf, sharedWith } from './stored.ts';

const findPeople: LoadItems = async (query, loaded, signal) => {
  if (loaded > 0) return [];
  const { users } = await call(
    'GET /admin/list_users_and_groups',
    { query: { query, is_active: 'true' } },
    { signal },
  );
  return users.map(({ id, name, email }, index) => ({
    data: { key: id, value: name, detail: email },
    index,
  }));
};

/** A list's saved filters, one's own and shared ones, for the end of its filter line. */
export function StoredFilters(props: SavedFiltersOfList) {
  const { app, list, asked, describe, isUntouched, onLoad, onClear } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const format = useFormat();
  const mayFindPeople = useMay('account.view');
  const { data: stored } = useQuery(savedFiltersQuery(app));
  const filters = useMemo(
    () => (stored ?? []).map((one) => savedFilterOf(one, describe)),
    [stored, describe],
  );
  const current = useMemo(() => describe(asked), [asked, describe]);
  const [loaded, setLoaded] = useState<string>();
  // A link or back navigation may restore a filter's query without naming the filter.
  const meant =
    loaded ??
    (current.length === 0
      ? undefined
      : filters.find(({ attributes }) => isSameAttributes(attributes, current))?.uid);

  const load = (uid: string, first: boolean) => {
    const found = stored?.find(({ id }) => id === uid);
    if (found === undefined) return;
    setLoaded(uid);
    onLoad(found.filter_config, first);
  };
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current || stored === undefined) return;
    opened.current = true;
    const usual = stored.find(({ filter_config }) => filter_config.is_default);
    if (usual !== undefined && isUntouched) load(usual.id, true);
  });

  const doing = async <Result,>(work: Promise<Result>, done: string | undefined): Promise<Result> => {
    try {
      const result = await work;
      await queryClient.invalidateQueries({ queryKey: savedFiltersQuery(app).queryKey });
      if (done !== undefined) showToast({ tone: 'low', title: done });
      return result;
    } catch (error) {
      const answer = errorAnswer(error);
      throw new Error(
        savedFilterProblem(error, () =>
          answer === undefined ? undefined : wordsOfCode(intl, answer.error, answer.details),
        ),
      );
    }
  };
  const updated = () => formatMessage({ id: 'savedFilters.UPDATE_FILTER_SUCCESS' });
  const change = (id: string, data: Parameters<typeof patch>[1]) => doing(patch(id, data), updated());

  return (
    <SavedFilters
      filters={filters}
      activeUid={meant}
      current={current}
      defaultName={defaultFilterName(
        formatMessage({ id: 'savedFilters.defaultName' }, { list, date: format.date(Date.now(), 'date') }),
        filters.map(({ name }) => name),
      )}
      {...(mayFindPeople ? { findPeople } : { findPeople: nobody })}
      onLoad={({ uid }) => load(uid, false)}
      onReset={() => {
        setLoaded(undefined);
        onClear();
      }}
      onClear={() => {
        setLoaded(undefined);
        onClear();
      }}
      onSave={async (input) => {
        const data = {
          name: input.name,
          app,
          ...sharedWith(input.sharing),
          filter_config: { ...asked, tab: app, is_default: input.isDefault },
        };
        const { id } = await doing(
          resource('customfilters', 'post', { data }),
          formatMessage({ id: 'savedFilters.SAVED_FILTER_SUCCESS' }),
        );
        setLoaded(id);
      }}
      onUpdate={async (uid, input) => {
        await change(uid, {
          name: input.name,
          ...sharedWith(input.sharing),
          filter_config: { ...asked, is_default: input.isDefault },
        });
      }}
      onRename={async (uid, name) => void (await change(uid, { name }))}
      onDelete={async (id) => {
        await doing(
          resource('customfilters', 'delete', { id }),
          formatMessage({ id: 'savedFilters.DELETE_FILTER_SUCCESS' }),
        );
      }}
      onMakeDefault={async (uid) => void (await change(uid, { filter_config: { is_default: true } }))}
    />
  );
}

/** Without permission to view accounts, people can't be found for sharing. */
const nobody: LoadItems = async () => [];

const patch = (id: string, data: Parameters<typeof resource<'customfilters', 'patch'>>[2]['data']) =>
  resource('customfilters', 'patch', { id, data });
