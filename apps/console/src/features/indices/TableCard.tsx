import type { ContentIndex } from '@casbah/contract/indices';
import type { indicesWords } from '@casbah/messages/indices';
import { IconButton } from '@casbah/widgets/button/IconButton.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip, type Tone } from '@casbah/widgets/chip/Chip.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { CloseIcon } from '@casbah/widgets/icons/frame-icons.tsx';
import { LiveProgress } from '@casbah/widgets/live-progress/LiveProgress.tsx';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useErrorWords } from '../../shell/useErrorWords.ts';
import { useWords } from '../../words/useWords.ts';
import css from './Indexes.module.css';
import { missingColumns } from './index-draft.ts';
import { isBuilding } from './poll-interval.ts';
import { TableChoice } from './TableChoice.tsx';
import { readTableHead } from './table-head.ts';
import { startTableUpload, stopTableUpload, type TableSend, useTableSend } from './table-uploads.ts';

const TONES: Readonly<Record<TableSend['state'], Tone>> = {
  sending: 'info',
  interrupted: 'medium',
  failed: 'high',
};

/** Uploads a table, for the first time or again, and says what of it is indexed. */
export function TableCard({ index, mayChange }: { index: ContentIndex; mayChange: boolean }) {
  const say = useWords<typeof indicesWords>();
  const { formatList } = useIntl();
  const [refused, setRefused] = useState<string>();
  const send = useTableSend(index.id);
  const { definition } = index;
  const columns = definition.kind === 'exact' ? definition.columns : [];
  const upload = async (file: File): Promise<void> => {
    const head = await readTableHead(file);
    if (typeof head === 'string') {
      setRefused(say(`indices.table.${head}`));
      return;
    }
    const missing = missingColumns(columns, head);
    if (missing.length > 0) {
      setRefused(say('indices.table.lacks', { count: missing.length, names: formatList(missing) }));
      return;
    }
    setRefused(undefined);
    await startTableUpload(index.id, file);
  };
  return (
    <Card title={say('indices.table')}>
      <div className={css.stack}>
        <p className={css.text}>
          {say(index.built_on === null ? 'indices.table.first' : 'indices.table.again')}
        </p>
        {mayChange ? (
          <div className={css.wide}>
            <TableChoice
              isDisabled={isBuilding(index) || send?.state === 'sending' || send?.state === 'interrupted'}
              onFile={(file) => void upload(file)}
            />
          </div>
        ) : null}
        {refused === undefined ? null : (
          <p role="alert" className={css.wrong}>
            {refused}
          </p>
        )}
        {send === undefined ? (
          index.state === 'uploading' ? (
            <p className={css.text}>{say('indices.upload.elsewhere')}</p>
          ) : null
        ) : (
          <div className={css.wide}>
            <Upload id={index.id} send={send} />
          </div>
        )}
        <p className={css.quiet}>{say('indices.dropped')}</p>
        <ul className={css.list}>
          <li>{say('indices.dropped.short')}</li>
          <li>{say('indices.dropped.long')}</li>
          <li>{say('indices.dropped.dates')}</li>
          <li>{say('indices.dropped.frequent')}</li>
        </ul>
      </div>
    </Card>
  );
}

function Upload({ id, send: { name, size, sent, state, error } }: { id: string; send: TableSend }) {
  const say = useWords<typeof indicesWords>();
  const format = useFormat();
  const wordsOf = useErrorWords();
  const problem = error === undefined ? undefined : wordsOf(error).text;
  return (
    <LiveProgress
      name={name}
      detail={format.bytes(size)}
      state={<Chip tone={TONES[state]}>{say(`indices.upload.${state}`)}</Chip>}
      progress={size === 0 ? 0 : sent / size}
      tone={state === 'failed' ? 'high' : 'accent'}
      problem={
        problem === undefined
          ? undefined
          : state === 'failed'
            ? { words: problem, tone: 'high' }
            : { words: `${problem} ${say('indices.upload.goesOn')}`, tone: 'medium' }
      }
      words={say('indices.upload.sent', { sent: format.bytes(sent), size: format.bytes(size) })}
      actions={
        <IconButton
          size="tiny"
          label={say(state === 'failed' ? 'indices.upload.dismiss' : 'indices.upload.stop', { name })}
          onPress={() => stopTableUpload(id)}
        >
          <CloseIcon size={14} />
        </IconButton>
      }
    />
  );
}
