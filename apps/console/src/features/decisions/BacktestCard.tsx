import type { Backtest } from '@casbah/contract/alertrules';
import type { AlertRuleWindow } from '@casbah/domain/alert-rule';
import { DECISIONS, type Decision, decisionOf } from '@casbah/domain/decision';
import type { decisionsWords } from '@casbah/messages/decisions';
import type { tagsNamesWords } from '@casbah/messages/tags';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Uploaded } from '@casbah/widgets/bytes/Bytes.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Checkbox } from '@casbah/widgets/checkbox/Checkbox.tsx';
import { RiskChip } from '@casbah/widgets/chip/RiskChip.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { type StaticColumn, StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { Trend } from '@casbah/widgets/trend/Trend.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { refreshDecisions } from '../../decisions/decision-queries.ts';
import { useDecidedToast } from '../../decisions/useUndoDecisions.ts';
import { call } from '../../request/api.ts';
import { useMay } from '../../request/session.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Decisions.module.css';
import { type Attempt, backtestQuery } from './queries.ts';

const SPANS = ['7', '30', '90'] as const;

/** Runs a condition on past traffic, window by window, and offers decisions about its matches. */
export function BacktestCard({ condition, window }: { condition: string; window: AlertRuleWindow }) {
  const say = useWords<typeof decisionsWords | typeof tagsNamesWords>();
  const [days, setDays] = useState<(typeof SPANS)[number]>('30');
  const [asked, setAsked] = useState<Attempt>();
  const { data, error, isFetching } = useQuery(backtestQuery(asked));
  const wanted = { filter: condition.trim(), window, days: Number(days) };
  return (
    <Card
      title={say('decisions.try')}
      aside={
        <Button isDisabled={wanted.filter === ''} isPending={isFetching} onPress={() => setAsked(wanted)}>
          {say('decisions.try.do')}
        </Button>
      }
    >
      <div className={css.stack}>
        <p className={css.quiet}>{say('decisions.try.sentence')}</p>
        <div className={css.narrow}>
          <Select
            label={say('decisions.try.days')}
            options={SPANS.map((value) => ({
              value,
              label: say('decisions.try.lastDays', { count: Number(value) }),
            }))}
            value={days}
            onChange={setDays}
          />
        </div>
        {error !== null ? (
          <ErrorView error={error} compact />
        ) : asked === undefined ? null : data === undefined ? (
          <Skeleton height={160} />
        ) : (
          <Found found={data} key={JSON.stringify(asked)} />
        )}
      </div>
    </Card>
  );
}

/** Summary of the matches. */
export function FoundSentence({ found }: { found: Backtest }) {
  const say = useWords<typeof decisionsWords | typeof tagsNamesWords>();
  return (
    <p className={css.quiet} role="status">
      {say('decisions.try.found', {
        services: found.services_count,
        hit: found.windows.filter(({ services }) => services > 0).length,
        windows: found.windows.length,
        window: found.window,
      })}
    </p>
  );
}

function Found({ found }: { found: Backtest }) {
  const say = useWords<typeof decisionsWords | typeof tagsNamesWords>();
  const format = useFormat();
  const mayDecide = useMay('audit.modify');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [decision, setDecision] = useState<Decision>('in_review');
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const toast = useDecidedToast();
  const { windows } = found;
  const [first] = windows;
  const last = windows.at(-1);

  const save = async (): Promise<void> => {
    setPending(true);
    setFailure(undefined);
    try {
      const { changed, entry } = await call('POST /risks/decisions', {
        body: { service_ids: [...chosen], decision },
      });
      await refreshDecisions();
      toast({ decision, count: changed, entries: entry === null ? [] : [entry] });
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
      <FoundSentence found={found} />
      {found.services.length === 0 || first === undefined || last === undefined ? null : (
        <>
          <Trend
            title={say('decisions.try.perWindow')}
            series={[
              {
                id: 'services',
                label: say('decisions.try.perWindow'),
                tone: 4,
                points: windows.map(({ from, services }) => ({ time: Date.parse(from), value: services })),
              },
            ]}
            range={{ from: Date.parse(first.from), to: Date.parse(last.to) }}
            interval={found.window}
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
                cell: ({ level, brr }) => <RiskChip level={level} brr={brr} />,
              },
              {
                id: 'when',
                header: say('decisions.try.when'),
                cell: ({ found_in }) => <When places={found_in} windows={windows} />,
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
                cell: (row) => <Uploaded of={row} />,
              },
            ]}
          />
          {mayDecide ? (
            <div className={css.fields}>
              <Select
                label={say('decisions.decision')}
                options={DECISIONS.map((value) => ({
                  value,
                  label: say(`tag.${value}`),
                  detail: say(`decisions.means.${value}`),
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

/** Windows in which a service matched, as a strip and as text. */
function When({ places, windows }: { places: readonly number[]; windows: Backtest['windows'] }) {
  const say = useWords<typeof decisionsWords | typeof tagsNamesWords>();
  const format = useFormat();
  const hit = new Set(places);
  const last = windows[places.at(-1) ?? -1];
  return (
    <>
      <span className={css.strip} aria-hidden="true">
        {windows.map(({ from }, place) => (
          <span key={from} data-hit={hit.has(place)} title={format.date(Date.parse(from), 'day')} />
        ))}
      </span>
      <span className={css.second}>
        {say('decisions.try.when.of', {
          count: places.length,
          windows: windows.length,
          last: last === undefined ? '–' : format.date(Date.parse(last.from), 'day'),
        })}
      </span>
    </>
  );
}
