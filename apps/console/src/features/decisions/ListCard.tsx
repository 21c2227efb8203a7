import { address } from '@casbah/contract/client';
import type { ListFormat, ListPreview } from '@casbah/contract/decisions';
import { BLOCK_LIST_KINDS, type BlockListFormatName, type BlockListKind } from '@casbah/domain/block-list';
import type { decisionsWords } from '@casbah/messages/decisions';
import type { tagsNamesWords } from '@casbah/messages/tags';
import { buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { DownloadIcon } from '@casbah/widgets/icons/icons.tsx';
import { NoticeBanner } from '@casbah/widgets/notice-banner/NoticeBanner.tsx';
import { SegmentedControl } from '@casbah/widgets/segmented-control/SegmentedControl.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMay } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Decisions.module.css';
import { listQuery } from './queries.ts';

/** Previews a product's list and offers its file. */
export function ListCard({ formats }: { formats: readonly ListFormat[] }) {
  const say = useWords<typeof decisionsWords | typeof tagsNamesWords>();
  const mayExport = useMay('audit.export');
  const [format, setFormat] = useState<BlockListFormatName>('proxysg');
  const [wanted, setWanted] = useState<BlockListKind>('block');
  const chosen = formats.find((one) => one.format === format);
  const kinds = BLOCK_LIST_KINDS.filter((one) => chosen?.kinds.includes(one) ?? true);
  const kind = kinds.includes(wanted) ? wanted : 'block';
  const { data, error, refetch } = useQuery(listQuery(format, kind));
  return (
    <Card
      title={say('decisions.list')}
      aside={
        mayExport ? (
          <a
            className={buttonClass()}
            download
            href={address('GET /risks/blocklist/file', { query: { format, kind } })}
          >
            <DownloadIcon />
            {say('decisions.download')}
          </a>
        ) : undefined
      }
    >
      <div className={css.stack}>
        <div className={css.fields}>
          <div className={css.product}>
            <Select
              label={say('decisions.product')}
              options={formats.map(({ format: value, title }) => ({ value, label: title }))}
              value={format}
              onChange={setFormat}
            />
          </div>
          <SegmentedControl
            label={say('decisions.kind')}
            value={kind}
            onChange={setWanted}
            segments={kinds.map((value) => ({ value, label: say(`decisions.kind.${value}`) }))}
          />
        </div>
        {data === undefined ? (
          error === null ? (
            <Skeleton height={160} />
          ) : (
            <ErrorView error={error} compact onRetry={() => void refetch()} />
          )
        ) : (
          <Preview list={data.list} />
        )}
      </div>
    </Card>
  );
}

function Preview({ list }: { list: ListPreview }) {
  const say = useWords<typeof decisionsWords | typeof tagsNamesWords>();
  const intl = useIntl();
  const format = useFormat();
  const isOver = list.limit !== null && list.entries > list.limit;
  const names = (services: ListPreview['also_hits'][number]['hits']): string =>
    intl.formatList(services.map(({ name }) => name));
  return (
    <>
      <p className={css.quiet}>
        {say('decisions.holds', {
          services: list.services,
          domains: list.domains,
          entries: format.number(list.entries),
        })}
      </p>
      {isOver ? (
        <NoticeBanner tone="high">
          {say('decisions.tooLong', {
            limit: format.number(list.limit ?? 0),
            entries: format.number(list.entries),
          })}
        </NoticeBanner>
      ) : null}
      {list.left_out_count === 0 ? null : (
        <>
          <p className={css.quiet}>{say('decisions.leftOut', { count: list.left_out_count })}</p>
          <StaticTable
            label={say('decisions.leftOut', { count: list.left_out_count })}
            rows={list.left_out}
            rowKey={({ domain }) => domain}
            empty=""
            shown={5}
            columns={[
              { id: 'domain', header: say('decisions.domain'), isRowName: true, cell: (one) => one.domain },
              { id: 'service', header: say('decisions.service'), cell: (one) => one.service.name },
              {
                id: 'why',
                header: say('decisions.why'),
                wraps: true,
                cell: (one) =>
                  one.reason === 'would_hit'
                    ? say('decisions.wouldHit', { names: names(one.hits) })
                    : say('decisions.cannotBeWritten'),
              },
            ]}
          />
        </>
      )}
      {list.also_hits_count === 0 ? null : (
        <>
          <p className={css.quiet}>{say('decisions.alsoHits', { count: list.also_hits_count })}</p>
          <StaticTable
            label={say('decisions.alsoHits', { count: list.also_hits_count })}
            rows={list.also_hits}
            rowKey={({ domain }) => domain}
            empty=""
            shown={5}
            columns={[
              { id: 'domain', header: say('decisions.domain'), isRowName: true, cell: (one) => one.domain },
              { id: 'service', header: say('decisions.service'), cell: (one) => one.service.name },
              {
                id: 'hits',
                header: say('decisions.hits'),
                wraps: true,
                cell: (one) => names(one.hits),
              },
            ]}
          />
        </>
      )}
      {list.shared_count === 0 ? null : (
        <>
          <p className={css.quiet}>{say('decisions.shared', { count: list.shared_count })}</p>
          <StaticTable
            label={say('decisions.shared', { count: list.shared_count })}
            rows={list.shared}
            rowKey={({ domain }) => domain}
            empty=""
            shown={5}
            columns={[
              { id: 'domain', header: say('decisions.domain'), isRowName: true, cell: (one) => one.domain },
              { id: 'service', header: say('decisions.service'), cell: (one) => one.service.name },
            ]}
          />
        </>
      )}
      {list.domains === 0 ? null : (
        <section aria-label={say('decisions.beginning')} className={css.stack}>
          <p className={css.quiet}>{say('decisions.beginning')}</p>
          {/* It scrolls horizontally, so keyboard users need to reach it. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
          <pre className={css.code} tabIndex={0}>
            {list.beginning}
          </pre>
        </section>
      )}
    </>
  );
}
