import { buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { UploadIcon } from '@casbah/widgets/icons/icons.tsx';
import { Link } from '@tanstack/react-router';
import { useWords } from '../../words/useWords.ts';
import { PageHead } from '../PageHead.tsx';

/** Before the first log: what will be here, and the one step that leads to it. */
export function NoDataYet({ title }: { title: string }) {
  const say = useWords();
  return (
    <>
      <PageHead title={title}>{say('audit.noData.sentence')}</PageHead>
      <Card>
        <EmptyState
          title={say('audit.noData')}
          icon={<UploadIcon />}
          action={
            <Link to="/appAudit/sources" className={buttonClass({ variant: 'primary' })}>
              {say('audit.noData.action')}
            </Link>
          }
        >
          {say('audit.noData.text')}
        </EmptyState>
      </Card>
    </>
  );
}
