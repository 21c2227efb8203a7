import type { dictionariesWords } from '@casbah/messages/dictionaries';
import type { routeWords } from '@casbah/messages/every-area';
import { Breadcrumb } from '@casbah/widgets/breadcrumb/Breadcrumb.tsx';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useWords } from '../../words/useWords.ts';
import { ContentTabs } from '../contentprofiles/parts/ContentTabs.tsx';
import { DeleteDictionaryDialog } from './DeleteDictionaryDialog.tsx';
import css from './Dictionaries.module.css';
import { DictionaryDialog } from './DictionaryDialog.tsx';
import type { DictionariesSearch } from './dictionaries-search.ts';
import { dictionaryQuery } from './queries.ts';
import { TermsCard } from './TermsCard.tsx';
import { TextFileCard } from './TextFileCard.tsx';

const PATH = '/appControls/Dictionaries';

/** A dictionary with its terms. */
export function DictionaryDetail({ id, search }: { id: string; search: DictionariesSearch }) {
  const say = useWords<typeof dictionariesWords | typeof routeWords>();
  const mayChange = useMay('protect.modify');
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'edit' | 'delete'>();
  // While it is deleted, the live stream must not refetch it.
  const isKept = dialog !== 'delete';
  const { data, error, refetch } = useQuery({ ...dictionaryQuery(id), enabled: isKept });
  return (
    <>
      <PageHead
        title={data?.name ?? say('route.protect.dictionaries')}
        above={
          <Breadcrumb>
            <Link to={PATH}>{say('route.protect.dictionaries')}</Link>
          </Breadcrumb>
        }
        actions={
          data !== undefined && mayChange ? (
            <>
              <Button onPress={() => setDialog('edit')}>{say('dictionaries.edit')}</Button>
              <Button onPress={() => setDialog('delete')}>{say('dictionaries.delete')}</Button>
            </>
          ) : undefined
        }
      >
        {data === undefined
          ? null
          : [
              say('dictionaries.terms.count', { count: data.terms }),
              ...(data.ignore_accents ? [say('dictionaries.accents')] : []),
              ...(data.description === '' ? [] : [data.description]),
            ].join(' · ')}
      </PageHead>
      <ContentTabs />
      {data === undefined ? (
        <Card>
          {error === null ? (
            <Skeleton height={320} />
          ) : (
            <ErrorView error={error} onRetry={() => void refetch()} />
          )}
        </Card>
      ) : (
        <div className={css.detail}>
          <TermsCard dictionary={data} search={search} mayChange={mayChange} isKept={isKept} />
          <TextFileCard dictionary={data} mayChange={mayChange} />
        </div>
      )}
      {dialog === 'edit' && data !== undefined ? (
        <DictionaryDialog dictionary={data} onClose={() => setDialog(undefined)} />
      ) : null}
      <DeleteDictionaryDialog
        dictionary={dialog === 'delete' ? data : undefined}
        onClose={() => setDialog(undefined)}
        onDeleted={() => navigate({ to: PATH })}
      />
    </>
  );
}
