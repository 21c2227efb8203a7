import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { useIntl } from 'react-intl';
import { LinkOutIcon } from '../icons/frame-icons.tsx';
import { CopyIcon, FilterIcon, FilterOutIcon } from '../icons/icons.tsx';
import list from '../list-box/ListBox.module.css';
import css from './CellMenu.module.css';
import type { CellValue } from './grid-column.ts';

export interface CellMenuProps {
  /** The cell it belongs to. */
  cell: Element;
  value: CellValue | undefined;
  /** Text to copy. */
  text: string;
  onFilter: ((value: CellValue, exclude: boolean) => void) | undefined;
  onOpen: (() => void) | undefined;
  onClose: () => void;
}

interface CellAction {
  id: string;
  icon: ReactNode;
  label: string;
  /** The grid's shortcut for it. */
  sign?: string;
  onRun: () => void;
}

/**
 * Actions on a value: filter, exclude, copy, open the row. A custom menu, because React Aria's would weigh as much as
 * the grid itself.
 */
export function CellMenu({ cell, value, text, onFilter, onOpen, onClose }: CellMenuProps) {
  const { formatMessage } = useIntl();
  const anchor = useRef(cell);
  const menu = useRef<HTMLDivElement>(null);
  const label = value?.label ?? text;

  const actions: readonly CellAction[] = [
    ...(value === undefined || onFilter === undefined
      ? []
      : [
          {
            id: 'only',
            icon: <FilterIcon />,
            label: formatMessage({ id: 'widgets.grid.filterFor' }, { value: label }),
            sign: '+',
            onRun: () => onFilter(value, false),
          },
          {
            id: 'without',
            icon: <FilterOutIcon />,
            label: formatMessage({ id: 'widgets.grid.exclude' }, { value: label }),
            sign: '−',
            onRun: () => onFilter(value, true),
          },
        ]),
    {
      id: 'copy',
      icon: <CopyIcon />,
      label: formatMessage({ id: 'widgets.grid.copy' }),
      onRun: () => void navigator.clipboard.writeText(text),
    },
    ...(onOpen === undefined
      ? []
      : [
          {
            id: 'open',
            icon: <LinkOutIcon />,
            label: formatMessage({ id: 'widgets.grid.open' }),
            onRun: onOpen,
          },
        ]),
  ];

  useEffect(() => menu.current?.querySelector('button')?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const items = [...(menu.current?.querySelectorAll('button') ?? [])];
    const at = items.findIndex((item) => item.matches(':focus'));
    const to: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % items.length,
      ArrowUp: (at - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    const next = to[event.key];
    if (next === undefined) return;
    event.preventDefault();
    items[next]?.focus();
  };

  const name = formatMessage({ id: 'widgets.grid.cellMenu' }, { value: label });
  return (
    <Popover
      triggerRef={anchor}
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      placement="bottom start"
      offset={2}
      aria-label={name}
      className={list.popover ?? ''}
    >
      <div ref={menu} role="menu" tabIndex={-1} aria-label={name} className={list.list} onKeyDown={onKeyDown}>
        {actions.map((action) => (
          <button
            key={action.id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={css.action}
            onClick={() => {
              onClose();
              action.onRun();
            }}
          >
            <span className={list.icon}>{action.icon}</span>
            <span className={list.text}>{action.label}</span>
            {action.sign === undefined ? null : <span className={list.end}>{action.sign}</span>}
          </button>
        ))}
      </div>
    </Popover>
  );
}
