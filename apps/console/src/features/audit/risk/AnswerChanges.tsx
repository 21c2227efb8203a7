import type { AnswerChange } from '@casbah/contract/risk';
import type { riskProfilesWords, riskScoreWords } from '@casbah/messages/risk';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../../words/useWords.ts';
import { answerChangesQuery } from './queries.ts';
import css from './Risk.module.css';
import { useAnswerText } from './useAnswerText.ts';

/** History of the company's overrides for a service. */
export function AnswerChanges({ id }: { id: string }) {
  const say = useWords<typeof riskProfilesWords | typeof riskScoreWords>();
  const answerText = useAnswerText();
  const { data } = useQuery(answerChangesQuery(id));
  const told = (answer: AnswerChange['before']): string =>
    answer === null ? say('brr.changes.catalogue') : answerText(answer);
  return (
    <Card title={say('brr.changes')}>
      <StaticTable
        label={say('brr.changes')}
        rows={data?.changes ?? []}
        rowKey={({ number }) => String(number)}
        empty={say('brr.changes.none')}
        columns={[
          {
            id: 'question',
            header: say('brr.question'),
            isRowName: true,
            cell: ({ question, note }) => (
              <>
                {say(`score.attribute.${question}`)}
                {note === '' ? null : <span className={css.under}>{note}</span>}
              </>
            ),
          },
          { id: 'before', header: say('brr.changes.before'), cell: ({ before }) => told(before) },
          { id: 'after', header: say('brr.changes.after'), cell: ({ after }) => told(after) },
          {
            id: 'when',
            header: say('brr.changes.when'),
            cell: ({ changed_on, changed_by }) => (
              <>
                <RelativeTime time={Date.parse(changed_on)} />
                {changed_by === null ? null : (
                  <span className={css.under}>{say('brr.by', { who: changed_by })}</span>
                )}
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}
