import type { EventRow } from '@casbah/contract/audit';
import { eventFieldOf } from '@casbah/domain/filter/evaluate';
import type { EventFilterField } from '@casbah/domain/filter/traffic-fields';
import { isoTime } from '@casbah/domain/iso-time';
import { SECOND_MS } from '@casbah/domain/time-units';
import type { auditEventsWords } from '@casbah/messages/audit';
import { IconButton } from '@casbah/widgets/button/IconButton.tsx';
import { RiskChip } from '@casbah/widgets/chip/RiskChip.tsx';
import { CopyButton } from '@casbah/widgets/copy-button/CopyButton.tsx';
import { Facts } from '@casbah/widgets/facts/Facts.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { FilterIcon, FilterOutIcon } from '@casbah/widgets/icons/icons.tsx';
import { PanelSection, SidePanel } from '@casbah/widgets/side-panel/SidePanel.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useScope } from '../../../scope/useScope.ts';
import { useActionName } from '../../../words/useActionName.ts';
import { useWords } from '../../../words/useWords.ts';
import type { OpenRow } from '../list/AuditListPage.tsx';
import css from '../Panel.module.css';
import { headerOf } from './event-columns.tsx';

type Field = EventFilterField | 'service';
type Fact = readonly [name: string, value: ReactNode];

const GROUPS = {
  who: ['user', 'user_domain', 'src_ip', 'device', 'device_type', 'os', 'browser', 'user_agent'],
  what: ['action', 'method', 'status', 'url', 'content_type', 'log_category', 'message'],
  where: ['service', 'host', 'dst_ip', 'dst_port', 'country', 'city', 'network'],
  sizes: ['bytes_up', 'bytes_down'],
} as const satisfies Record<string, readonly Field[]>;

/** All fields of one log line, and where it came from. */
export function EventPanel({
  id: _,
  row,
  onFilter,
  ...ways
}: OpenRow<EventRow> & { onFilter: (field: Field, value: string | number, exclude: boolean) => void }) {
  const say = useWords<typeof auditEventsWords>();
  const format = useFormat();
  const actionName = useActionName();
  const { scope } = useScope();
  if (row === undefined)
    return (
      <SidePanel {...ways} title={say('route.audit.events')}>
        <PanelSection>
          <p className={css.quiet}>{say('events.gone')}</p>
        </PanelSection>
      </SidePanel>
    );
  const { event, origin, level, name } = row;

  const shown = (field: Field, value: string | number): string => {
    if (field === 'action') return actionName(String(value));
    if (field === 'user') return name ?? String(value);
    return field === 'bytes_up' || field === 'bytes_down' ? format.bytes(Number(value)) : String(value);
  };
  const factOf = (field: Field): Fact[] => {
    const value = event[field === 'service' ? field : eventFieldOf(field)];
    const title = headerOf(field, say);
    if (value === undefined || typeof value === 'object')
      return field === 'bytes_up' || field === 'bytes_down' ? [[title, say('events.notRecorded')]] : [];
    const words = { field: title, value: shown(field, value) };
    return [
      [
        title,
        <span key={field}>
          {words.value}{' '}
          <IconButton
            size="small"
            label={say('events.filterFor', words)}
            onPress={() => onFilter(field, value, false)}
          >
            <FilterIcon />
          </IconButton>
          <IconButton
            size="small"
            label={say('events.filterOut', words)}
            onPress={() => onFilter(field, value, true)}
          >
            <FilterOutIcon />
          </IconButton>
        </span>,
      ],
    ];
  };
  const plain = (title: string, value: string | undefined): Fact[] =>
    value === undefined ? [] : [[title, value]];
  const more: Readonly<Record<keyof typeof GROUPS, readonly Fact[]>> = {
    who: [],
    what: [
      ...plain(say('events.referrer'), event.referrer),
      ...plain(say('events.app'), event.app),
      ...plain(say('events.severity'), event.severity),
    ],
    where: level === null ? [] : [[say('audit.column.risk'), <RiskChip key="risk" level={level} />]],
    sizes: [],
  };
  const extra = Object.entries(event.extra ?? {});

  return (
    <SidePanel
      {...ways}
      title={event.service ?? event.host ?? say('route.audit.events')}
      subtitle={format.date(Date.parse(event.time), 'full')}
      actions={
        <>
          <CopyButton text={JSON.stringify(event, null, 2)}>{say('events.copy')}</CopyButton>
          <CopyButton text={linkTo(row)}>{say('events.copyLink')}</CopyButton>
        </>
      }
    >
      {(['who', 'what', 'where', 'sizes'] as const).map((group) => {
        const facts = [...GROUPS[group].flatMap(factOf), ...more[group]];
        return facts.length === 0 ? null : (
          <PanelSection key={group}>
            <div className={css.head}>
              <h3>{say(`events.${group}`)}</h3>
            </div>
            <Facts facts={facts} />
          </PanelSection>
        );
      })}
      {extra.length === 0 ? null : (
        <PanelSection>
          <div className={css.head}>
            <h3>{say('events.extra')}</h3>
          </div>
          <Facts facts={extra} />
        </PanelSection>
      )}
      <PanelSection>
        <div className={css.head}>
          <h3>{say('events.origin')}</h3>
        </div>
        <Facts
          facts={[
            ...factOf('source'),
            [say('events.file'), origin.file_name ?? say('events.file.hidden')],
            [say('events.line'), format.number(origin.line)],
            ...plain(say('events.raw_id'), event.raw_id),
          ]}
        />
        <p className={css.quiet}>{say('events.original')}</p>
      </PanelSection>
      <PanelSection>
        <div className={css.links}>
          {event.user === undefined ? null : (
            <Link to="/appAudit/user/$user" params={{ user: event.user }} search={scope}>
              {say('events.openUser')}
            </Link>
          )}
          {event.service_id === undefined ? null : (
            <Link to="/appAudit/service/$id" params={{ id: event.service_id }} search={scope}>
              {say('events.openService')}
            </Link>
          )}
        </div>
      </PanelSection>
    </SidePanel>
  );
}

/** URL that opens this event: the range is its second, so it is among the first rows. */
function linkTo({ id, event }: EventRow): string {
  const second = Math.floor(Date.parse(event.time) / SECOND_MS) * SECOND_MS;
  const link = new URL('/ui/appAudit/events', location.origin);
  link.searchParams.set('from', isoTime(second));
  link.searchParams.set('to', isoTime(second + SECOND_MS));
  link.searchParams.set('selected', id);
  return link.href;
}
