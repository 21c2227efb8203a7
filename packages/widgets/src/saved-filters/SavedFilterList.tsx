import { type SavedFilter, tooltipAttributes } from '@casbah/domain/filter/saved-filter';
import { type ReactNode, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Chip } from '../chip/Chip.tsx';
import { EmptyState } from '../empty-state/EmptyState.tsx';
import { CheckIcon, MoreIcon } from '../icons/icons.tsx';
import { Menu, type MenuAction } from '../menu/Menu.tsx';
import { SearchField } from '../search-field/SearchField.tsx';
import { Switch } from '../switch/Switch.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import css from './SavedFilters.module.css';
import type { SavedFiltersState } from './useSavedFilters.tsx';

/** Number of filters from which a search box is shown. */
const SEARCH_FROM = 8;

/** All saved filters by name; the loaded one is marked and can be made the default. */
export function SavedFilterList({
  filters,
  state,
  isDisabled,
  onDone,
  onClear,
}: {
  filters: readonly SavedFilter[];
  state: SavedFiltersState;
  isDisabled: boolean;
  /** Called after a selection, so that a dropdown closes. */
  onDone?: (() => void) | undefined;
  onClear?: (() => void) | undefined;
}) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const wanted = text.trim().toLocaleLowerCase();
  const shown = filters.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
  const { active } = state;
  const clear =
    onClear === undefined ? null : (
      <Button
        variant="ghost"
        size="small"
        isDisabled={isDisabled}
        onPress={() => {
          onDone?.();
          onClear();
        }}
      >
        {formatMessage({ id: 'widgets.savedFilters.clearAll' })}
      </Button>
    );
  if (filters.length === 0)
    return (
      <div className={css.body}>
        <EmptyState compact title={formatMessage({ id: 'widgets.savedFilters.empty' })}>
          {formatMessage({ id: 'widgets.savedFilters.emptyText' })}
        </EmptyState>
        {clear}
      </div>
    );
  return (
    <div className={css.body}>
      {filters.length < SEARCH_FROM ? null : (
        <SearchField
          aria-label={formatMessage({ id: 'widgets.savedFilters.search' })}
          placeholder={formatMessage({ id: 'widgets.savedFilters.search' })}
          value={text}
          onChange={setText}
        />
      )}
      <ul className={css.list} aria-label={formatMessage({ id: 'widgets.savedFilters.title' })}>
        {shown.map((filter) => (
          <li key={filter.uid} className={css.row} data-active={filter.uid === active?.uid ? '' : undefined}>
            <Tooltip text={<Asked filter={filter} />} placement="left">
              <AriaButton
                className={css.load ?? ''}
                isDisabled={isDisabled}
                {...(filter.uid === active?.uid ? { 'aria-current': 'true' as const } : {})}
                onPress={() => {
                  onDone?.();
                  state.load(filter);
                }}
              >
                <span className={css.check}>
                  {filter.uid === active?.uid ? <CheckIcon size={14} /> : null}
                </span>
                <bdi className={css.name}>{filter.name}</bdi>
                {filter.owner !== undefined ? (
                  <Chip>{formatMessage({ id: 'widgets.savedFilters.by' }, { name: filter.owner })}</Chip>
                ) : filter.privacy === 'Public' ? (
                  <Chip>{formatMessage({ id: 'widgets.savedFilters.public' })}</Chip>
                ) : null}
                {filter.isDefault ? (
                  <Chip tone="accent">{formatMessage({ id: 'widgets.savedFilters.default' })}</Chip>
                ) : null}
              </AriaButton>
            </Tooltip>
            <Menu
              label={formatMessage({ id: 'widgets.savedFilters.actions' }, { name: filter.name })}
              placement="bottom end"
              trigger={
                <IconButton
                  size="small"
                  isDisabled={isDisabled}
                  label={formatMessage({ id: 'widgets.savedFilters.actions' }, { name: filter.name })}
                >
                  <MoreIcon size={14} />
                </IconButton>
              }
              groups={[{ id: 'all', actions: actionsOf(filter) }]}
            />
          </li>
        ))}
      </ul>
      {shown.length === 0 ? (
        <p className={css.note}>{formatMessage({ id: 'widgets.comboBox.none' })}</p>
      ) : null}
      {active === undefined ? null : (
        <div className={css.flag}>
          <Switch isSelected={state.isDefault} onChange={state.setDefault} isDisabled={isDisabled}>
            {formatMessage({ id: 'widgets.savedFilters.useByDefault' })}
          </Switch>
        </div>
      )}
      {state.problem === undefined ? null : (
        <p role="alert" className={css.problem}>
          {state.problem}
        </p>
      )}
      {clear}
    </div>
  );

  function actionsOf(filter: SavedFilter): readonly MenuAction[] {
    const then = (act: () => void) => () => {
      onDone?.();
      act();
    };
    const makeDefault: MenuAction = {
      id: 'default',
      label: formatMessage({ id: 'widgets.savedFilters.makeDefault' }),
      disabled: filter.isDefault,
      onAction: () => state.makeDefault(filter),
    };
    if (filter.owner !== undefined) return [makeDefault];
    return [
      {
        id: 'rename',
        label: formatMessage({ id: 'widgets.savedFilters.rename' }),
        onAction: then(() => state.openForm('rename', filter)),
      },
      makeDefault,
      {
        id: 'delete',
        label: formatMessage({ id: 'widgets.savedFilters.delete' }),
        tone: 'danger',
        onAction: then(() => state.askDelete(filter)),
      },
    ];
  }
}

/** Summary of a saved filter: the first few attributes, and the number of others. */
function Asked({ filter }: { filter: SavedFilter }): ReactNode {
  const { formatMessage, formatList } = useIntl();
  const { shown, more } = tooltipAttributes(filter.attributes);
  return (
    <span className={css.asked}>
      {shown.map(({ key, name, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a filter may ask twice of one attribute
        <span key={`${key} ${index}`} className={css.line}>
          <bdi>{name}</bdi>:{' '}
          <bdi>{formatList((Array.isArray(value) ? value : [value]).map(String), { type: 'unit' })}</bdi>
        </span>
      ))}
      {more === 0 ? null : (
        <span className={css.line}>
          {formatMessage({ id: 'widgets.savedFilters.AND_N_MORE' }, { count: more })}
        </span>
      )}
    </span>
  );
}
