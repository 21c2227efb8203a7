import type { ResponseTemplate } from '@casbah/contract/responsetemplates';
import { channelsOf } from '@casbah/domain/response-template/messages';
import type { policiesNamesWords } from '@casbah/messages/policies';
import type { responsetemplatesWords } from '@casbah/messages/responsetemplates';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { Switch } from '@casbah/widgets/switch/Switch.tsx';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '../../request/api.ts';
import { actionsColumn } from '../../settings/actions-column.tsx';
import { showErrorToast } from '../../shell/toasts.ts';
import { useErrorWords } from '../../shell/useErrorWords.ts';
import { useWords } from '../../words/useWords.ts';
import { DeleteTemplate } from './DeleteTemplate.tsx';
import { ChannelIcons } from './parts/ChannelIcons.tsx';
import { refreshTemplates } from './queries.ts';
import css from './Templates.module.css';
import { useClone } from './useClone.ts';

export function TemplateTable({
  templates,
  mayChange,
}: {
  templates: readonly ResponseTemplate[];
  mayChange: boolean;
}) {
  const say = useWords<typeof responsetemplatesWords | typeof policiesNamesWords>();
  const wordsOf = useErrorWords();
  const clone = useClone();
  const [deleted, setDeleted] = useState<ResponseTemplate>();

  const enable = async ({ template_id, template_name }: ResponseTemplate, status: boolean): Promise<void> => {
    try {
      const params = { id: template_id };
      await call('PATCH /protect/response_templates/{id}', { params, body: { status } });
    } catch (failure) {
      const title = say('response.save.failed', { name: template_name });
      showErrorToast(failure, { title, detail: wordsOf(failure).text });
    }
    await refreshTemplates();
  };

  return (
    <Card flush>
      <StaticTable
        label={say('route.protect.responseTemplates')}
        rows={templates}
        rowKey={({ template_id }) => template_id}
        empty={say('response.nothingFound')}
        shown={250}
        columns={[
          {
            id: 'name',
            header: say('response.name'),
            isRowName: true,
            cell: ({ template_id, template_name, description, is_default }) => (
              <>
                <Link
                  to="/protect/dlpprofiles/templates/manage"
                  search={{ id: template_id }}
                  className={css.name}
                >
                  {template_name}
                </Link>
                {description === '' || is_default ? null : <span className={css.second}>{description}</span>}
              </>
            ),
          },
          {
            id: 'type',
            header: say('response.policyType'),
            cell: ({ policy_type }) => say(`policy.type.${policy_type}`),
          },
          {
            id: 'channels',
            header: say('response.channels'),
            cell: ({ template }) => <ChannelIcons channels={channelsOf(template)} />,
          },
          {
            id: 'aggregation',
            header: say('response.aggregation'),
            cell: ({ enable_aggregation }) =>
              say(enable_aggregation ? 'response.aggregation.yes' : 'response.aggregation.no'),
          },
          {
            id: 'status',
            header: say('response.enabled'),
            cell: (template) =>
              template.is_default ? (
                <Chip>{say('response.included')}</Chip>
              ) : mayChange ? (
                <Switch
                  aria-label={say('response.enabled.of', { name: template.template_name })}
                  isSelected={template.status}
                  onChange={(is) => void enable(template, is)}
                />
              ) : (
                say(template.status ? 'response.enabled' : 'response.disabled')
              ),
          },
          {
            id: 'modified',
            header: say('response.modified'),
            cell: (template) => <Modified {...template} />,
          },
          ...actionsColumn(mayChange, say('response.actions'), (template: ResponseTemplate) => (
            <>
              <Button
                size="small"
                aria-label={say('response.clone.of', { name: template.template_name })}
                onPress={() => void clone(template)}
              >
                {say('response.clone')}
              </Button>
              {template.is_default ? null : (
                <Button
                  size="small"
                  aria-label={say('response.delete.of', { name: template.template_name })}
                  onPress={() => setDeleted(template)}
                >
                  {say('response.delete')}
                </Button>
              )}
            </>
          )),
        ]}
      />
      {deleted === undefined ? null : (
        <DeleteTemplate template={deleted} onClose={() => setDeleted(undefined)} />
      )}
    </Card>
  );
}

function Modified({ modified_on, modified_by }: Pick<ResponseTemplate, 'modified_on' | 'modified_by'>) {
  const say = useWords<typeof responsetemplatesWords>();
  if (modified_on === null) return null;
  return (
    <span className={css.modified}>
      <RelativeTime time={Date.parse(modified_on)} />
      {modified_by === null ? null : (
        <span title={modified_by}>{say('response.by', { who: modified_by })}</span>
      )}
    </span>
  );
}
