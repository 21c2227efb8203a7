import type { Datasource } from '@casbah/contract/datasources';
import type { datasourcesWords } from '@casbah/messages/datasources';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { PencilIcon, TrashIcon } from '@casbah/widgets/icons/icons.tsx';
import { useState } from 'react';
import { useMay } from '../../request/session.ts';
import { useWords } from '../../words/useWords.ts';
import { CollectionCard } from '../collection/parts/CollectionCard.tsx';
import { SyslogCard } from '../syslog/parts/SyslogCard.tsx';
import { ArrivalsCard } from './ArrivalsCard.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { FilesCard } from './FilesCard.tsx';
import { ReadingCard } from './ReadingCard.tsx';
import { RejectsCard } from './RejectsCard.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import css from './Sources.module.css';

/** What a source delivered and how it is read. */
export function SourceDetail({ source, onDeleted }: { source: Datasource; onDeleted: () => void }) {
  const say = useWords<typeof datasourcesWords>();
  const mayModify = useMay('datasources.modify');
  const [asking, setAsking] = useState<'rename' | 'delete'>();
  return (
    <>
      <div className={css.detailHead}>
        <h2>{source.name}</h2>
        {mayModify ? (
          // biome-ignore lint/a11y/useSemanticElements: the buttons are not fields of a form
          <div
            role="group"
            aria-label={say('datasources.actions', { name: source.name })}
            className={css.actions}
          >
            <Button size="small" icon={<PencilIcon size={14} />} onPress={() => setAsking('rename')}>
              {say('datasources.rename')}
            </Button>
            <Button
              size="small"
              variant="danger"
              icon={<TrashIcon size={14} />}
              onPress={() => setAsking('delete')}
            >
              {say('datasources.delete.submit')}
            </Button>
          </div>
        ) : null}
      </div>
      <div className={css.cards}>
        <RejectsCard source={source} />
        <ReadingCard source={source} />
      </div>
      {/* The chart shows only traffic. */}
      {source.role === 'who_is_where' && source.events === 0 ? null : (
        <ArrivalsCard key={source.id} source={source} />
      )}
      <SyslogCard source={source} />
      <CollectionCard source={source} />
      <FilesCard source={source} />
      {asking === 'rename' ? <RenameDialog source={source} onClose={() => setAsking(undefined)} /> : null}
      {asking === 'delete' ? (
        <DeleteDialog source={source} onClose={() => setAsking(undefined)} onDeleted={onDeleted} />
      ) : null}
    </>
  );
}
