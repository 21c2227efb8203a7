import type { riskProfilesWords } from '@casbah/messages/risk';
import { buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PageHead } from '../../../shell/PageHead.tsx';
import { useWords } from '../../../words/useWords.ts';
import { profilesQuery } from './queries.ts';
import css from './Risk.module.css';
import { ThresholdsCard } from './ThresholdsCard.tsx';

const PAGES = [
  ['profiles', '/appAudit/preferences/brrprofiles'],
  ['review', '/appAudit/reviewbrr'],
  ['compare', '/appAudit/compareservices'],
  ['requests', '/appAudit/requestedservices'],
] as const;

/** Where a company says how cloud services are judged, and what it looks at beside. */
export function PreferencesPage() {
  const say = useWords<typeof riskProfilesWords>();
  const { data } = useQuery(profilesQuery);
  const builtIn = data?.profiles.find(({ built_in }) => built_in);
  const inForce = data?.profiles.find(({ in_force }) => in_force);
  return (
    <>
      <PageHead title={say('brr.preferences')}>{say('brr.preferences.sentence')}</PageHead>
      <div className={css.cards}>
        {PAGES.map(([page, path]) => (
          <Card key={page} title={say(`brr.${page}`)}>
            <div className={css.card}>
              <p>{say(`brr.${page}.text`)}</p>
              {page === 'profiles' && inForce !== undefined ? (
                <p className={css.names}>
                  {inForce.name} <Chip tone="low">{say('brr.inForce')}</Chip>
                </p>
              ) : null}
              <Link
                to={path}
                className={buttonClass()}
                aria-label={`${say('brr.open')}: ${say(`brr.${page}`)}`}
              >
                {say('brr.open')}
              </Link>
            </div>
          </Card>
        ))}
      </div>
      {builtIn === undefined ? null : (
        <ThresholdsCard key={`${builtIn.thresholds.medium} ${builtIn.thresholds.high}`} builtIn={builtIn} />
      )}
    </>
  );
}
