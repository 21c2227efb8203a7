import type { ContentProfileAnswer } from '@casbah/contract/content-definitions';
import type { contentprofilesWords } from '@casbah/messages/contentprofiles';
import { Button, buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Switch } from '@casbah/widgets/switch/Switch.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { useMay } from '../../request/session.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { showErrorToast, showToast } from '../../shell/toasts.ts';
import { useErrorWords } from '../../shell/useErrorWords.ts';
import { useWords } from '../../words/useWords.ts';
import css from './Content.module.css';
import { DefinitionList } from './DefinitionList.tsx';
import { ContentTabs } from './parts/ContentTabs.tsx';
import { DeleteDefinition } from './parts/DeleteDefinition.tsx';
import { profilesQuery, refreshContent } from './queries.ts';
import { RulesSummary } from './RulesSummary.tsx';
import { useRuleChoices } from './useRuleChoices.ts';

const ONE = '/protect/dlpprofiles/manage';

/** A company's DLP profiles: what each looks for, and whether it is enabled. */
export function ProfilesPage() {
  const say = useWords<typeof contentprofilesWords>();
  const mayChange = useMay('protect.modify');
  const wordsOf = useErrorWords();
  const { data, error, refetch } = useQuery(profilesQuery);
  const { choices } = useRuleChoices();
  const [deleted, setDeleted] = useState<ContentProfileAnswer>();
  const add = mayChange ? (
    <Link to={ONE} className={buttonClass({ variant: 'primary' })}>
      {say('content.profile.add')}
    </Link>
  ) : undefined;

  const enable = async ({ id, name }: ContentProfileAnswer, is_enabled: boolean): Promise<void> => {
    try {
      await call('PATCH /protect/content_profiles/{id}', { params: { id }, body: { is_enabled } });
    } catch (failure) {
      showErrorToast(failure, { title: say('content.save.failed', { name }), detail: wordsOf(failure).text });
    }
    await refreshContent();
  };
  const clone = async ({ id, name }: ContentProfileAnswer): Promise<void> => {
    try {
      const copy = await call('POST /protect/content_profiles/{id}/clone', { params: { id } });
      showToast({ tone: 'low', title: say('content.cloned', { name: copy.name }) });
    } catch (failure) {
      showErrorToast(failure, {
        title: say('content.clone.failed', { name }),
        detail: wordsOf(failure).text,
      });
    }
    await refreshContent();
  };

  return (
    <>
      <PageHead
        title={say('route.protect.dlpProfiles')}
        actions={data?.profiles.length === 0 ? undefined : add}
      >
        {data === undefined
          ? null
          : say('content.profiles.sentence', { count: data.profiles.length, limit: data.limit })}
      </PageHead>
      <ContentTabs />
      <DefinitionList
        label={say('route.protect.dlpProfiles')}
        rows={data?.profiles}
        error={error}
        onRetry={() => void refetch()}
        empty={{ title: say('content.profile.none'), text: say('content.profile.none.text'), action: add }}
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
          {
            id: 'enabled',
            header: say('content.enabled'),
            cell: (profile) =>
              mayChange ? (
                <Switch
                  aria-label={say('content.enabled.of', { name: profile.name })}
                  isSelected={profile.is_enabled}
                  onChange={(is) => void enable(profile, is)}
                />
              ) : (
                say(profile.is_enabled ? 'content.enabled' : 'content.disabled')
              ),
          },
        ]}
        mayChange={mayChange}
        actions={(profile) => (
          <>
            <Button
              size="small"
              aria-label={say('content.clone.of', { name: profile.name })}
              onPress={() => void clone(profile)}
            >
              {say('content.clone')}
            </Button>
            <Button
              size="small"
              aria-label={say('content.delete.of', { name: profile.name })}
              onPress={() => setDeleted(profile)}
            >
              {say('content.delete')}
            </Button>
          </>
        )}
      />
      {deleted === undefined ? null : (
        <DeleteDefinition
          name={deleted.name}
          uses={deleted.used_by}
          text={say('content.profile.delete.text')}
          onDelete={() => call('DELETE /protect/content_profiles/{id}', { params: { id: deleted.id } })}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  );
}
