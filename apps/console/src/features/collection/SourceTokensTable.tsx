import type { SourceTokenAnswer } from '@casbah/contract/collection';
import { maskedSourceToken } from '@casbah/domain/collection';
import type { collectionWords } from '@casbah/messages/collection';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { refreshSources } from '../../request/refresh-sources.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useWords } from '../../words/useWords.ts';

/** Push tokens of a source. */
export function SourceTokensTable({
  source,
  tokens,
  mayModify,
}: {
  source: string;
  tokens: readonly SourceTokenAnswer[];
  mayModify: boolean;
}) {
  const say = useWords<typeof collectionWords>();
  const [asking, setAsking] = useState<string>();
  const remove = useMutation({
    mutationFn: (token: string) =>
      call('DELETE /admin/datasources/{id}/tokens/{token}', { params: { id: source, token } }),
    onSuccess: () => setAsking(undefined),
    onSettled: refreshSources,
  });
  return (
    <>
      <StaticTable
        label={say('datasources.way.tokens')}
        rows={tokens}
        rowKey={({ id }) => id}
        empty={say('datasources.way.runs.none')}
        columns={[
          {
            id: 'token',
            header: say('datasources.way.token'),
            isRowName: true,
            cell: ({ id }) => <code>{maskedSourceToken(id)}</code>,
          },
          {
            id: 'made',
            header: say('datasources.way.token.made'),
            cell: ({ created_on }) => <RelativeTime time={Date.parse(created_on)} />,
          },
          {
            id: 'used',
            header: say('datasources.way.token.used'),
            cell: ({ last_used_on, last_address }) =>
              last_used_on === null ? (
                say('datasources.way.token.never')
              ) : (
                <>
                  <RelativeTime time={Date.parse(last_used_on)} />{' '}
                  {last_address === null
                    ? null
                    : say('datasources.way.token.usedFrom', { address: last_address })}
                </>
              ),
          },
          ...(mayModify
            ? [
                {
                  id: 'remove',
                  header: say('datasources.way.token.remove'),
                  align: 'end' as const,
                  cell: ({ id }: SourceTokenAnswer) => (
                    <Button
                      size="small"
                      aria-label={say('datasources.way.token.removeOf', { id })}
                      onPress={() => setAsking(id)}
                    >
                      {say('datasources.way.token.remove')}
                    </Button>
                  ),
                },
              ]
            : []),
        ]}
      />
      {asking === undefined ? null : (
        <ConfirmDialog
          open
          danger
          title={say('datasources.way.token.removeOf', { id: asking })}
          accept={say('datasources.way.token.remove')}
          pending={remove.isPending}
          onAccept={() => remove.mutate(asking)}
          onCancel={() => setAsking(undefined)}
        >
          <p>{say('datasources.way.token.remove.text')}</p>
          {remove.isError ? <ErrorView error={remove.error} compact /> : null}
        </ConfirmDialog>
      )}
    </>
  );
}
