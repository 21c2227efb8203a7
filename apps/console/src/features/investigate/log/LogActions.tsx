import type { ActivityRow } from '@casbah/contract/investigate';
import type { investigateWords } from '@casbah/messages/investigate';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Choices } from '@casbah/widgets/choices/Choices.tsx';
import { ColumnChooser } from '@casbah/widgets/data-grid/ColumnChooser.tsx';
import type { ColumnState, Density, GridColumn } from '@casbah/widgets/data-grid/grid-column.ts';
import { ChevronDownIcon } from '@casbah/widgets/icons/icons.tsx';
import { useMay } from '../../../request/session.ts';
import type { ScopeQuery } from '../../../scope/useScope.ts';
import { useWords } from '../../../words/useWords.ts';
import { ExportButton } from '../../exports/parts/ExportButton.tsx';
import { COLUMN_PRESET_NAMES, COLUMN_PRESETS, presetOf } from './column-presets.ts';

/** Columns of the log, by task or one by one, and its export. */
export function LogActions({
  columns,
  state,
  onState,
  density,
  onDensity,
  query,
  total,
}: {
  columns: readonly GridColumn<ActivityRow>[];
  state: ColumnState;
  onState: (state: ColumnState) => void;
  density: Density;
  onDensity: (density: Density) => void;
  query: ScopeQuery | undefined;
  total: number | undefined;
}) {
  const say = useWords<typeof investigateWords>();
  const mayExport = useMay('investigate.export');
  const preset = presetOf(state);
  return (
    <>
      <Choices
        label={say('investigate.preset.heading')}
        heading={say('investigate.preset.heading')}
        trigger={
          <Button>
            {say('investigate.preset', { name: say(`investigate.columns.${preset ?? 'custom'}`) })}
            <ChevronDownIcon size={14} />
          </Button>
        }
        choices={COLUMN_PRESET_NAMES.map((name) => ({
          id: name,
          label: say(`investigate.columns.${name}`),
          chosen: name === preset,
          onChoose: () => onState({ ...state, visible: COLUMN_PRESETS[name] }),
        }))}
      />
      <ColumnChooser
        columns={columns}
        state={state}
        onState={onState}
        density={density}
        onDensity={onDensity}
      />
      {mayExport && query !== undefined ? (
        <ExportButton query={query} columns={state.visible} total={total} />
      ) : null}
    </>
  );
}
