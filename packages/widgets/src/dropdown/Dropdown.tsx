import { type RefObject, useEffect, useRef, useState } from 'react';
import { Header } from 'react-aria-components/Header';
import {
  Menu as AriaMenu,
  MenuItem,
  type MenuItemRenderProps,
  MenuSection,
  MenuTrigger,
  SubmenuTrigger,
} from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useIntl } from 'react-intl';
import { Button, type ButtonLook } from '../button/Button.tsx';
import { cx } from '../class-names.ts';
import { LinkOutIcon } from '../icons/frame-icons.tsx';
import { CheckIcon, ChevronDownIcon, ChevronRightIcon } from '../icons/icons.tsx';
import list from '../list-box/ListBox.module.css';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import css from './Dropdown.module.css';
import { type DropdownItem, isModel, isOn, type Run, runsOf } from './dropdown-item.ts';
import { ItemTooltip } from './ItemTooltip.tsx';
import { DROPDOWN } from './limits.ts';
import { TypeAheadKeys } from './TypeAheadKeys.tsx';

export interface DropdownProps extends Pick<ButtonLook, 'variant' | 'size'> {
  /** Button label. */
  title: string;
  items: readonly DropdownItem[];
  /** Called for an item without link or model. */
  onAction?: ((item: DropdownItem) => void) | undefined;
  /** Called when a checkbox or switch changes; the menu stays open. */
  onModel?: ((item: DropdownItem, on: boolean) => void) | undefined;
  /** Shows the selected action on the button briefly, as feedback. */
  showsAction?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

/** A button with a menu of actions, links, checkboxes and switches, nested to any depth. */
export function Dropdown({
  title,
  items,
  onAction,
  onModel,
  showsAction = false,
  isDisabled = false,
  ...look
}: DropdownProps) {
  const [done, setDone] = useState<string>();
  useEffect(() => {
    if (done === undefined) return;
    const timer = setTimeout(() => setDone(undefined), DROPDOWN.actionResetMs);
    return () => clearTimeout(timer);
  }, [done]);
  return (
    <MenuTrigger>
      <Button {...look} isDisabled={isDisabled}>
        <span className={css.title}>{done ?? title}</span>
        <span className={css.chevron}>
          <ChevronDownIcon size={14} />
        </span>
      </Button>
      <Popover className={list.popover ?? ''} placement="bottom start" offset={4}>
        <Items
          label={title}
          items={items}
          onModel={onModel}
          onAction={(item) => {
            if (showsAction) setDone(item.title);
            onAction?.(item);
          }}
        />
      </Popover>
    </MenuTrigger>
  );
}

interface ItemsProps extends Pick<DropdownProps, 'items' | 'onAction' | 'onModel'> {
  label: string;
}

function Items({ label, items, onAction, onModel }: ItemsProps) {
  return (
    <TypeAheadKeys>
      <AriaMenu
        aria-label={label}
        className={list.list ?? ''}
        renderEmptyState={() => <None />}
        disabledKeys={items.filter((item) => item.isDisabled === true).map(({ key }) => key)}
      >
        {runsOf(items).map((run) => (
          <RunSection
            key={`${run.category ?? ''} ${run.items[0]?.key ?? ''}`}
            run={run}
            label={label}
            onAction={onAction}
            onModel={onModel}
          />
        ))}
      </AriaMenu>
    </TypeAheadKeys>
  );
}

function None() {
  const { formatMessage } = useIntl();
  return <div className={list.empty}>{formatMessage({ id: 'widgets.dropdown.none' })}</div>;
}

function RunSection({ run, label, onAction, onModel }: Omit<ItemsProps, 'items'> & { run: Run }) {
  const heading = run.hasHeading ? <Header className={list.heading ?? ''}>{run.category}</Header> : null;
  const named = run.hasHeading ? {} : { 'aria-label': run.category ?? label };
  const items = run.items.map((item) => (
    <Item key={item.key} item={item} onAction={onAction} onModel={onModel} />
  ));
  if (run.kind === 'action')
    return (
      <MenuSection {...named}>
        {heading}
        {items}
      </MenuSection>
    );
  const on = run.items.filter(isOn).map(({ key }) => key);
  return (
    <MenuSection
      {...named}
      selectionMode="multiple"
      shouldCloseOnSelect={false}
      selectedKeys={on}
      onSelectionChange={(keys) => {
        for (const item of run.items) {
          const isSelected = keys === 'all' || keys.has(item.key);
          if (isSelected !== isOn(item)) onModel?.(item, isSelected);
        }
      }}
    >
      {heading}
      {items}
    </MenuSection>
  );
}

function Item({
  item,
  onAction,
  onModel,
}: { item: DropdownItem } & Pick<DropdownProps, 'onAction' | 'onModel'>) {
  const element = useRef<HTMLDivElement>(null);
  const { key, title, isDisabled = false, subItems, link, isNewTab = false } = item;
  const hasNested = subItems !== undefined && subItems.length > 0;
  const menuItem = (
    <MenuItem
      ref={element}
      id={key}
      textValue={item.label ?? title}
      className={list.item ?? ''}
      isDisabled={isDisabled}
      {...(link === undefined
        ? {}
        : { href: link, ...(isNewTab ? { target: '_blank', rel: 'noreferrer' } : {}) })}
      {...(hasNested || link !== undefined || isModel(item) ? {} : { onAction: () => onAction?.(item) })}
    >
      {(state) => <ItemWords item={item} state={state} element={element} />}
    </MenuItem>
  );
  if (!hasNested) return menuItem;
  return (
    <SubmenuTrigger delay={DROPDOWN.openDelayMs}>
      {menuItem}
      <Popover className={list.popover ?? ''} offset={-2}>
        <Items label={title} items={subItems} onAction={onAction} onModel={onModel} />
      </Popover>
    </SubmenuTrigger>
  );
}

function ItemWords({
  item,
  state,
  element,
}: {
  item: DropdownItem;
  state: MenuItemRenderProps;
  element: RefObject<HTMLDivElement | null>;
}) {
  const { formatMessage } = useIntl();
  const { checkboxModel, switchModel, icon, subInfo, tooltip } = item;
  return (
    <>
      {checkboxModel === undefined ? null : (
        <span className={list.box} data-on={state.isSelected ? '' : undefined} aria-hidden="true">
          {state.isSelected ? <CheckIcon size={12} /> : null}
        </span>
      )}
      {icon === undefined ? null : <span className={list.icon}>{icon}</span>}
      <span className={cx(list.text, css.text)}>
        <span className={css.words} data-words="">
          <bdi>{item.label ?? item.title}</bdi>
        </span>
        {subInfo === undefined ? null : <span className={list.detail}>{subInfo}</span>}
        {tooltip === undefined ? null : <VisuallyHidden>{tooltip}</VisuallyHidden>}
      </span>
      {switchModel === undefined ? null : (
        <span className={css.track} data-on={state.isSelected ? '' : undefined} aria-hidden="true">
          <span className={css.thumb} />
        </span>
      )}
      {item.link !== undefined && item.isNewTab === true ? (
        <span className={list.icon}>
          <LinkOutIcon size={14} />
          <VisuallyHidden>{formatMessage({ id: 'widgets.dropdown.newTab' })}</VisuallyHidden>
        </span>
      ) : null}
      {state.hasSubmenu ? (
        <span className={cx(list.icon, css.nested)}>
          <ChevronRightIcon size={14} />
        </span>
      ) : null}
      {tooltip === undefined ? null : (
        <ItemTooltip element={element} isOpen={state.isFocused || state.isHovered}>
          {tooltip}
        </ItemTooltip>
      )}
    </>
  );
}
