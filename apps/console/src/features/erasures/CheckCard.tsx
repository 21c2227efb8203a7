import type { erasuresWords } from '@casbah/messages/erasures';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { InlineCode } from '@casbah/widgets/inline-code/InlineCode.tsx';
import { Link } from '@tanstack/react-router';
import { useWords } from '../../words/useWords.ts';
import css from './Erasures.module.css';

/** Names in the file, and the command for its hashes: the same in every language. */
const SUBJECT = 'subject.sha256';
const REMAINING = 'remaining';
const HISTORY = 'history';
const COMMAND = "printf %s '<salt><name>' | sha256sum";

/** How to check a certificate, field by field. */
export function CheckCard() {
  const say = useWords<typeof erasuresWords>();
  return (
    <Card title={say('erasures.check')}>
      <div className={css.stack}>
        <p className={css.text}>{say('erasures.check.text')}</p>
        <ul className={css.list}>
          <li>
            <InlineCode>{SUBJECT}</InlineCode> {say('erasures.check.subject')}{' '}
            <InlineCode>{COMMAND}</InlineCode>
          </li>
          <li>
            <InlineCode>{REMAINING}</InlineCode> {say('erasures.check.remaining')}
          </li>
          <li>
            <InlineCode>{HISTORY}</InlineCode> {say('erasures.check.history')}{' '}
            <Link to="/appForensics/history" className={css.inText}>
              {say('erasures.check.open')}
            </Link>
          </li>
        </ul>
      </div>
    </Card>
  );
}
