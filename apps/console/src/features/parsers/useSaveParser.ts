import type { Datasource } from '@casbah/contract/datasources';
import type { parsersWords } from '@casbah/messages/parsers';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../request/api.ts';
import { queryClient } from '../../request/query-client.ts';
import { showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import type { Draft } from './draft.ts';
import { refreshParsers } from './queries.ts';

/**
 * Saves a parser and optionally sets it as a source's format and reparses the source's rejected lines. After a failure,
 * completed steps aren't repeated.
 */
export function useSaveParser(id: string | undefined, onSaved: () => void) {
  const say = useWords<typeof parsersWords>();
  const kept = useRef(id);
  return useMutation({
    mutationFn: async ({
      draft,
      source,
      asDraft,
    }: {
      draft: Draft;
      source: Datasource | undefined;
      asDraft: boolean;
    }) => {
      const { name, definition, tests } = draft;
      const body = { name: name.trim(), definition, tests: [...tests], draft: asDraft };
      const params = kept.current === undefined ? undefined : { id: kept.current };
      const { format, ...saved } =
        params === undefined
          ? await call('POST /admin/parsers', { body })
          : await call('PUT /admin/parsers/{id}', { params, body });
      kept.current = saved.id;
      if (source !== undefined) {
        const of = { params: { id: source.id } };
        await call('PATCH /admin/datasources/{id}', { ...of, body: { format } });
        await call('POST /admin/datasources/{id}/rejects/parse_again', of);
      }
      return saved;
    },
    onSuccess: ({ name }, { source, asDraft }) => {
      showToast({
        tone: 'low',
        title: say(asDraft ? 'parsers.savedDraft' : 'parsers.saved', { name }),
        ...(source === undefined ? {} : { detail: say('parsers.reads', { source: source.name }) }),
      });
      onSaved();
    },
    onSettled: async () => {
      await Promise.all([refreshParsers(), queryClient.invalidateQueries({ queryKey: ['datasources'] })]);
    },
  });
}
