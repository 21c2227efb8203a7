import type { Parser } from '@casbah/contract/parsers';
import type { parsersWords } from '@casbah/messages/parsers';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { PlusIcon } from '@casbah/widgets/icons/icons.tsx';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { call } from '../../request/api.ts';
import { useMay } from '../../request/session.ts';
import { readScope } from '../../scope/scope.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { showErrorToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import { EditedParser } from './EditedParser.tsx';
import css from './Parsers.module.css';
import { NEW_PARSER, readParsersSearch } from './parsers-search.ts';
import { parsersQuery, refreshParsers } from './queries.ts';

/** A parser that no source can use yet. */
function DraftName({ name }: { name: string }) {
  const say = useWords<typeof parsersWords>();
  return (
    <>
      {name} <Chip tone="neutral">{say('parsers.draft')}</Chip>
      <div className={css.quiet}>{say('parsers.draft.text')}</div>
    </>
  );
}

/** Custom parsers for logs that no built-in format can read. */
export function ParsersPage() {
  const say = useWords<typeof parsersWords>();
  const format = useFormat();
  const mayChange = useMay('datasources.modify');
  const navigate = useNavigate();
  const found = useSearch({ strict: false });
  const { parser: edited, source, reason } = useMemo(() => readParsersSearch(found), [found]);
  const { data, error, refetch } = useQuery(parsersQuery);
  const [asked, setAsked] = useState<Parser>();

  const edit = (parser: string | undefined): void =>
    void navigate({
      to: '/appAudit/sources/parsers',
      search: (before) => ({ ...before, parser, source: undefined, reason: undefined }),
    });
  const close = (): void => {
    if (source === undefined) edit(undefined);
    else void navigate({ to: '/appAudit/sources', search: { ...readScope(found), source } });
  };
  const remove = async ({ id, name }: Parser): Promise<void> => {
    setAsked(undefined);
    try {
      await call('DELETE /admin/parsers/{id}', { params: { id } });
    } catch (failure) {
      showErrorToast(failure, { title: say('parsers.delete.failed', { name }) });
    }
    await refreshParsers();
  };

  return (
    <>
      <PageHead
        title={say('route.audit.parsers')}
        above={<Link to="/appAudit/sources">{say('parsers.sources')}</Link>}
        actions={
          mayChange && edited === undefined ? (
            <Button variant="primary" icon={<PlusIcon />} onPress={() => edit(NEW_PARSER)}>
              {say('parsers.add')}
            </Button>
          ) : undefined
        }
      >
        {say('parsers.sentence')}
      </PageHead>
      {edited !== undefined && mayChange ? (
        <EditedParser
          key={`${edited} ${source} ${reason}`}
          id={edited === NEW_PARSER ? undefined : edited}
          source={source}
          reason={reason}
          onClose={close}
        />
      ) : (
        <Card>
          {data === undefined ? (
            error === null ? (
              <Skeleton height={240} />
            ) : (
              <ErrorView error={error} onRetry={() => void refetch()} />
            )
          ) : (
            <StaticTable
              label={say('route.audit.parsers')}
              rows={data.parsers}
              rowKey={({ id }) => id}
              empty={say('parsers.none')}
              columns={[
                {
                  id: 'name',
                  header: say('parsers.name'),
                  isRowName: true,
                  cell: ({ name, draft }) => (draft ? <DraftName name={name} /> : name),
                },
                {
                  id: 'sources',
                  header: say('parsers.sources'),
                  align: 'end',
                  cell: ({ sources }) => format.number(sources),
                },
                {
                  id: 'tests',
                  header: say('parsers.tests'),
                  align: 'end',
                  cell: ({ tests }) => format.number(tests),
                },
                {
                  id: 'changed',
                  header: say('parsers.changed'),
                  cell: ({ modified_on }) => <RelativeTime time={Date.parse(modified_on)} />,
                },
                {
                  id: 'actions',
                  header: say('parsers.actions'),
                  align: 'end',
                  cell: (parser) =>
                    mayChange ? (
                      <span className={css.actions}>
                        <Button
                          size="small"
                          aria-label={say('parsers.change.of', { name: parser.name })}
                          onPress={() => edit(parser.id)}
                        >
                          {say('parsers.change')}
                        </Button>
                        <Button
                          size="small"
                          isDisabled={parser.sources > 0}
                          aria-label={say('parsers.delete.of', { name: parser.name })}
                          onPress={() => setAsked(parser)}
                        >
                          {say('parsers.delete')}
                        </Button>
                      </span>
                    ) : null,
                },
              ]}
            />
          )}
        </Card>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        title={say('parsers.delete.of', { name: asked?.name ?? '' })}
        accept={say('parsers.delete')}
        danger
        onAccept={() => {
          if (asked !== undefined) void remove(asked);
        }}
        onCancel={() => setAsked(undefined)}
      >
        {say('parsers.delete.text')}
      </ConfirmDialog>
    </>
  );
}
