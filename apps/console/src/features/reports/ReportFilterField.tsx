import { ALL, type Filter } from '@casbah/domain/filter/expression';
import { filterOfModel } from '@casbah/domain/filter/model';
import { MAX_FILTER_LENGTH, parseFilter } from '@casbah/domain/filter/parse';
import { printFilter } from '@casbah/domain/filter/print';
import { modelOfWire } from '@casbah/domain/filter/saved-filter-wire';
import { TRAFFIC_FIELDS } from '@casbah/domain/filter/traffic-fields';
import type { reportsWords } from '@casbah/messages/reports';
import { useFieldError } from '@casbah/widgets/field/field-errors.ts';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { FilterForm } from '../../filter/FilterForm.tsx';
import { savedFiltersQuery } from '../../saved-filters/saved-filters-query.ts';
import { useWords } from '../../words/useWords.ts';
import css from './Reports.module.css';
import { isOfReports, partFault, type ReportFilterFault, reportFilterFault } from './report-filter.ts';

/** Suggested values come from the last month, whatever the report's period. */
const NO_SCOPE = {};
const NONE = '';

/** Filter of a report, edited like the filters of *Services*, including those saved there. */
export function ReportFilterField({
  value,
  onChange,
  isTried,
}: {
  value: string;
  onChange: (text: string) => void;
  isTried: boolean;
}) {
  const say = useWords<typeof reportsWords>();
  const id = useId();
  const { data: saved = [] } = useQuery(savedFiltersQuery('audit.services'));
  const wordsOf = (fault: ReportFilterFault | undefined): string | undefined => {
    switch (fault?.kind) {
      case undefined:
      case 'unreadable':
        return undefined;
      case 'too_long':
        return say('schedules.filter.tooLong', { most: MAX_FILTER_LENGTH });
      case 'people':
        return say('schedules.filter.people', { field: say(`audit.field.${fault.field}`) });
    }
  };
  const fault = reportFilterFault(value);
  const problem = useFieldError({ name: 'filter', error: wordsOf(fault), value });
  const { filter = ALL } = parseFilter(value, TRAFFIC_FIELDS);
  const texts = saved.map((one) => ({
    id: one.id,
    name: one.name,
    text: textOf(filterOfModel(modelOfWire(one.filter_config.data), TRAFFIC_FIELDS).filter),
  }));
  return (
    <fieldset
      name="filter"
      data-invalid={fault === undefined && problem === undefined ? undefined : true}
      aria-describedby={problem === undefined ? `${id}-hint` : `${id}-hint ${id}-problem`}
      className={css.filterField}
    >
      <legend className={css.filterLabel}>{say('schedules.filter')}</legend>
      {texts.length === 0 ? null : (
        <Select
          aria-label={say('schedules.filter.saved')}
          value={texts.find(({ text }) => text === value)?.id ?? NONE}
          options={[
            { value: NONE, label: say('schedules.filter.saved.none') },
            ...texts.map(({ id: key, name }) => ({ value: key, label: name })),
          ]}
          onChange={(chosen) => onChange(texts.find((one) => one.id === chosen)?.text ?? '')}
        />
      )}
      <FilterForm
        list="services"
        query={NO_SCOPE}
        mayAsk={isOfReports}
        filter={filter}
        onFilter={(next) => onChange(textOf(next))}
        onText={onChange}
        isTried={isTried}
        faultOf={(part: Filter) => wordsOf(partFault(part))}
      />
      <span id={`${id}-hint`} className={css.quiet}>
        {say('schedules.filter.hint')}
      </span>
      {problem === undefined ? null : (
        <p id={`${id}-problem`} role="alert" className={css.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}

function textOf(filter: Filter): string {
  return printFilter(filter, TRAFFIC_FIELDS);
}
