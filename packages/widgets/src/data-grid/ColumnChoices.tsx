import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { ChevronDownIcon, ChevronUpIcon, PinIcon } from '../icons/icons.tsx';
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx';
import css from './ColumnChooser.module.css';
import {
  type ColumnState,
  type Density,
  defaultColumns,
  type GridColumn,
  knownColumns,
  moveColumn,
  showColumn,
} from './grid-column.ts';

export interface ColumnChoicesProps {
  columns: readonly Pick<GridColumn<never>, 'id' | 'header' | 'hidden' | 'hint'>[];
  state: ColumnState;
  onState: (state: ColumnState) => void;
  density: Density;
  onDensity: (density: Density) => void;
}

/** Content of the open column chooser. */
export function ColumnChoices({ columns, state, onState, density, onDensity }: ColumnChoicesProps) {
  const { formatMessage } = useIntl();
  const known = knownColumns(columns, state);
  const inSight = known.visible.flatMap((id) => columns.find((column) => column.id === id) ?? []);
  const others = columns.filter((column) => !known.visible.includes(column.id));

  return (
    <div className={css.chooser}>
      <ul className={css.list}>
        {inSight.map((column, place) => (
          <li key={column.id} className={css.column}>
            <Checkbox
              isSelected
              isDisabled={place === 0}
              onChange={() => onState(showColumn(columns, known, column.id, false))}
            >
              {column.header}
            </Checkbox>
            {place === 0 ? (
              <span className={css.pin}>
                <PinIcon size={14} />
              </span>
            ) : (
              <span className={css.moves}>
                <IconButton
                  size="tiny"
                  label={formatMessage({ id: 'widgets.columns.earlier' }, { name: column.header })}
                  isDisabled={place === 1}
                  onPress={() => onState(moveColumn(known, column.id, place - 1))}
                >
                  <ChevronUpIcon size={14} />
                </IconButton>
                <IconButton
                  size="tiny"
                  label={formatMessage({ id: 'widgets.columns.later' }, { name: column.header })}
                  isDisabled={place === inSight.length - 1}
                  onPress={() => onState(moveColumn(known, column.id, place + 1))}
                >
                  <ChevronDownIcon size={14} />
                </IconButton>
              </span>
            )}
          </li>
        ))}
        {others.map((column) => (
          <li key={column.id} className={css.column}>
            <Checkbox
              isSelected={false}
              onChange={() => onState(showColumn(columns, known, column.id, true))}
            >
              {column.header}
            </Checkbox>
          </li>
        ))}
      </ul>
      <div className={css.foot}>
        <SegmentedControl
          label={formatMessage({ id: 'widgets.columns.density' })}
          value={density}
          onChange={onDensity}
          segments={[
            { value: 'compact', label: formatMessage({ id: 'widgets.columns.compact' }) },
            { value: 'regular', label: formatMessage({ id: 'widgets.columns.regular' }) },
            { value: 'comfortable', label: formatMessage({ id: 'widgets.columns.comfortable' }) },
          ]}
        />
        <Button variant="link" onPress={() => onState(defaultColumns(columns))}>
          {formatMessage({ id: 'widgets.columns.reset' })}
        </Button>
      </div>
    </div>
  );
}
