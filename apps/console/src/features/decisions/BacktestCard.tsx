import type { Backtest } from '@casbah/contract/audit';
import { DECISIONS, type Decision, decisionOf } from '@casbah/domain/decision';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Checkbox } from '@casbah/widgets/checkbox/Checkbox.tsx';
import { RiskChip } from '@casbah/widgets/chip/RiskChip.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { type StaticColumn, StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { Trend } from '@casbah/widgets/trend/Trend.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useMay } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import css from './Decisions.module.css';
import { backtestQuery, decide } from './queries.ts';
import { useDecisionWords } from './useDecisionWords.ts';

const DAY = 86_400_000;
const SPANS = ['7', '30', '90'] as const;
/** Something to start from: a limit that any company has an opinion about. */
const EXAMPLE = 'risk = high and uploaded > 100MB';

/** Tries a condition on the stored past, a day at a time, and decides about what it finds. */
export function BacktestCard() {
  const say = useDecisionWords();
  const [text, setText] = useState(EXAMPLE);
  const [days, setDays] = useState<(typeof SPANS)[number]>('30');
  const [asked, setAsked] = useState<{ filter: string; days: number }>();
  const { data, error, isFetching } = useQuery(backtestQuery(asked));
  const attempt = (event: FormEvent): void => {
    event.preventDefault();
    setAsked({ filter: text.trim(), days: Number(days) });
  };
  return (
    <Card title={say('decisions.try')}>
      <div className={css.stack}>
        <p className={css.quiet}>{say('decisions.try.sentence')}</p>
        <form className={css.fields} onSubmit={attempt}>
          <div className={css.condition}>
            <TextField
              label={say('decisions.try.condition')}
              value={text}
              onChange={setText}
              maxLength={2048}
            />
          </div>
          <Select
            label={say('decisions.try.days')}
            options={SPANS.map((value) => ({
              value,
              label: say('decisions.try.lastDays', { count: Number(value) }),
            }))}
            value={days}
            onChange={setDays}
          />
          <Button type="submit" isPending={isFetching}>
            {say('decisions.try.do')}
          </Button>
        </form>
        {error !== null ? (
          <ErrorView error={error} compact />
        ) : asked === undefined ? null : data === undefined ? (
          <Skeleton height={160} />
        ) : (
          <Found found={data} key={`${asked.filter} ${asked.days}`} />
        )}
      </div>
    </Card>
  );
}

function Found({ found }: { found: Backtest }) {
  const say = useDecisionWords();
  const format = useFormat();
  const mayDecide = useMay('audit.modify');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [decision, setDecision] = useState<Decision>('in_review');
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const hitDays = found.days.filter(({ services }) => services > 0).length;
  const [first] = found.days;
  const last = found.days.at(-1);

  const save = async (): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    try {
      await decide([...chosen], decision);
      setChosen(new Set());
    } catch (caught) {
      setFailure(caught);
    }
    setPending(false);
  };
  const ticks: StaticColumn<Backtest['services'][number]>[] = mayDecide
    ? [
        {
          id: 'choose',
          header: say('decisions.try.choose'),
          cell: ({ id, name }) => (
            <Checkbox
              aria-label={say('decisions.try.choose.of', { name })}
              isSelected={chosen.has(id)}
              onChange={(is) => {
                const next = new Set(chosen);
                if (is) next.add(id);
                else next.delete(id);
                setChosen(next);
              }}
            />
          ),
        },
      ]
    : [];
  return (
    <>
      <p className={css.quiet} role="status">
        {say('decisions.try.found', {
          services: found.services_count,
          hit: hitDays,
          days: found.days.length,
        })}
      </p>
      {found.services.length === 0 || first === undefined || last === undefined ? null : (
        <>
          <Trend
            title={say('decisions.try.perDay')}
            series={[
              {
                ...{ id: 'services', label: say('decisions.try.services'), tone: 4 },
                points: found.days.map(({ day, services }) => ({ time: Date.parse(day), value: services })),
              },
            ]}
            range={{ from: Date.parse(first.day), to: Date.parse(last.day) + DAY }}
            interval="day"
            format={format.number}
            fileName={say('decisions.try.file')}
            height={100}
          />
          <StaticTable
            label={say('decisions.try.services')}
            rows={found.services}
            rowKey={({ id }) => id}
            empty=""
            shown={10}
            columns={[
              ...ticks,
              {
                id: 'service',
                header: say('decisions.service'),
                isRowName: true,
                cell: ({ id, name, tags }) => {
                  const is = decisionOf(tags);
                  return (
                    <>
                      <Link to="/appAudit/service/$id" params={{ id }} search={{}}>
                        {name}
                      </Link>
                      {is === undefined ? null : <span className={css.second}>{say(`tag.${is}`)}</span>}
                    </>
                  );
                },
              },
              {
                id: 'risk',
                header: say('decisions.try.risk'),
                cell: ({ level, brr }) => <RiskChip level={level} score={brr} />,
              },
              {
                id: 'days',
                header: say('decisions.try.hitDays'),
                align: 'end',
                cell: (one) => format.number(one.days),
              },
              {
                id: 'last',
                header: say('decisions.try.last'),
                cell: ({ last_day }) => format.date(Date.parse(last_day), 'day'),
              },
              {
                id: 'users',
                header: say('decisions.try.users'),
                align: 'end',
                cell: ({ most_users }) => format.number(most_users),
              },
              {
                id: 'uploaded',
                header: say('decisions.try.uploaded'),
                align: 'end',
                cell: ({ bytes_up }) => format.bytes(bytes_up),
              },
            ]}
          />
          {mayDecide ? (
            <div className={css.fields}>
              <Select
                label={say('decisions.decision')}
                options={DECISIONS.map((value) => ({
                  ...{ value, label: say(`tag.${value}`), detail: say(`decisions.means.${value}`) },
                }))}
                value={decision}
                onChange={setDecision}
              />
              <Button isDisabled={chosen.size === 0} isPending={isPending} onPress={() => void save()}>
                {say('decisions.try.decide', { count: chosen.size })}
              </Button>
            </div>
          ) : null}
          {failure === undefined ? null : (
            <ErrorView error={failure} title={say('decisions.failed')} compact />
          )}
        </>
      )}
    </>
  );
}
