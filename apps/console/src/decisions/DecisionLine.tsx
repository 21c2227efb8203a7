import type { decisionsWords } from '@casbah/messages/decisions';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useWords } from '../words/useWords.ts';
import css from './Decision.module.css';
import { DecisionTag } from './DecisionTag.tsx';
import { currentDecisionQuery } from './decision-queries.ts';

/** The decision in one line. `withDecision`: includes the decision itself, if no tag beside it shows it. */
export function DecisionLine({
  service,
  name,
  withDecision = false,
}: {
  service: string;
  name: string;
  withDecision?: boolean;
}) {
  const say = useWords<typeof decisionsWords>();
  const format = useFormat();
  const { data } = useQuery(currentDecisionQuery(service));
  const current = data?.current ?? undefined;
  if (current === undefined)
    return (
      <p className={css.line}>
        {withDecision && data !== undefined ? <DecisionTag decision={null} /> : null}
      </p>
    );
  const date = format.date(Date.parse(current.made_on), 'date');
  const who =
    current.by ??
    (current.alert_rule === null ? undefined : say('decisions.log.rule', { name: current.alert_rule }));
  return (
    <p className={css.line}>
      {withDecision ? <DecisionTag decision={current.decision} /> : null}
      <span>{who === undefined ? say('decisions.on', { date }) : say('decisions.by', { who, date })}</span>
      {current.until === null ? null : (
        <span>{say('decisions.until.is', { date: format.date(Date.parse(current.until), 'dayTime') })}</span>
      )}
      {current.reason === '' ? null : <span className={css.reason}>{current.reason}</span>}
      <Link to="/appAudit/decisions" search={{ service: name }}>
        {say('decisions.log')}
      </Link>
    </p>
  );
}
