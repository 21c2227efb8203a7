import type { TenantUsage } from '@casbah/contract/tenant';
import type { tenantWords } from '@casbah/messages/tenant';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { cx } from '@casbah/widgets/class-names.ts';
import { Facts } from '@casbah/widgets/facts/Facts.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { StatTile } from '@casbah/widgets/stat-tile/StatTile.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../request/session.ts';
import { Loaded } from '../../settings/Loaded.tsx';
import css from '../../settings/Settings.module.css';
import { SettingsHead } from '../../settings/SettingsHead.tsx';
import { useWords } from '../../words/useWords.ts';
import { LimitsCard } from './LimitsCard.tsx';
import { usageQuery } from './queries.ts';

/** The company's usage of Casbah, and its terms, which are free. */
export function UsagePage() {
  const say = useWords<typeof tenantWords>();
  const query = useQuery(usageQuery);
  const mayChange = useMay('settings.modify');
  return (
    <>
      <SettingsHead title={say('settings.item.usage')} mayChange={mayChange}>
        {say('settings.usage.sentence')}
      </SettingsHead>
      {query.data === undefined ? (
        <Loaded title={say('settings.item.usage')} query={query}>
          {() => null}
        </Loaded>
      ) : (
        <Figures usage={query.data} />
      )}
    </>
  );
}

function Figures({ usage }: { usage: TenantUsage }) {
  const say = useWords<typeof tenantWords>();
  const format = useFormat();
  const { people, sources, events, storage, version } = usage;
  const day = (time: string | null): string => (time === null ? '–' : format.date(Date.parse(time), 'date'));
  return (
    <>
      <div className={css.tiles}>
        <StatTile
          label={say('settings.usage.people')}
          value={format.number(people.active)}
          detail={say('settings.usage.people.of', { total: people.total })}
        />
        <StatTile
          label={say('settings.usage.sources')}
          value={format.number(sources.total)}
          detail={say('settings.usage.sources.of', { maximum: format.number(sources.maximum) })}
        />
        <StatTile
          label={say('settings.usage.events')}
          value={format.compact(events.total)}
          detail={
            events.first === null
              ? say('settings.usage.events.none')
              : say('settings.usage.events.span', { first: day(events.first), last: day(events.last) })
          }
        />
        <StatTile
          label={say('settings.usage.storage')}
          value={format.bytes(storage.bytes)}
          detail={say('settings.usage.storage.about')}
        />
      </div>
      <div className={cx(css.cards, css.even)}>
        <Card title={say('settings.usage.more')}>
          <Facts
            facts={[
              [say('settings.usage.administrators'), format.number(people.administrators)],
              [say('settings.usage.recent'), format.number(people.recent)],
              [say('settings.usage.exact'), format.number(events.total)],
              [say('settings.usage.rejects'), format.number(events.rejects)],
            ]}
          />
        </Card>
        <Card title={say('settings.licence')}>
          <div className={css.stack}>
            <p className={css.hint}>{say('settings.licence.text')}</p>
            <Facts
              facts={[
                [say('settings.licence.name'), 'Apache-2.0'],
                [say('settings.licence.version'), version],
              ]}
            />
          </div>
        </Card>
        <LimitsCard usage={usage} />
      </div>
    </>
  );
}
