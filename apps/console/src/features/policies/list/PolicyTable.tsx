import type { PolicySummary } from '@casbah/contract/policies';
import type { policiesNamesWords, policiesWords } from '@casbah/messages/policies';
import { IconButton } from '@casbah/widgets/button/IconButton.tsx';
import { Checkbox } from '@casbah/widgets/checkbox/Checkbox.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '@casbah/widgets/icons/icons.tsx';
import { RelativeTime } from '@casbah/widgets/relative-time/RelativeTime.tsx';
import { StaticTable } from '@casbah/widgets/static-table/StaticTable.tsx';
import { Link } from '@tanstack/react-router';
import { useWords } from '../../../words/useWords.ts';
import { conditionTextWords } from '../explain/condition-words.ts';
import { useExplainWords } from '../explain/useExplainWords.ts';
import css from '../Policies.module.css';
import { PolicyState } from '../PolicyState.tsx';
import { ResponseIcons } from '../ResponseIcons.tsx';
import { SeverityChip } from '../SeverityChip.tsx';
import type { Move } from './order.ts';
import { PolicyMenu } from './PolicyMenu.tsx';

const SHOWN = 200;

/** Policies in their order. */
export function PolicyTable({
  rows,
  selection,
  onSelection,
  onMove,
  mayChange,
}: {
  rows: readonly PolicySummary[];
  /** IDs of selected policies. */
  selection: ReadonlySet<string>;
  onSelection: (selection: ReadonlySet<string>) => void;
  /** Undefined if the order can't be changed: without the permission, or while only some are listed. */
  onMove: ((policy: PolicySummary, move: Move) => void) | undefined;
  /** Whether the reader may change policies in any way. */
  mayChange: boolean;
}) {
  const say = useWords<typeof policiesWords | typeof policiesNamesWords>();
  const words = useExplainWords();
  const ordered = rows.filter(({ order }) => order !== null);
  const choose = (id: string, isChosen: boolean): void => {
    const next = new Set(selection);
    if (isChosen) next.add(id);
    else next.delete(id);
    onSelection(next);
  };
  return (
    <StaticTable
      label={say('route.protect.policies')}
      rows={rows}
      rowKey={({ id }) => id}
      empty={say('policies.nothingFound')}
      shown={SHOWN}
      columns={[
        {
          id: 'order',
          header: say('policies.order'),
          cell: ({ id, name, order }) => (
            <span className={css.place}>
              {mayChange && order !== null ? (
                <Checkbox
                  aria-label={say('policies.select', { name })}
                  isSelected={selection.has(id)}
                  onChange={(is) => choose(id, is)}
                />
              ) : null}
              {order}
            </span>
          ),
        },
        {
          id: 'policy',
          header: say('policies.policy'),
          isRowName: true,
          wraps: true,
          cell: (policy) => (
            <>
              <PolicyLink policy={policy} />
              <span className={css.second}>{say(`policy.type.${policy.type}`)}</span>
              <span className={css.condition} title={policy.condition}>
                {policy.condition === ''
                  ? say('policies.everything')
                  : conditionTextWords(policy.condition, words)}
              </span>
            </>
          ),
        },
        {
          id: 'severity',
          header: say('policies.severity'),
          cell: ({ severity }) => (severity === null ? null : <SeverityChip severity={severity} />),
        },
        {
          id: 'state',
          header: say('policies.state'),
          cell: ({ state, has_draft }) => (
            <span className={css.chips}>
              <PolicyState state={state} hasDraft={has_draft} />
            </span>
          ),
        },
        {
          id: 'responses',
          header: say('policies.responses'),
          cell: ({ responses }) => <ResponseIcons kinds={responses} />,
        },
        {
          id: 'changed',
          header: say('policies.changed'),
          cell: ({ modified_on, modified_by }) => (
            <span className={css.changed}>
              <RelativeTime time={Date.parse(modified_on)} />
              {modified_by === null ? null : (
                <span title={modified_by}>{say('policies.by', { who: modified_by })}</span>
              )}
            </span>
          ),
        },
        ...(mayChange
          ? [
              {
                id: 'actions',
                header: say('policies.actions'),
                align: 'end' as const,
                cell: (policy: PolicySummary) => (
                  <span className={css.rowActions}>
                    {onMove === undefined || policy.order === null ? null : (
                      <>
                        <IconButton
                          size="small"
                          data-move={`up ${policy.id}`}
                          label={say('policies.up', { name: policy.name })}
                          isDisabled={policy.id === ordered[0]?.id}
                          onPress={() => onMove(policy, 'up')}
                        >
                          <ArrowUpIcon size={14} />
                        </IconButton>
                        <IconButton
                          size="small"
                          data-move={`down ${policy.id}`}
                          label={say('policies.down', { name: policy.name })}
                          isDisabled={policy.id === ordered.at(-1)?.id}
                          onPress={() => onMove(policy, 'down')}
                        >
                          <ArrowDownIcon size={14} />
                        </IconButton>
                      </>
                    )}
                    <PolicyMenu policy={policy} onMove={policy.order === null ? undefined : onMove} />
                  </span>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}

/** Opens a policy, or the alert rule that it is. */
function PolicyLink({ policy: { id, name, edited_as } }: { policy: PolicySummary }) {
  return edited_as === 'alert_rule' ? (
    <Link to="/appAudit/decisions/policies/$id" params={{ id }} className={css.name}>
      {name}
    </Link>
  ) : (
    <Link to="/protect/policies/manage" search={{ policy: id }} className={css.name}>
      {name}
    </Link>
  );
}
