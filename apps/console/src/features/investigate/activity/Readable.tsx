import type { ActivityDetail, ActivityRow } from '@casbah/contract/investigate';
import type { ActivityField } from '@casbah/domain/filter/activity-fields';
import type { investigateWords } from '@casbah/messages/investigate';
import { RiskChip } from '@casbah/widgets/chip/RiskChip.tsx';
import { type Fact, Facts } from '@casbah/widgets/facts/Facts.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { PanelSection } from '@casbah/widgets/side-panel/SidePanel.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../../../words/useWords.ts';
import { fieldValue, sizeOf, type ValueField } from '../activity-values.ts';
import { useActivityWords } from '../activity-words.ts';
import css from '../Investigate.module.css';
import { FilterActions, type OnFilter } from './FilterActions.tsx';
import { Pivots } from './Pivots.tsx';

const GROUPS = {
  who: ['user', 'actor_type', 'on_behalf_of', 'account'],
  where: ['src_ip', 'city', 'country', 'network', 'device', 'device_type', 'os', 'browser'],
  what: ['activity', 'object_type', 'object', 'path', 'size', 'app', 'service', 'url', 'channel_id'],
  sharing: ['exposure', 'role', 'target'],
  result: ['outcome', 'reason', 'severity', 'message'],
} as const satisfies Record<string, readonly (ValueField | 'target')[]>;
const ORDER = [
  'who',
  'what',
  'sharing',
  'where',
  'result',
] as const satisfies readonly (keyof typeof GROUPS)[];

const TITLES = {
  who: 'investigate.who',
  what: 'investigate.what',
  sharing: 'investigate.sharing',
  where: 'investigate.where',
  result: 'investigate.result',
} as const satisfies Record<keyof typeof GROUPS, string>;

/** An activity as a story: who, what, with whom, from where, and how it ended. */
export function Readable({
  row,
  detail,
  onFilter,
}: {
  row: ActivityRow;
  /** Absent while it loads. */
  detail: ActivityDetail | undefined;
  onFilter: OnFilter;
}) {
  const say = useWords<typeof investigateWords>();
  const format = useFormat();
  const words = useActivityWords();

  const fact = (field: ActivityField, value: string, shown: ReactNode = words.value(field, value)): Fact => [
    words.field(field),
    shown,
    <FilterActions
      key={field}
      field={field}
      value={value}
      shown={words.value(field, value)}
      onFilter={onFilter}
    />,
  ];
  const factsOf = (field: ValueField | 'target'): readonly Fact[] => {
    if (field === 'target') return targetFacts();
    const value = fieldValue(row, field);
    if (value === undefined) return [];
    switch (field) {
      case 'user':
        return [
          fact('user', value, row.name === undefined ? value : `${row.name} (${value})`),
          ...(row.department === undefined
            ? []
            : [[say('activity.field.department'), row.department] as const]),
        ];
      case 'size': {
        const size = sizeOf(row);
        return size === undefined ? [] : [[words.field('size'), format.bytes(size)]];
      }
      case 'service':
        // An app with its own name says more than the service it belongs to.
        return [
          ...(row.event.app === value ? [] : [fact('service', value)]),
          ...(row.level === null
            ? []
            : [[words.field('risk'), <RiskChip key="risk" level={row.level} />] as const]),
        ];
      default:
        return [fact(field, value)];
    }
  };
  const people = (names: readonly string[]) => (
    <ul className={css.people}>
      {names.map((name) => (
        <li key={name}>
          <span>{name}</span>
          <FilterActions field="target" value={name} onFilter={onFilter} />
        </li>
      ))}
    </ul>
  );
  const targetFacts = (): readonly Fact[] => {
    const { targets } = row.event;
    if (targets.length === 0) return [];
    const external = detail?.external_recipients ?? [];
    const internal = detail?.internal_recipients ?? [];
    const others = targets.filter((name) => !external.includes(name) && !internal.includes(name));
    return [
      ...(external.length === 0 ? [] : [[say('investigate.recipients.external'), people(external)] as const]),
      ...(internal.length === 0 ? [] : [[say('investigate.recipients.internal'), people(internal)] as const]),
      ...(others.length === 0 ? [] : [[say('investigate.targets'), people(others)] as const]),
    ];
  };
  return (
    <>
      {ORDER.map((group) => {
        const facts = GROUPS[group].flatMap(factsOf);
        return facts.length === 0 ? null : (
          <PanelSection key={group}>
            <h3>{say(TITLES[group])}</h3>
            <Facts facts={facts} columns />
          </PanelSection>
        );
      })}
      <Pivots row={row} />
    </>
  );
}
