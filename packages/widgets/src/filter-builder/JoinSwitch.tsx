import { useIntl } from 'react-intl';
import { SegmentedControl } from '../segmented-control/SegmentedControl.tsx';
import css from './FilterBuilder.module.css';

export interface JoinSwitchProps {
  between: 'blocks' | 'groups';
  isOr: boolean;
  /** Only the first of each kind has the switch; the others show its state. */
  switchable: boolean;
  onSwap: () => void;
}

/** Conjunction between blocks or groups. The two are opposites, so a press swaps both. */
export function JoinSwitch({ between, isOr, switchable, onSwap }: JoinSwitchProps) {
  const { formatMessage } = useIntl();
  const and = formatMessage({ id: 'widgets.filterBuilder.and' });
  const or = formatMessage({ id: 'widgets.filterBuilder.or' });
  if (!switchable) return <span className={css.join}>{isOr ? or : and}</span>;
  return (
    <SegmentedControl
      label={formatMessage({
        id:
          between === 'blocks'
            ? 'widgets.filterBuilder.betweenBlocks'
            : 'widgets.filterBuilder.betweenGroups',
      })}
      segments={[
        { value: 'and', label: and },
        { value: 'or', label: or },
      ]}
      value={isOr ? 'or' : 'and'}
      onChange={(join) => {
        if ((join === 'or') !== isOr) onSwap();
      }}
    />
  );
}
