import type { investigateWords } from '@casbah/messages/investigate';
import { buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { InvestigateIcon } from '@casbah/widgets/icons/icons.tsx';
import { Link } from '@tanstack/react-router';
import { useMay } from '../../../request/session.ts';
import { PageHead } from '../../../shell/PageHead.tsx';
import { useWords } from '../../../words/useWords.ts';

/** Before the first activity: where they come from. */
export function NoActivitiesYet() {
  const say = useWords<typeof investigateWords>();
  const mayAdd = useMay('datasources.modify');
  return (
    <>
      <PageHead title={say('route.investigate.home')}>{say('investigate.noData.sentence')}</PageHead>
      <Card>
        <EmptyState
          title={say('investigate.noData')}
          icon={<InvestigateIcon />}
          action={
            mayAdd ? (
              <Link to="/appAudit/sources" className={buttonClass({ variant: 'primary' })}>
                {say('investigate.noData.action')}
              </Link>
            ) : undefined
          }
        >
          {say(mayAdd ? 'investigate.noData.text' : 'investigate.noData.rights')}
        </EmptyState>
      </Card>
    </>
  );
}
