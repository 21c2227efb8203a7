import type { CustomPeriod, Period } from '@casbah/domain/time-period';
import { useIntl } from 'react-intl';
import { lengthOf, PERIOD_WORDS } from '../date-range-picker/period-words.ts';
import type { FieldWords } from '../field/FieldText.tsx';
import { Select } from '../select/Select.tsx';

export interface TimePeriodSelectProps<Offered extends Period | CustomPeriod> extends FieldWords {
  label: string;
  /** Available periods: usually one of `PERIOD_SETS`. */
  periods: readonly Offered[];
  value: Offered | null;
  onChange: (period: Offered) => void;
  isDisabled?: boolean | undefined;
}

/** Selects a look-back period: “15 minutes”, “1 week”. */
export function TimePeriodSelect<Offered extends Period | CustomPeriod>({
  periods,
  isDisabled = false,
  ...props
}: TimePeriodSelectProps<Offered>) {
  const { formatMessage, locale } = useIntl();
  return (
    <Select
      {...props}
      isDisabled={isDisabled}
      options={periods.map((period) => ({
        value: period,
        label: lengthOf(period, locale) ?? formatMessage({ id: PERIOD_WORDS[period] }),
      }))}
    />
  );
}
