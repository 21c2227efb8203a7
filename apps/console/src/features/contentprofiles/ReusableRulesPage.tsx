import type { ReusableRuleAnswer } from '@casbah/contract/content-definitions';
import type { contentprofilesWords } from '@casbah/messages/contentprofiles';
import type { routeWords } from '@casbah/messages/every-area';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { useMay } from '../../request/session.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './Content.module.css';
import { DefinitionList } from './DefinitionList.tsx';
import { ContentTabs } from './parts/ContentTabs.tsx';
import { DeleteDefinition } from './parts/DeleteDefinition.tsx';
import { reusableRulesQuery } from './queries.ts';
import { RulesSummary } from './RulesSummary.tsx';
import { useRuleChoices } from './useRuleChoices.ts';

const ONE = '/protect/dlpprofiles/reusable/manage';

/** Rules that are defined once and used in several profiles. */
export function ReusableRulesPage() {
  const say = useWords<typeof contentprofilesWords | typeof routeWords>();
  const mayChange = useMay('protect.modify');
  const { data, error, refetch } = useQuery(reusableRulesQuery);
  const { choices } = useRuleChoices();
  const [deleted, setDeleted] = useState<ReusableRuleAnswer>();
  const add = mayChange ? (
    <Link to={ONE} className={buttonClass({ variant: 'primary' })}>
      {say('content.reusable.add')}
    </Link>
  ) : undefined;
  return (
    <>
      <PageHead title={say('route.protect.reusable')} actions={data?.rules.length === 0 ? undefined : add}>
        {data === undefined
          ? null
          : say('content.reusable.sentence', { count: data.rules.length, limit: data.limit })}
      </PageHead>
      <ContentTabs />
      <DefinitionList
        label={say('route.protect.reusable')}
        rows={data?.rules}
        error={error}
        onRetry={() => void refetch()}
        empty={{ title: say('content.reusable.none'), text: say('content.reusable.none.text'), action: add }}
        name={({ id, name }) => (
          <Link to={ONE} search={{ id }} className={css.name}>
            {name}
          </Link>
        )}
        columns={[
          {
            id: 'rules',
            header: say('content.looksFor'),
            cell: ({ sets }) =>
              choices === undefined ? null : <RulesSummary sets={sets} choices={choices} />,
          },
        ]}
        mayChange={mayChange}
        actions={(rule) => (
          <Button
            size="small"
            aria-label={say('content.delete.of', { name: rule.name })}
            onPress={() => setDeleted(rule)}
          >
            {say('content.delete')}
          </Button>
        )}
      />
      {deleted === undefined ? null : (
        <DeleteDefinition
          name={deleted.name}
          uses={deleted.used_by}
          text={say('content.delete.text')}
          onDelete={() => call('DELETE /protect/reusable_rules/{id}', { params: { id: deleted.id } })}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  );
}
