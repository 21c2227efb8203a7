import { useRef } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useIntl } from 'react-intl';
import { CopyIcon, FilterIcon, FilterOutIcon, LinkOutIcon } from '../icons/icons.tsx';
import list from '../list-box/ListBox.module.css';
import type { CellValue } from './grid-column.ts';

export interface CellMenuProps {
  /** The cell it belongs to. */
  cell: Element;
  value: CellValue | undefined;
  /** What the cell says, to copy. */
  text: string;
  onFilter: ((value: CellValue, exclude: boolean) => void) | undefined;
  onOpen: (() => void) | undefined;
  onClose: () => void;
}

/** What can be done with a value: filter for it, leave it out, copy it, open its row. */
export function CellMenu({ cell, value, text, onFilter, onOpen, onClose }: CellMenuProps) {
  const { formatMessage } = useIntl();
  const anchor = useRef(cell);
  const label = value?.label ?? text;
  return (
    <Popover
      triggerRef={anchor}
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      placement="bottom start"
      offset={2}
      className={list.popover ?? ''}
    >
      <Menu
        aria-label={formatMessage({ id: 'widgets.grid.cellMenu' }, { value: label })}
        className={list.list ?? ''}
        autoFocus="first"
        onClose={onClose}
      >
        {value !== undefined && onFilter !== undefined ? (
          <>
            <MenuItem className={list.item ?? ''} onAction={() => onFilter(value, false)}>
              <span className={list.icon}>
                <FilterIcon />
              </span>
              <span className={list.text}>
                {formatMessage({ id: 'widgets.grid.filterFor' }, { value: label })}
              </span>
              <span className={list.end}>+</span>
            </MenuItem>
            <MenuItem className={list.item ?? ''} onAction={() => onFilter(value, true)}>
              <span className={list.icon}>
                <FilterOutIcon />
              </span>
              <span className={list.text}>
                {formatMessage({ id: 'widgets.grid.exclude' }, { value: label })}
              </span>
              <span className={list.end}>−</span>
            </MenuItem>
          </>
        ) : null}
        <MenuItem className={list.item ?? ''} onAction={() => void navigator.clipboard.writeText(text)}>
          <span className={list.icon}>
            <CopyIcon />
          </span>
          <span className={list.text}>{formatMessage({ id: 'widgets.grid.copy' })}</span>
        </MenuItem>
        {onOpen === undefined ? null : (
          <MenuItem className={list.item ?? ''} onAction={onOpen}>
            <span className={list.icon}>
              <LinkOutIcon />
            </span>
            <span className={list.text}>{formatMessage({ id: 'widgets.grid.open' })}</span>
          </MenuItem>
        )}
      </Menu>
    </Popover>
  );
}
