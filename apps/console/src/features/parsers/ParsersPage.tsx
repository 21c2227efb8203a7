import type { Parser } from '@casbah/contract/parsers';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { PlusIcon } from '@casbah/widgets/icons/icons.tsx';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { useMay } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { showErrorToast } from '../../shell/toasts.ts';
import { BLANK, type Draft } from './draft.ts';
import { ParserEditor } from './ParserEditor.tsx';
import css from './Parsers.module.css';
import { parsersQuery, refreshParsers, rejectedLinesOf } from './queries.ts';
import { useParserWords } from './useParserWords.ts';

interface Edited {
  id: string | undefined;
  draft: Draft;
  lines: readonly string[];
}

/** Parsers that a company makes for logs that no format of Casbah's own reads. */
export function ParsersPage() {
  const say = useParserWords();
  const format = useFormat();
  const mayChange = useMay('datasources.modify');
  const { source } = useSearch({ strict: false });
  const { data, error, refetch } = useQuery(parsersQuery);
  const [edited, setEdited] = useState<Edited>();
  const [asked, setAsked] = useState<Parser>();

  const attempt = async (title: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
    } catch (failure) {
      showErrorToast(failure, { title });
    }
  };
  const begin = (): Promise<void> =>
    attempt(say('parsers.lines.failed'), async () =>
      setEdited({
        ...{ id: undefined, draft: BLANK },
        lines: typeof source === 'string' ? await rejectedLinesOf(source) : [],
      }),
    );
  const open = ({ id }: Parser): Promise<void> =>
    attempt(say('parsers.open.failed'), async () => {
      const draft = await call('GET /admin/parsers/{id}', { params: { id } });
      setEdited({ id, draft, lines: draft.tests.map(({ line }) => line) });
    });
  const remove = async ({ id, name }: Parser): Promise<void> => {
    setAsked(undefined);
    await attempt(say('parsers.delete.failed', { name }), async () => {
      await call('DELETE /admin/parsers/{id}', { params: { id } });
    });
    await refreshParsers();
  };

  return (
    <>
      <PageHead
        title={say('parsers.title')}
        above={<Link to="/appAudit/sources">{say('parsers.sources')}</Link>}
        actions={
          mayChange && edited === undefined ? (
            <Button variant="primary" icon={<PlusIcon />} onPress={() => void begin()}>
              {say('parsers.add')}
            </Button>
          ) : undefined
        }
      >
        {say('parsers.sentence')}
      </PageHead>
      {edited !== undefined ? (
        <ParserEditor {...edited} onClose={() => setEdited(undefined)} />
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
              label={say('parsers.title')}
              rows={data.parsers}
              rowKey={({ id }) => id}
              empty={say('parsers.none')}
              columns={[
                { id: 'name', header: say('parsers.name'), isRowName: true, cell: ({ name }) => name },
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
                          onPress={() => void open(parser)}
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
