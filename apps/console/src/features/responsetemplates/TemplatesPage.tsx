import type { ResponseTemplate } from '@casbah/contract/responsetemplates';
import { fold } from '@casbah/domain/nearness';
import { POLICY_TYPES } from '@casbah/domain/policy/policy-type';
import { channelsOf, TEMPLATE_CHANNELS } from '@casbah/domain/response-template/messages';
import type { policiesNamesWords } from '@casbah/messages/policies';
import type { responsetemplatesWords } from '@casbah/messages/responsetemplates';
import { buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { SearchField } from '@casbah/widgets/search-field/SearchField.tsx';
import { Select } from '@casbah/widgets/select/Select.tsx';
import { Skeleton } from '@casbah/widgets/skeleton/Skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useMay } from '../../request/session.ts';
import { textOf } from '../../scope/scope.ts';
import { ErrorView } from '../../shell/ErrorView.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { useLanguage } from '../../words/LanguageProvider.tsx';
import { useWords } from '../../words/useWords.ts';
import { templatesQuery } from './queries.ts';
import css from './Templates.module.css';
import { TemplateTable } from './TemplateTable.tsx';

const ONE = '/protect/dlpprofiles/templates/manage';
/** No policy type or channel has this name. */
const ALL = '';

interface Filters {
  q: string;
  type: string;
  channel: string;
}

/** What policies say to people: a company's templates and the default ones. Search and filters are in the URL. */
export function TemplatesPage() {
  const say = useWords<typeof responsetemplatesWords | typeof policiesNamesWords>();
  const mayChange = useMay('protect.modify');
  const { language } = useLanguage();
  const { data, error, refetch } = useQuery(templatesQuery(language));
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const asked: Filters = {
    q: textOf(search.q) ?? '',
    type: textOf(search.type) ?? ALL,
    channel: textOf(search.channel) ?? ALL,
  };
  const filter = (part: Partial<Filters>): void => {
    const next = Object.entries({ ...asked, ...part }).filter(([, value]) => value !== '');
    void navigate({ to: '.', search: Object.fromEntries(next), replace: true });
  };
  return (
    <>
      <PageHead
        title={say('route.protect.responseTemplates')}
        actions={
          mayChange ? (
            <Link to={ONE} className={buttonClass({ variant: 'primary' })}>
              {say('response.add')}
            </Link>
          ) : undefined
        }
      >
        {data === undefined
          ? null
          : say('response.sentence', {
              count: data.templates.filter(({ is_default }) => !is_default).length,
              limit: data.limit,
            })}
      </PageHead>
      {data === undefined ? (
        <Card>
          {error === null ? (
            <Skeleton height={320} />
          ) : (
            <ErrorView error={error} onRetry={() => void refetch()} />
          )}
        </Card>
      ) : (
        <>
          <div className={css.filters}>
            <div className={css.search} data-page-search="">
              <SearchField
                aria-label={say('response.search')}
                placeholder={say('response.search')}
                value={asked.q}
                maxLength={64}
                onChange={(q) => filter({ q })}
              />
            </div>
            <Select
              aria-label={say('response.policyType')}
              options={[
                { value: ALL, label: say('response.policyType.all') },
                ...POLICY_TYPES.map((type) => ({ value: type, label: say(`policy.type.${type}`) })),
              ]}
              value={asked.type}
              onChange={(type) => filter({ type })}
            />
            <Select
              aria-label={say('response.channels')}
              options={[
                { value: ALL, label: say('response.channel.all') },
                ...TEMPLATE_CHANNELS.map((channel) => ({
                  value: channel,
                  label: say(`response.channel.${channel}`),
                })),
              ]}
              value={asked.channel}
              onChange={(channel) => filter({ channel })}
            />
          </div>
          <TemplateTable templates={filtered(data.templates, asked)} mayChange={mayChange} />
        </>
      )}
    </>
  );
}

function filtered(
  templates: readonly ResponseTemplate[],
  { q, type, channel }: Filters,
): readonly ResponseTemplate[] {
  const wanted = fold(q.trim());
  return templates.filter(
    ({ template_name, description, policy_type, template }) =>
      fold(`${template_name}\n${description}`).includes(wanted) &&
      (type === ALL || policy_type === type) &&
      (channel === ALL || channelsOf(template).some((one) => one === channel)),
  );
}
