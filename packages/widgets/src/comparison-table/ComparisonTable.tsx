import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { Switch } from '../switch/Switch.tsx';
import css from './ComparisonTable.module.css';
import { type ComparedAttribute, differencesFirst, differs } from './compare.ts';

export interface ComparisonTableProps {
  label: string;
  /** Column headers of the compared items. */
  heads: readonly { id: string; head: ReactNode }[];
  attributes: readonly ComparedAttribute[];
  /** Renders an answer; unchanged by default. */
  answer?: ((value: string) => ReactNode) | undefined;
  /** Text for unknown answers; “Not known” by default. */
  unknown?: string | undefined;
}

/** Items side by side, differences first and marked. */
export function ComparisonTable({
  label,
  heads,
  attributes,
  answer = (value) => value,
  unknown,
}: ComparisonTableProps) {
  const { formatMessage } = useIntl();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const ordered = differencesFirst(attributes);
  const shown = onlyDifferences ? ordered.filter(differs) : ordered;
  return (
    <div className={css.around}>
      <Switch isSelected={onlyDifferences} onChange={setOnlyDifferences}>
        {formatMessage({ id: 'widgets.comparison.onlyDifferences' })}
      </Switch>
      <div className={css.scroll}>
        <table className={css.table} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{formatMessage({ id: 'widgets.comparison.attribute' })}</th>
              {heads.map(({ id, head }) => (
                <th key={id} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((attribute) => (
              <tr key={attribute.id} data-differs={differs(attribute)}>
                <th scope="row">
                  {attribute.label}
                  {attribute.group === undefined ? null : (
                    <span className={css.group}>{attribute.group}</span>
                  )}
                </th>
                {heads.map(({ id }, index) => {
                  const value = attribute.values[index];
                  return (
                    <td key={id}>
                      {value === undefined ? (
                        <span className={css.unknown}>
                          {unknown ?? formatMessage({ id: 'widgets.comparison.unknown' })}
                        </span>
                      ) : (
                        answer(value)
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length === 0 ? (
        <p className={css.empty}>{formatMessage({ id: 'widgets.comparison.same' })}</p>
      ) : null}
    </div>
  );
}
