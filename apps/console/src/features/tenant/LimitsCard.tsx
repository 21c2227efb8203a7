import type { TenantUsage } from '@casbah/contract/tenant';
import { MAX_AGENTS } from '@casbah/domain/agent';
import { MAX_DATASOURCES } from '@casbah/domain/datasource';
import type { tenantWords } from '@casbah/messages/tenant';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { NumberField } from '@casbah/widgets/number-field/NumberField.tsx';
import { useMay } from '../../request/session.ts';
import { DraftForm } from '../../settings/DraftForm.tsx';
import css from '../../settings/Settings.module.css';
import { useDraft } from '../../settings/useDraft.ts';
import { useWords } from '../../words/useWords.ts';
import { saveConfig } from './queries.ts';

/** The company's limits for sources and agents, beside their current numbers. */
export function LimitsCard({ usage: { sources, agents } }: { usage: TenantUsage }) {
  const say = useWords<typeof tenantWords>();
  const mayChange = useMay('settings.modify');
  const draft = useDraft({ max_datasources: sources.maximum, max_agents: agents.maximum });
  const { values, set } = draft;
  const below = (limit: number, { total }: { total: number }): string | undefined =>
    limit < total ? say('settings.limits.below', { used: total }) : undefined;
  const wordsOf = ({ total, maximum }: { total: number; maximum: number }): string =>
    say('settings.limits.used', { used: total, maximum });
  const [tooFewSources, tooFewAgents] = [
    below(values.max_datasources, sources),
    below(values.max_agents, agents),
  ];
  return (
    <Card title={say('settings.limits')}>
      <div className={css.form}>
        <DraftForm
          draft={draft}
          isBlocked={tooFewSources !== undefined || tooFewAgents !== undefined}
          onSave={(changed) => saveConfig('datasources', changed)}
        >
          <p className={css.hint}>{say('settings.limits.text')}</p>
          <NumberField
            name="max_datasources"
            label={say('settings.limits.sources')}
            hint={wordsOf(sources)}
            error={tooFewSources}
            min={1}
            max={MAX_DATASOURCES}
            value={values.max_datasources}
            isDisabled={!mayChange}
            onChange={(max_datasources) => set({ max_datasources })}
          />
          <NumberField
            name="max_agents"
            label={say('settings.limits.agents')}
            hint={wordsOf(agents)}
            error={tooFewAgents}
            min={1}
            max={MAX_AGENTS}
            value={values.max_agents}
            isDisabled={!mayChange}
            onChange={(max_agents) => set({ max_agents })}
          />
        </DraftForm>
      </div>
    </Card>
  );
}
