import { PERIOD_SETS } from '@casbah/domain/time-period';
import { useIntl } from 'react-intl';
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx';
import css from './DateRangePicker.module.css';
import { DateRangePicker, type DateRangePickerProps } from './DateRangePicker.tsx';
import { lengthOf } from './period-words.ts';
import { firstDayOf, resolveChoice } from './range-choice.ts';

const NO_PRESETS = [] as const;

/** Seven one-click presets in a row; “Custom” opens the calendar. */
export function QuickSpans(props: Omit<DateRangePickerProps, 'presets' | 'words'>) {
  const { value, onChange, now, data } = props;
  const { formatMessage, locale, timeZone: readersZone = 'UTC' } = useIntl();
  const { timeZone = readersZone } = props;
  const chosen = value.kind === 'custom' ? 'custom' : PERIOD_SETS.spans.find((span) => span === value.preset);
  return (
    <div className={css.quick}>
      <SegmentedControl
        label={props.label ?? formatMessage({ id: 'widgets.dates.title' })}
        value={chosen ?? ''}
        segments={PERIOD_SETS.spans.map((span) => ({
          value: span,
          label: lengthOf(span, locale) ?? formatMessage({ id: 'widgets.dates.own' }),
        }))}
        onChange={(span) => {
          if (span === '') return;
          if (span !== 'custom') onChange({ kind: 'preset', preset: span });
          // Keeps the visible range, now as a custom one.
          else
            onChange({
              kind: 'custom',
              range: resolveChoice(value, { now, data, timeZone, firstDay: firstDayOf(locale) }),
            });
        }}
      />
      {chosen === 'custom' ? <DateRangePicker {...props} presets={NO_PRESETS} /> : null}
    </div>
  );
}
