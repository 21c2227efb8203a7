import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { cx } from '../class-names.ts';
import css from './Tabs.module.css';

export interface TabView<Id extends string> {
  id: Id;
  label: ReactNode;
  /** Number of items inside. */
  count?: string | undefined;
  content: ReactNode;
}

export interface TabsProps<Id extends string> {
  label: string;
  tabs: readonly TabView<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Less room around labels, for many of them in a panel. */
  compact?: boolean | undefined;
}

/** Views of one thing in one place. If each view has its own URL, use `TabLinks`. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, compact = false }: TabsProps<Id>) {
  return (
    <AriaTabs
      selectedKey={selected}
      onSelectionChange={(key) => {
        const chosen = tabs.find((tab) => tab.id === key);
        if (chosen !== undefined) onSelect(chosen.id);
      }}
    >
      <TabList aria-label={label} className={cx(css.list, compact && css.compact)}>
        {tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={css.tab ?? ''}>
            {tab.label}
            {tab.count === undefined ? null : <span className={css.count}>{tab.count}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={css.panel ?? ''}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
