import { type CSSProperties, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../format/useFormat.ts';
import { CheckIcon, FilterOutIcon, MinusIcon } from '../icons/icons.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import css from './FacetList.module.css';
import { FacetSearch } from './FacetSearch.tsx';
import {
  type FacetChoice,
  type FacetGroup,
  type FacetState,
  type FacetValue,
  NO_CHOICE,
  nextState,
  stateOf,
  valuesInSight,
} from './facet.ts';

export interface FacetListProps {
  /** Absent while loading. */
  groups: readonly FacetGroup[] | undefined;
  /** Selection by field. */
  choices: Readonly<Record<string, FacetChoice>>;
  onChoose: (field: string, value: FacetValue, state: FacetState) => void;
  /** Loads all values of a field, for searching. */
  loadAll: (field: string, signal: AbortSignal) => Promise<readonly FacetValue[]>;
  /** Number of values shown before “more”. */
  atMost?: number | undefined;
}

/** Groups of values with counts, beside a list. A click selects a value, Alt+click (or minus) excludes it. */
export function FacetList({ groups, choices, onChoose, loadAll, atMost = 5 }: FacetListProps) {
  const { formatMessage } = useIntl();
  if (groups === undefined)
    return (
      <div className={css.skeleton} aria-busy="true">
        {[0.4, 0.9, 0.7, 0.8, 0.4, 0.7, 0.9].map((share, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <Skeleton key={index} width={`${share * 100}%`} />
        ))}
      </div>
    );
  return (
    <section aria-label={formatMessage({ id: 'widgets.facets.label' })} className={css.facets}>
      {groups.map((group) => (
        <Facet
          key={group.field}
          group={group}
          choice={choices[group.field] ?? NO_CHOICE}
          onChoose={onChoose}
          loadAll={loadAll}
          atMost={atMost}
        />
      ))}
    </section>
  );
}

/** A group of values with its heading. */
export function Facet({
  group,
  choice,
  onChoose,
  loadAll,
  atMost,
}: {
  group: FacetGroup;
  choice: FacetChoice;
  onChoose: FacetListProps['onChoose'];
  loadAll: FacetListProps['loadAll'];
  atMost: number;
}) {
  const { formatMessage } = useIntl();
  const heading = useId();
  const values = valuesInSight(group.values, choice, atMost);
  const more = group.values.length - Math.min(atMost, group.values.length) + group.more;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot carry its heading beside a button
    <div role="group" aria-labelledby={heading} className={css.facet}>
      <div className={css.head}>
        <h3 id={heading}>{group.label}</h3>
        {more > 0 ? (
          <FacetSearch
            label={group.label}
            more={more}
            load={(signal) => loadAll(group.field, signal)}
            render={(all) => (
              <FacetValues
                values={all}
                choice={choice}
                onChoose={(value, state) => onChoose(group.field, value, state)}
              />
            )}
          />
        ) : null}
      </div>
      {values.length === 0 ? (
        <p className={css.note}>{formatMessage({ id: 'widgets.facets.none' })}</p>
      ) : (
        <FacetValues
          values={values}
          choice={choice}
          onChoose={(value, state) => onChoose(group.field, value, state)}
        />
      )}
    </div>
  );
}

/** One tab stop; arrow keys move between values. */
export function FacetValues({
  values,
  choice,
  onChoose,
}: {
  values: readonly FacetValue[];
  choice: FacetChoice;
  onChoose: (value: FacetValue, state: FacetState) => void;
}) {
  const [current, setCurrent] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const most = Math.max(1, ...values.map((value) => value.count));
  const active = Math.min(current, values.length - 1);

  const goTo = (index: number) => {
    const next = Math.min(values.length - 1, Math.max(0, index));
    setCurrent(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const value = values[active];
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      Home: 0,
      End: values.length - 1,
    };
    const step = steps[event.key];
    if (step !== undefined) goTo(step);
    else if (event.key === '-' && value !== undefined)
      onChoose(value, nextState(stateOf(choice, value.value), true));
    else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows go between the buttons inside
    <div ref={list} className={css.values} onKeyDown={onKeyDown}>
      {values.map((value, index) => (
        <FacetRow
          key={value.value}
          value={value}
          state={stateOf(choice, value.value)}
          share={value.count / most}
          tabbable={index === active}
          onFocus={() => setCurrent(index)}
          onChoose={(exclude) => onChoose(value, nextState(stateOf(choice, value.value), exclude))}
        />
      ))}
    </div>
  );
}

const BOXES: Readonly<Record<FacetState, ReactNode>> = {
  only: <CheckIcon size={12} />,
  without: <MinusIcon size={12} />,
  none: null,
};

function FacetRow({
  value,
  state,
  share,
  tabbable,
  onFocus,
  onChoose,
}: {
  value: FacetValue;
  state: FacetState;
  share: number;
  tabbable: boolean;
  onFocus: () => void;
  onChoose: (exclude: boolean) => void;
}) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const words = { label: value.label, count: format.number(value.count) };
  const style: CSSProperties & Record<'--share', string> = {
    '--share': `${Math.max(value.count > 0 ? 2 : 0, share * 100).toFixed(1)}%`,
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: three states, and Alt with a click: an input has neither
    <button
      type="button"
      role="checkbox"
      aria-checked={state === 'only'}
      aria-label={formatMessage(
        { id: state === 'without' ? 'widgets.facets.excluded' : 'widgets.facets.value' },
        words,
      )}
      tabIndex={tabbable ? 0 : -1}
      data-state={state}
      className={css.value}
      style={style}
      title={value.label}
      onFocus={onFocus}
      onClick={(event) =>
        onChoose(
          event.altKey ||
            (event.target instanceof Element && event.target.closest('[data-exclude]') !== null),
        )
      }
    >
      <span className={css.box} aria-hidden="true">
        {BOXES[state]}
      </span>
      <span className={css.label}>{value.label}</span>
      <span className={css.count}>{format.compact(value.count)}</span>
      <span
        className={css.exclude}
        data-exclude=""
        aria-hidden="true"
        title={formatMessage({ id: 'widgets.facets.exclude' }, words)}
      >
        <FilterOutIcon size={14} />
      </span>
    </button>
  );
}
