import { patternError } from '@casbah/domain/filter/attribute';
import type { FilterValue } from '@casbah/domain/filter/expression';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Select } from '../select/Select.tsx';
import { patternWords } from './builder-words.ts';
import { NumberField } from './NumberField.tsx';
import type { ValueFieldProps } from './value-field-props.ts';

const OWN = 'own';

/** Two numbers, or a named range. */
export function RangeField({
  block,
  attribute,
  label,
  isDisabled,
  onValue,
  onEnter,
}: ValueFieldProps & { label: string }) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [left, setLeft] = useState(false);
  const ranges = attribute.filterConfig?.rangeOptions ?? [];
  const [from, to] = block.list ?? [];
  const named = ranges.findIndex((range) => range.from === from && range.to === to);
  const change = (next: readonly [FilterValue | undefined, FilterValue | undefined]) =>
    onValue({ list: next.map((end) => end ?? '') });
  const wrong = left ? patternError(block, attribute) : undefined;
  return (
    <>
      {ranges.length === 0 ? null : (
        <Select
          aria-label={label}
          options={[
            ...ranges.map((range, index) => ({ value: String(index), label: range.label })),
            { value: OWN, label: formatMessage({ id: 'widgets.filterBuilder.ownRange' }) },
          ]}
          value={named === -1 ? OWN : String(named)}
          isDisabled={isDisabled}
          onChange={(key) => {
            const range = ranges[Number(key)];
            change(range === undefined ? [undefined, undefined] : [range.from, range.to]);
          }}
        />
      )}
      <NumberField
        label={formatMessage({ id: 'widgets.filterBuilder.from' })}
        attribute={attribute}
        value={from}
        isDisabled={isDisabled}
        error={undefined}
        onValue={(value) => change([value, to])}
        onLeave={() => setLeft(true)}
        onEnter={onEnter}
      />
      <NumberField
        label={formatMessage({ id: 'widgets.filterBuilder.to' })}
        attribute={attribute}
        value={to}
        isDisabled={isDisabled}
        error={wrong === undefined ? undefined : patternWords(intl, wrong)}
        onValue={(value) => change([from, value])}
        onLeave={() => setLeft(true)}
        onEnter={onEnter}
      />
    </>
  );
}
