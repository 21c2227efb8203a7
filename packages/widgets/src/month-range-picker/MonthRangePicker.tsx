import { addToMonth, compareMonths, type Month } from '@casbah/domain/calendar';
import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx';
import { Popover } from '../popover/Popover.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import css from './MonthRangePicker.module.css';
import {
  between,
  isWithin,
  type MonthLimits,
  type MonthRange,
  monthsByKey,
  movedBy,
} from './month-choice.ts';

export interface MonthRangePickerProps extends MonthLimits {
  /** Accessible label for the months. */
  label: string;
  value: MonthRange;
  onChange: (range: MonthRange) => void;
}

/**
 * Selects whole months: arrows move by one, and the button between them opens the year for the first and last month.
 */
export function MonthRangePicker({ label, value, onChange, min, max }: MonthRangePickerProps) {
  const { formatMessage, formatDateTimeRange } = useIntl();
  const limits = { min, max };
  const [earlier, later] = [movedBy(value, -1, limits), movedBy(value, 1, limits)];
  return (
    <div className={css.picker}>
      <IconButton
        label={formatMessage({ id: 'widgets.monthRange.earlier' })}
        variant="secondary"
        isDisabled={earlier === undefined}
        onPress={() => earlier !== undefined && onChange(earlier)}
      >
        <span className={css.arrow}>
          <ChevronLeftIcon />
        </span>
      </IconButton>
      <Popover
        label={label}
        trigger={
          <Button>
            <VisuallyHidden>{label} </VisuallyHidden>
            <span className={css.range}>
              {formatDateTimeRange(dateOf(value.first), dateOf(value.last), MONTH_AND_YEAR)}
            </span>
          </Button>
        }
      >
        {(close) => (
          <Months
            value={value}
            limits={limits}
            onApply={(range) => {
              onChange(range);
              close();
            }}
          />
        )}
      </Popover>
      <IconButton
        label={formatMessage({ id: 'widgets.monthRange.later' })}
        variant="secondary"
        isDisabled={later === undefined}
        onPress={() => later !== undefined && onChange(later)}
      >
        <span className={css.arrow}>
          <ChevronRightIcon />
        </span>
      </IconButton>
    </div>
  );
}

const MONTH_AND_YEAR = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

function dateOf({ year, month }: Month): Date {
  return new Date(Date.UTC(year, month - 1));
}

function Months({
  value,
  limits,
  onApply,
}: {
  value: MonthRange;
  limits: MonthLimits;
  onApply: (range: MonthRange) => void;
}) {
  const { formatMessage, formatDate } = useIntl();
  const { direction } = useLocale();
  /** First of two presses; the second completes the range. */
  const [anchor, setAnchor] = useState<Month>();
  const [chosen, setChosen] = useState(value);
  const [focused, setFocused] = useState(value.last);
  const year = focused.year;
  const go = (months: number, moveFocus: boolean) => {
    const next = addToMonth(focused, months);
    if (!isWithin(next, limits) && !anyWithin(next.year, limits)) return;
    // A month in another year exists only after rendering, and the next key may come before the next frame.
    flushSync(() => setFocused(next));
    if (moveFocus) document.getElementById(idOf(next))?.focus();
  };
  const press = (month: Month) => {
    setFocused(month);
    setChosen(between(anchor ?? month, month));
    setAnchor(anchor === undefined ? month : undefined);
  };
  return (
    <div className={css.months}>
      <div className={css.head}>
        <IconButton
          label={formatMessage({ id: 'widgets.monthRange.yearBefore' })}
          size="small"
          isDisabled={!anyWithin(year - 1, limits)}
          onPress={() => go(-12, false)}
        >
          <span className={css.arrow}>
            <ChevronLeftIcon />
          </span>
        </IconButton>
        <span className={css.year} aria-live="polite">
          {year}
        </span>
        <IconButton
          label={formatMessage({ id: 'widgets.monthRange.yearAfter' })}
          size="small"
          isDisabled={!anyWithin(year + 1, limits)}
          onPress={() => go(12, false)}
        >
          <span className={css.arrow}>
            <ChevronRightIcon />
          </span>
        </IconButton>
      </div>
      <fieldset className={css.grid}>
        <VisuallyHidden>
          <legend>{formatMessage({ id: 'widgets.monthRange.months' }, { year })}</legend>
        </VisuallyHidden>
        {Array.from({ length: 12 }, (_, index) => {
          const month = { year, month: index + 1 };
          const isChosen = compareMonths(month, chosen.first) >= 0 && compareMonths(month, chosen.last) <= 0;
          const isEnd = compareMonths(month, chosen.first) === 0 || compareMonths(month, chosen.last) === 0;
          return (
            <button
              key={month.month}
              id={idOf(month)}
              type="button"
              className={css.month}
              aria-pressed={isChosen}
              data-end={isEnd || undefined}
              disabled={!isWithin(month, limits)}
              tabIndex={compareMonths(month, focused) === 0 ? 0 : -1}
              onClick={() => press(month)}
              onFocus={() => setFocused(month)}
              onKeyDown={(event) => {
                const months = monthsByKey(event.key, month, direction === 'rtl');
                if (months === undefined) return;
                event.preventDefault();
                if (isWithin(addToMonth(month, months), limits)) go(months, true);
              }}
            >
              {formatDate(dateOf(month), { month: 'short', timeZone: 'UTC' })}
              <VisuallyHidden> {year}</VisuallyHidden>
            </button>
          );
        })}
      </fieldset>
      <div className={css.foot}>
        <span className={css.hint}>
          {formatMessage({
            id: anchor === undefined ? 'widgets.monthRange.first' : 'widgets.monthRange.last',
          })}
        </span>
        <Button size="small" variant="primary" onPress={() => onApply(chosen)}>
          {formatMessage({ id: 'widgets.dates.apply' })}
        </Button>
      </div>
    </div>
  );
}

function anyWithin(year: number, limits: MonthLimits): boolean {
  return Array.from({ length: 12 }, (_, index) => index + 1).some((month) =>
    isWithin({ year, month }, limits),
  );
}

function idOf({ year, month }: Month): string {
  return `month-${year}-${month}`;
}
