import type { ActivityDetail } from '@casbah/contract/investigate';
import type { investigateWords } from '@casbah/messages/investigate';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { type Fact, Facts } from '@casbah/widgets/facts/Facts.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { SearchField } from '@casbah/widgets/search-field/SearchField.tsx';
import { PanelSection } from '@casbah/widgets/side-panel/SidePanel.tsx';
import { useState } from 'react';
import { useWords } from '../../../words/useWords.ts';
import { useActivityWords } from '../activity-words.ts';
import css from '../Investigate.module.css';
import { type FieldLine, fieldLines } from './all-fields.ts';
import { FilterActions, type OnFilter } from './FilterActions.tsx';

/** Every field as the API has it, with its path in the original record. */
export function AllFields({ detail, onFilter }: { detail: ActivityDetail; onFilter: OnFilter }) {
  const say = useWords<typeof investigateWords>();
  const format = useFormat();
  const words = useActivityWords();
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const labelOf = ({ name, field }: FieldLine): string => {
    if (field !== undefined) return words.field(field);
    return name === 'time' || name === 'lat' || name === 'lon' ? say(`activity.field.${name}`) : name;
  };
  const lines = fieldLines(detail)
    .map((line) => ({ ...line, label: labelOf(line) }))
    .filter(({ name, label, value, path = '' }) =>
      [name, label, value, path].some((part) => part.toLowerCase().includes(wanted)),
    );
  const { origin } = detail;
  return (
    <>
      <PanelSection>
        <SearchField
          aria-label={say('investigate.fields.find')}
          placeholder={say('investigate.fields.find')}
          value={text}
          onChange={setText}
        />
        {lines.length === 0 ? (
          <EmptyState compact title={say('investigate.fields.none', { text: text.trim() })} />
        ) : (
          <ul className={css.fields}>
            {lines.map(({ name, label, value, field, path }) => (
              <li key={`${name} ${value}`}>
                <div className={css.fieldHead}>
                  <span>{label}</span>
                  {label === name ? null : <code>{name}</code>}
                  <span className={css.fieldActions}>
                    {field === undefined ? null : (
                      <FilterActions field={field} value={value} onFilter={onFilter} />
                    )}
                  </span>
                </div>
                <div className={css.fieldValue}>{value}</div>
                {path === undefined ? null : (
                  <div className={css.path} title={say('investigate.origin.path')}>
                    {path}
                  </div>
                )}
              </li>
            ))}
          </ul>
        )}
      </PanelSection>
      <PanelSection>
        <h3>{say('investigate.origin')}</h3>
        <Facts
          columns
          facts={[
            ...(detail.event.source === undefined
              ? []
              : [[words.field('source'), detail.event.source] satisfies Fact]),
            [say('investigate.origin.file'), origin.file_name ?? say('investigate.origin.hidden')],
            [say('investigate.origin.line'), format.number(origin.line)],
          ]}
        />
      </PanelSection>
    </>
  );
}
