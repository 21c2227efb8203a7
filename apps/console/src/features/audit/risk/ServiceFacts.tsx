import type { ServiceRisk } from '@casbah/contract/risk';
import { isoTime } from '@casbah/domain/iso-time';
import type { catalogueFactsWords } from '@casbah/messages/catalogue';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Link } from '@tanstack/react-router';
import { useWords } from '../../../words/useWords.ts';
import { OF_THE_WEB } from '../service/service-search.ts';
import css from './Risk.module.css';

type Facts = Pick<ServiceRisk['service'], 'owner' | 'closed' | 'breaches'>;

export const hasFacts = ({ owner, closed, breaches }: Facts): boolean =>
  owner !== null || closed !== null || breaches.length > 0;

/** The vendor's owner, whether the service has closed, and its known breaches. */
export function ServiceFacts({ facts: { owner, closed, breaches } }: { facts: Facts }) {
  const say = useWords<typeof catalogueFactsWords>();
  const dateOf = usePartialDate();
  return (
    <div className={css.stack}>
      {closed === null ? null : (
        <p className={css.names}>
          <Chip tone="medium">
            {say(isPast(closed.on) ? 'serviceFacts.closed' : 'serviceFacts.closing', {
              on: dateOf(closed.on),
            })}
          </Chip>
          {closed.successor === null ? null : (
            <Link to="/appAudit/service/$id" params={{ id: closed.successor.id }} search={OF_THE_WEB}>
              {say('serviceFacts.successor', { name: closed.successor.name })}
            </Link>
          )}
        </p>
      )}
      {owner === null ? null : (
        <dl className={css.pairs}>
          <div>
            <dt>{say('serviceFacts.owner')}</dt>
            <dd>{owner}</dd>
          </div>
        </dl>
      )}
      {breaches.length === 0 ? null : (
        <>
          <p className={css.quiet}>{say('serviceFacts.breaches')}</p>
          <ul className={css.list} aria-label={say('serviceFacts.breaches')}>
            {breaches.map(({ on, what, source }) => (
              <li key={`${on}${source}`}>
                {dateOf(on)}: {what}{' '}
                <a href={source} target="_blank" rel="noreferrer noopener">
                  {say('serviceFacts.source')}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const isPast = (on: string): boolean => on <= isoTime(Date.now()).slice(0, on.length);

/** Formats a day, month or year for the reader's locale. */
function usePartialDate(): (on: string) => string {
  const format = useFormat('UTC');
  return (on) => {
    const [year = '', month, day] = on.split('-');
    if (month === undefined) return year;
    return format.date(
      Date.parse(`${year}-${month}-${day ?? '01'}T00:00:00Z`),
      day === undefined ? 'month' : 'date',
    );
  };
}
