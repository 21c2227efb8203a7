import type { AgentAnswer } from '@casbah/contract/agents';
import type { agentsWords } from '@casbah/messages/agents';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip } from '@casbah/widgets/chip/Chip.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { ItemDeleteBox } from '@casbah/widgets/item-delete-box/ItemDeleteBox.tsx';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../request/api.ts';
import { queryClient } from '../../../request/query-client.ts';
import { useMay } from '../../../request/session.ts';
import { ErrorView } from '../../../shell/ErrorView.tsx';
import { useWords } from '../../../words/useWords.ts';
import css from '../Agents.module.css';
import { agentsQuery } from '../queries.ts';

const TONES = { New: 'info', Alive: 'low', Disconnected: 'high' } as const;
/** An agent that is alive but reports a problem needs attention. */
const PROBLEM_TONES = { New: 'medium', Alive: 'medium', Disconnected: 'high' } as const;

/** Log collection agents and their state; omitted without agents. */
export function AgentsCard() {
  const say = useWords<typeof agentsWords>();
  const format = useFormat();
  const mayModify = useMay('datasources.modify');
  const { data } = useQuery(agentsQuery);
  const [failure, setFailure] = useState<unknown>();
  if (data === undefined || data.audit_agents.length === 0) return null;
  const remove = async ({ id }: AgentAnswer): Promise<void> => {
    setFailure(undefined);
    try {
      await call('DELETE /admin/audit_agent/{id}', { params: { id } });
    } catch (caught) {
      setFailure(caught);
    }
    await queryClient.invalidateQueries({ queryKey: agentsQuery.queryKey });
  };
  return (
    <Card
      flush
      title={say('agents.title')}
      aside={say('agents.count', { count: data.audit_agents.length, limit: data.limit })}
    >
      {failure === undefined ? null : <ErrorView error={failure} compact />}
      <StaticTable
        label={say('agents.title')}
        rows={data.audit_agents}
        rowKey={({ id }) => id}
        empty={say('agents.title')}
        note={({ problem }) => problem}
        columns={[
          {
            id: 'name',
            header: say('agents.name'),
            isRowName: true,
            cell: ({ name, datasource_name, users }) => (
              <>
                <span className={css.name}>{name}</span>{' '}
                <span className={css.second}>
                  {users === 'tokens' ? `${datasource_name} · ${say('agents.tokens')}` : datasource_name}
                </span>
              </>
            ),
          },
          {
            id: 'state',
            header: say('agents.state'),
            cell: ({ agent_state, is_outdated, problem }) => (
              <span className={css.actions}>
                <Chip tone={problem === null ? TONES[agent_state] : PROBLEM_TONES[agent_state]}>
                  {say(`agents.state.${agent_state}`)}
                </Chip>
                {is_outdated ? <Chip tone="medium">{say('agents.outdated')}</Chip> : null}
              </span>
            ),
          },
          {
            id: 'version',
            header: say('agents.version'),
            cell: ({ version, platform }) => `${version}, ${platform}`,
          },
          {
            id: 'heard',
            header: say('agents.heard'),
            cell: ({ last_heartbeat, address }) => (
              <>
                <RelativeTime time={Date.parse(last_heartbeat)} />{' '}
                <span className={css.second}>{address}</span>
              </>
            ),
          },
          {
            id: 'delivered',
            header: say('agents.delivered'),
            align: 'end',
            cell: ({ delivered_bytes }) => format.bytes(delivered_bytes),
          },
          {
            id: 'waiting',
            header: say('agents.waiting'),
            align: 'end',
            cell: ({ spooled_bytes }) => format.bytes(spooled_bytes),
          },
          {
            id: 'held',
            header: say('agents.held'),
            align: 'end',
            cell: ({ held_back_lines }) => format.number(held_back_lines),
          },
          ...(mayModify
            ? [
                {
                  id: 'remove',
                  header: say('agents.remove'),
                  align: 'end' as const,
                  cell: (agent: AgentAnswer) => (
                    <ItemDeleteBox name={agent.name} onDelete={() => void remove(agent)} />
                  ),
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}
