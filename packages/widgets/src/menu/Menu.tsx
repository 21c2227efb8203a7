import type { ReactElement, ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Separator } from 'react-aria-components/Separator';
import { cx } from '../class-names.ts';
import { CheckIcon } from '../icons/icons.tsx';
import css from '../list-box/ListBox.module.css';

export interface MenuAction {
  id: string;
  label: string;
  detail?: string | undefined;
  icon?: ReactNode;
  /** Text at the end: a shortcut or count. */
  end?: ReactNode;
  tone?: 'danger' | undefined;
  disabled?: boolean | undefined;
  /** Marked as current. */
  checked?: boolean | undefined;
  href?: string | undefined;
  onAction?: (() => void) | undefined;
}

export interface MenuGroup {
  id: string;
  label?: string | undefined;
  actions: readonly MenuAction[];
}

export interface MenuProps {
  /** The button. */
  trigger: ReactElement;
  label: string;
  groups: readonly MenuGroup[];
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
}

/** A menu of actions. */
export function Menu({ trigger, label, groups, placement = 'bottom start' }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={css.popover ?? ''} placement={placement} offset={4}>
        <AriaMenu aria-label={label} className={css.list ?? ''}>
          {groups.map((group, index) => (
            <MenuSection key={group.id} {...(group.label === undefined ? { 'aria-label': label } : {})}>
              {index > 0 ? <Separator className={css.separator ?? ''} /> : null}
              {group.label === undefined ? null : (
                <Header className={css.heading ?? ''}>{group.label}</Header>
              )}
              {group.actions.map((action) => (
                <MenuActionItem key={action.id} action={action} />
              ))}
            </MenuSection>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

function MenuActionItem({ action }: { action: MenuAction }) {
  return (
    <MenuItem
      id={action.id}
      textValue={action.label}
      className={cx(css.item)}
      data-tone={action.tone}
      isDisabled={action.disabled ?? false}
      {...(action.href === undefined ? {} : { href: action.href })}
      {...(action.onAction === undefined ? {} : { onAction: action.onAction })}
      {...(action.checked === undefined ? {} : { 'aria-label': action.label })}
    >
      {action.checked === undefined ? null : (
        <span className={css.check}>{action.checked ? <CheckIcon size={14} /> : null}</span>
      )}
      {action.icon === undefined ? null : <span className={css.icon}>{action.icon}</span>}
      <span className={css.text}>
        {action.label}
        {action.detail === undefined ? null : <span className={css.detail}>{action.detail}</span>}
      </span>
      {action.end === undefined ? null : <span className={css.end}>{action.end}</span>}
    </MenuItem>
  );
}
