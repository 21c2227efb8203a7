import type { dataidentifiersWords } from '@casbah/messages/dataidentifiers';
import type { routeWords } from '@casbah/messages/every-area';
import { Breadcrumb } from '@casbah/widgets/breadcrumb/Breadcrumb.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { textOf } from '../../scope/scope.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useWords } from '../../words/useWords.ts';
import { ContentTabs } from '../contentprofiles/parts/ContentTabs.tsx';
import { draftOf, NEW_IDENTIFIER } from './identifier-draft.ts';
import { OwnIdentifierForm } from './OwnIdentifierForm.tsx';
import { identifierQuery } from './queries.ts';

/** Creates an identifier, or edits the one in the URL. */
export function OwnIdentifierPage() {
  const say = useWords<typeof dataidentifiersWords | typeof routeWords>();
  const found: Record<string, unknown> = useSearch({ strict: false });
  const id = textOf(found.id);
  return (
    <>
      <PageHead
        title={say(id === undefined ? 'identifiers.new' : 'route.protect.manageDataIdentifier')}
        above={
          <Breadcrumb>
            <Link to="/protect/dlpprofiles/dataidentifiers">{say('route.protect.dataIdentifiers')}</Link>
          </Breadcrumb>
        }
      >
        {say('identifiers.manage.sentence')}
      </PageHead>
      <ContentTabs />
      {id === undefined ? (
        <OwnIdentifierForm key="new" id={undefined} draft={NEW_IDENTIFIER} usedBy={[]} />
      ) : (
        <Edited key={id} id={id} />
      )}
    </>
  );
}

function Edited({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(identifierQuery(id));
  if (data !== undefined)
    return <OwnIdentifierForm id={id} draft={draftOf(data)} usedBy={data.used_by.map(({ name }) => name)} />;
  return (
    <Card>
      {error === null ? (
        <Skeleton height={420} />
      ) : (
        <ErrorView error={error} onRetry={() => void refetch()} />
      )}
    </Card>
  );
}
