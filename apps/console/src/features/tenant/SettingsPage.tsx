import type { SettingFacts } from '@casbah/contract/tenant';
import type { tenantWords } from '@casbah/messages/tenant';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { EmptyState } from '@casbah/widgets/empty-state/EmptyState.tsx';
import { ChevronRightIcon } from '@casbah/widgets/icons/icons.tsx';
import { SearchField } from '@casbah/widgets/search-field/SearchField.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { useMayOpen } from '../../request/permitted.ts';
import css from '../../settings/Settings.module.css';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useWords } from '../../words/useWords.ts';
import { indexQuery } from './queries.ts';
import { isWarning, SETTINGS, type SettingsItem } from './settings-pages.ts';
import { readSettingsSearch } from './settings-search.ts';

/** All settings with their current values; only those that exist and the person may open. */
export function SettingsPage() {
  const say = useWords<typeof tenantWords>();
  const { locale } = useIntl();
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const { q = '' } = readSettingsSearch(useSearch({ strict: false }));
  const { data, error, refetch } = useQuery(indexQuery);

  const wanted = q.trim().toLocaleLowerCase(locale);
  const isFound = ({ id }: SettingsItem): boolean =>
    `${say(`settings.item.${id}`)} ${say(`settings.item.${id}.about`)}`
      .toLocaleLowerCase(locale)
      .includes(wanted);
  const groups = SETTINGS.map(({ group, items }) => ({
    group,
    items: items.filter((item) => mayOpen(item.path) && isFound(item)),
  })).filter(({ items }) => items.length > 0);
  return (
    <>
      <PageHead title={say('route.settings.home')}>{say('settings.sentence')}</PageHead>
      <div className={css.search}>
        <SearchField
          aria-label={say('settings.search')}
          placeholder={say('settings.search')}
          value={q}
          onChange={(text) =>
            void navigate({
              to: '.',
              search: (before: Record<string, unknown>) => ({ ...before, q: text === '' ? undefined : text }),
              replace: true,
            })
          }
        />
      </div>
      {error === null ? null : <ErrorView error={error} onRetry={() => void refetch()} compact />}
      {groups.length === 0 ? (
        <EmptyState title={say('settings.nothing', { q })}>{say('settings.nothing.text')}</EmptyState>
      ) : null}
      <div className={css.index}>
        {groups.map(({ group, items }) => (
          <Card key={group} title={say(`settings.group.${group}`)} flush>
            <ul className={css.items}>
              {items.map((item) => (
                <li key={item.id}>
                  <Link to={item.path} className={css.item}>
                    <span className={css.itemWords}>
                      <b>{say(`settings.item.${item.id}`)}</b>
                      <small>{say(`settings.item.${item.id}.about`)}</small>
                    </span>
                    <Fact item={item} facts={data?.settings} isAsked={data === undefined && error === null} />
                    <ChevronRightIcon size={14} />
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </>
  );
}

/** Current value, in a word. */
function Fact({
  item: { id, facts: name },
  facts,
  isAsked,
}: {
  item: SettingsItem;
  facts: Readonly<Record<string, SettingFacts>> | undefined;
  isAsked: boolean;
}) {
  const { messages, formatMessage } = useIntl();
  if (name === undefined) return null;
  if (isAsked) return <Skeleton width={90} height={14} />;
  const known = facts?.[name];
  const words = `settings.fact.${name}`;
  if (known === undefined || !Object.hasOwn(messages, words)) return null;
  const values = Object.fromEntries(
    Object.entries(known).map(([key, value]) => [key, typeof value === 'boolean' ? String(value) : value]),
  );
  const text = formatMessage({ id: words }, values);
  return <span className={css.fact}>{isWarning(id, known) ? <Chip tone="medium">{text}</Chip> : text}</span>;
}
