import { administrationErrorWords } from '@casbah/messages/every-area';
import { firststepsWords } from '@casbah/messages/firststeps';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { UploadIcon } from '@casbah/widgets/icons/icons.tsx';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '../../request/session.ts';
import { useWords } from '../../words/useWords.ts';
import { withWords } from '../../words/words.ts';
import { PageHead } from '../PageHead.tsx';

const HIDDEN = 'casbah.first-steps';
const loadFirstSteps = withWords(
  [firststepsWords, administrationErrorWords],
  () => import('../../first-steps/FirstSteps.tsx'),
);
const FirstSteps = lazy(async () => ({ default: (await loadFirstSteps()).FirstSteps }));

/** Before the first log: what the page will show, the first step, and for sysadmins the whole checklist. */
export function NoDataYet({ title }: { title: string }) {
  const say = useWords();
  const { role } = useSession();
  const [isHidden, setHidden] = useState(() => localStorage.getItem(HIDDEN) === 'hidden');
  const showsSteps = role === 'sysadmin' && !isHidden;
  return (
    <>
      <PageHead
        title={title}
        actions={
          showsSteps ? (
            <Button
              variant="ghost"
              onPress={() => {
                localStorage.setItem(HIDDEN, 'hidden');
                setHidden(true);
              }}
            >
              {say('audit.noData.hideSteps')}
            </Button>
          ) : undefined
        }
      >
        {say('audit.noData.sentence')}
      </PageHead>
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
      <Suspense>{showsSteps ? <FirstSteps /> : null}</Suspense>
    </>
  );
}
