import type { ContentProfileAnswer } from '@casbah/contract/content-definitions';
import type { contentprofilesWords } from '@casbah/messages/contentprofiles';
import { Button } from '@casbah/widgets/button/Button.tsx';
import type { RuleChoices } from '@casbah/widgets/rule-builder/rule-choice.ts';
import { type Option, Select } from '@casbah/widgets/select/Select.tsx';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { textOf } from '../../scope/scope.ts';
import { useWords } from '../../words/useWords.ts';
import { EditorPage } from './EditorPage.tsx';
import { DeleteDefinition } from './parts/DeleteDefinition.tsx';
import { profileQuery, refreshContent } from './queries.ts';
import { RuleEditor } from './RuleEditor.tsx';
import { bodyOf, draftOf, NEW_DRAFT, type RuleDraft } from './rule-draft.ts';
import { TryCard } from './TryCard.tsx';
import { useRuleChoices } from './useRuleChoices.ts';

const LIST = '/protect/dlpprofiles';
const ONE = '/protect/dlpprofiles/manage';
/** No data filter has this ID. */
const ALL_FILES = '';

/** A DLP profile, or a new one. */
export function ProfilePage() {
  const say = useWords<typeof contentprofilesWords>();
  const id = textOf(useSearch({ strict: false }).id);
  const one = useQuery({ ...profileQuery(id ?? ''), enabled: id !== undefined });
  const { choices, data, error, refetch } = useRuleChoices();
  if (choices === undefined || data === undefined || (id !== undefined && one.data === undefined))
    return (
      <EditorPage
        title={say(id === undefined ? 'content.profile.add' : 'route.protect.dlpProfiles')}
        error={one.error ?? error}
        onRetry={() => void Promise.all([refetch(), id === undefined ? undefined : one.refetch()])}
      />
    );
  const filters = data.data_filters.map(({ key, label }) => ({ value: key, label }));
  return <Profile key={id ?? 'new'} profile={one.data} choices={choices} filters={filters} />;
}

function Profile({
  profile,
  choices,
  filters,
}: {
  profile: ContentProfileAnswer | undefined;
  choices: RuleChoices;
  filters: readonly Option[];
}) {
  const say = useWords<typeof contentprofilesWords>();
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);

  const save = async (draft: RuleDraft): Promise<{ open?: () => void }> => {
    const body = { ...bodyOf(draft), data_filter: draft.dataFilter };
    const { id } =
      profile === undefined
        ? await call('POST /protect/content_profiles', { body })
        : await call('PATCH /protect/content_profiles/{id}', { params: { id: profile.id }, body });
    await refreshContent();
    return profile === undefined
      ? { open: () => void navigate({ to: ONE, search: { id }, replace: true }) }
      : {};
  };
  return (
    <>
      <RuleEditor
        title={profile?.name ?? say('content.profile.add')}
        sentence={say('content.profile.sentence')}
        rulesLabel={say('content.profile.rules')}
        logicLook="whole"
        initial={profile === undefined ? NEW_DRAFT : draftOf(profile)}
        isNew={profile === undefined}
        choices={choices}
        actions={
          profile === undefined ? null : (
            <Button onPress={() => setDeleting(true)}>{say('content.delete')}</Button>
          )
        }
        fields={(draft, change, isDisabled) => (
          <Select
            name="data_filter"
            label={say('content.filter')}
            options={[{ value: ALL_FILES, label: say('content.filter.all') }, ...filters]}
            value={draft.dataFilter ?? ALL_FILES}
            isDisabled={isDisabled}
            onChange={(value) => change({ dataFilter: value === ALL_FILES ? null : value })}
          />
        )}
        aside={(isChanged) => <TryCard profile={profile} isChanged={isChanged} choices={choices} />}
        onSave={save}
      />
      {isDeleting && profile !== undefined ? (
        <DeleteDefinition
          name={profile.name}
          uses={profile.used_by}
          text={say('content.profile.delete.text')}
          onDelete={() => call('DELETE /protect/content_profiles/{id}', { params: { id: profile.id } })}
          onDeleted={() => void navigate({ to: LIST, ignoreBlocker: true })}
          onClose={() => setDeleting(false)}
        />
      ) : null}
    </>
  );
}
