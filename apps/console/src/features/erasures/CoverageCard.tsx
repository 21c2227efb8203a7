import type { erasuresWords } from '@casbah/messages/erasures';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Erasures.module.css';

const DELETED = ['events', 'rejects', 'mentions'] as const;
const KEPT = ['account', 'history', 'notes', 'exports', 'logs'] as const;

/** What a deletion covers, and what it doesn't. */
export function CoverageCard() {
  const say = useWords<typeof erasuresWords>();
  return (
    <Card title={say('erasures.coverage')}>
      <div className={css.stack}>
        <section className={css.side}>
          <h3>{say('erasures.covered')}</h3>
          <ul className={css.list}>
            {DELETED.map((what) => (
              <li key={what}>{say(`erasures.covered.${what}`)}</li>
            ))}
          </ul>
        </section>
        <section className={css.side}>
          <h3>{say('erasures.kept')}</h3>
          <KeptList />
        </section>
      </div>
    </Card>
  );
}

/** What stays, and where to delete it. */
export function KeptList() {
  const say = useWords<typeof erasuresWords>();
  return (
    <ul className={css.list}>
      {KEPT.map((what) => (
        <li key={what}>{say(`erasures.kept.${what}`)}</li>
      ))}
    </ul>
  );
}
