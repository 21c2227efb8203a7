import type { erasuresWords } from '@casbah/messages/erasures';
import { PageHead } from '../../shell/PageHead.tsx';
import { useWords } from '../../words/useWords.ts';
import { CheckCard } from './CheckCard.tsx';
import { CoverageCard } from './CoverageCard.tsx';
import css from './Erasures.module.css';
import { ErasuresCard } from './ErasuresCard.tsx';
import { PersonCard } from './PersonCard.tsx';

/** Deletes one person's data from logs, with proof. */
export function ErasuresPage() {
  const say = useWords<typeof erasuresWords>();
  return (
    <>
      <PageHead title={say('erasures.title')}>{say('erasures.sentence')}</PageHead>
      <div className={css.stack}>
        <div className={css.cards}>
          <PersonCard />
          <CoverageCard />
        </div>
        <ErasuresCard />
        <CheckCard />
      </div>
    </>
  );
}
