import { useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { useIntl } from 'react-intl';
import { Button, type ButtonLook } from '../button/Button.tsx';
import { TypeAheadKeys } from '../dropdown/TypeAheadKeys.tsx';
import { useFormat } from '../format/useFormat.ts';
import { ChevronDownIcon } from '../icons/icons.tsx';
import list from '../list-box/ListBox.module.css';
import { Popover } from '../popover/Popover.tsx';
import type { Option } from '../select/Select.tsx';
import { Tabs } from '../tabs/Tabs.tsx';
import css from './TabListMenu.module.css';

export interface ListTab {
  id: string;
  label: string;
  items: readonly Option[];
}

export interface TabListMenuProps extends Pick<ButtonLook, 'variant' | 'size'> {
  /** Button label. */
  title: string;
  tabs: readonly ListTab[];
  /** Initially open tab; the first by default. */
  startTab?: string | undefined;
  onPick: (tab: string, item: string) => void;
}

/** A button with several lists as tabs, to pick one item. */
export function TabListMenu({ title, tabs, startTab, onPick, ...look }: TabListMenuProps) {
  const [tab, setTab] = useState(startTab ?? tabs[0]?.id ?? '');
  const { formatMessage } = useIntl();
  const format = useFormat();
  // Tabs may come and go; an existing one is always open.
  const selected = tabs.some(({ id }) => id === tab) ? tab : (tabs[0]?.id ?? '');
  return (
    <Popover
      label={title}
      trigger={
        <Button {...look}>
          {title}
          <ChevronDownIcon size={14} />
        </Button>
      }
    >
      {(close) =>
        tabs.length === 0 ? (
          <p className={list.empty}>{formatMessage({ id: 'widgets.dropdown.none' })}</p>
        ) : (
          <div className={css.menu}>
            <Tabs
              label={title}
              selected={selected}
              onSelect={setTab}
              tabs={tabs.map(({ id, label, items }) => ({
                id,
                label,
                count: format.number(items.length),
                content: (
                  <TypeAheadKeys>
                    <ListBox
                      aria-label={label}
                      className={css.list ?? ''}
                      items={items}
                      selectionMode="none"
                      onAction={(key) => {
                        close();
                        onPick(id, String(key));
                      }}
                      renderEmptyState={() => (
                        <div className={list.empty}>{formatMessage({ id: 'widgets.dropdown.none' })}</div>
                      )}
                    >
                      {(item) => (
                        <ListBoxItem
                          id={item.value}
                          textValue={item.label}
                          className={list.item ?? ''}
                          isDisabled={item.disabled ?? false}
                        >
                          {item.icon === undefined ? null : <span className={list.icon}>{item.icon}</span>}
                          <span className={list.text} data-words="">
                            <bdi>{item.label}</bdi>
                            {item.detail === undefined ? null : (
                              <span className={list.detail}>{item.detail}</span>
                            )}
                          </span>
                        </ListBoxItem>
                      )}
                    </ListBox>
                  </TypeAheadKeys>
                ),
              }))}
            />
          </div>
        )
      }
    </Popover>
  );
}
