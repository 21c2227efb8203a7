import type { ReusableRuleAnswer } from '@casbah/contract/content-definitions';
import { RULE_TYPES } from '@casbah/domain/content-rule';
import type { contentprofilesWords } from '@casbah/messages/contentprofiles';
import type { routeWords } from '@casbah/messages/every-area';
import { Breadcrumb } from '@casbah/widgets/breadcrumb/Breadcrumb.tsx';
import { Button } from '@casbah/widgets/button/Button.tsx';
import type { RuleChoices } from '@casbah/widgets/rule-builder/rule-choice.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { textOf } from '../../scope/scope.ts';
import { useWords } from '../../words/useWords.ts';
import { EditorPage } from './EditorPage.tsx';
import { DeleteDefinition } from './parts/DeleteDefinition.tsx';
import { refreshContent, reusableRuleQuery } from './queries.ts';
import { RuleEditor } from './RuleEditor.tsx';
import { bodyOf, draftOf, NEW_DRAFT, type RuleDraft } from './rule-draft.ts';
import { useRuleChoices } from './useRuleChoices.ts';

const LIST = '/protect/dlpprofiles/reusable';
const ONE = '/protect/dlpprofiles/reusable/manage';
/** A reusable rule can't contain another one. */
const TYPES = RULE_TYPES.filter((type) => type !== 'reusable_rule');

/** A reusable rule, or a new one. */
export function ReusableRulePage() {
  const say = useWords<typeof contentprofilesWords>();
  const id = textOf(useSearch({ strict: false }).id);
  const one = useQuery({ ...reusableRuleQuery(id ?? ''), enabled: id !== undefined });
  const { choices, error, refetch } = useRuleChoices();
  if (choices === undefined || (id !== undefined && one.data === undefined))
    return (
      <EditorPage
        title={say('content.reusable.add')}
        error={one.error ?? error}
        onRetry={() => void Promise.all([refetch(), id === undefined ? undefined : one.refetch()])}
      />
    );
  return <Reusable key={id ?? 'new'} rule={one.data} choices={{ ...choices, types: TYPES }} />;
}

function Reusable({ rule, choices }: { rule: ReusableRuleAnswer | undefined; choices: RuleChoices }) {
  const say = useWords<typeof contentprofilesWords | typeof routeWords>();
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const save = async (draft: RuleDraft): Promise<{ open?: () => void }> => {
    const body = bodyOf(draft);
    const { id } =
      rule === undefined
        ? await call('POST /protect/reusable_rules', { body })
        : await call('PATCH /protect/reusable_rules/{id}', { params: { id: rule.id }, body });
    await refreshContent();
    return rule === undefined
      ? { open: () => void navigate({ to: ONE, search: { id }, replace: true }) }
      : {};
  };
  return (
    <>
      <RuleEditor
        title={rule?.name ?? say('content.reusable.add')}
        sentence={say('content.reusable.one')}
        rulesLabel={say('content.reusable.rules')}
        logicLook="simple"
        above={
          <Breadcrumb>
            <Link to="/protect/dlpprofiles">{say('route.protect.dlpProfiles')}</Link>
            <Link to={LIST}>{say('route.protect.reusable')}</Link>
          </Breadcrumb>
        }
        initial={rule === undefined ? NEW_DRAFT : draftOf(rule)}
        isNew={rule === undefined}
        choices={choices}
        actions={
          rule === undefined ? null : (
            <Button onPress={() => setDeleting(true)}>{say('content.delete')}</Button>
          )
        }
        onSave={save}
      />
      {isDeleting && rule !== undefined ? (
        <DeleteDefinition
          name={rule.name}
          uses={rule.used_by}
          text={say('content.delete.text')}
          onDelete={() => call('DELETE /protect/reusable_rules/{id}', { params: { id: rule.id } })}
          onDeleted={() => void navigate({ to: LIST, ignoreBlocker: true })}
          onClose={() => setDeleting(false)}
        />
      ) : null}
    </>
  );
}
