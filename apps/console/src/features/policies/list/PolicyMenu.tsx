import type { PolicySummary } from '@casbah/contract/policies';
import type { policiesWords } from '@casbah/messages/policies';
import { IconButton } from '@casbah/widgets/button/IconButton.tsx';
import { ConfirmDialog } from '@casbah/widgets/dialog/ConfirmDialog.tsx';
import { MoreIcon } from '@casbah/widgets/icons/icons.tsx';
import { Menu, type MenuAction } from '@casbah/widgets/menu/Menu.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '../../../request/session.ts';
import { useWords } from '../../../words/useWords.ts';
import type { Move } from './order.ts';
import { usePolicyActions } from './usePolicyActions.ts';

/** Everything that the reader may do with a policy. */
export function PolicyMenu({
  policy,
  onMove,
}: {
  policy: PolicySummary;
  onMove: ((policy: PolicySummary, move: Move) => void) | undefined;
}) {
  const say = useWords<typeof policiesWords>();
  const navigate = useNavigate();
  const mayModify = useMay('protect.modify');
  const mayActivate = useMay('protect.activate');
  const { act, duplicate } = usePolicyActions();
  const [isDeleting, setDeleting] = useState(false);
  const { id, name, state, has_draft, edited_as } = policy;
  const isRule = edited_as === 'alert_rule';

  const open: MenuAction = {
    id: 'open',
    label: say('policies.open'),
    onAction: () =>
      void (isRule
        ? navigate({ to: '/appAudit/decisions/policies/$id', params: { id } })
        : navigate({ to: '/protect/policies/manage', search: { policy: id } })),
  };
  const changes: MenuAction[] = [];
  if (!isRule && mayActivate) {
    if (has_draft)
      changes.push({
        id: 'activate',
        label: say('policies.activate'),
        onAction: () => void act('activate', [policy]),
      });
    if (state === 'disabled')
      changes.push({
        id: 'enable',
        label: say('policies.enable'),
        onAction: () => void act('enable', [policy]),
      });
    if (state === 'active')
      changes.push({
        id: 'disable',
        label: say('policies.disable'),
        onAction: () => void act('disable', [policy]),
      });
  }
  if (!isRule && mayModify)
    changes.push({
      id: 'duplicate',
      label: say('policies.duplicate'),
      onAction: () => void duplicate(policy),
    });
  const places: MenuAction[] =
    onMove === undefined
      ? []
      : [
          { id: 'first', label: say('policies.first'), onAction: () => onMove(policy, 'first') },
          { id: 'last', label: say('policies.last'), onAction: () => onMove(policy, 'last') },
        ];
  const removal: MenuAction[] =
    isRule || !mayModify
      ? []
      : [
          {
            id: 'delete',
            label: say('policies.delete'),
            tone: 'danger',
            ...(state === 'active' ? { disabled: true, detail: say('policies.delete.active') } : {}),
            onAction: () => setDeleting(true),
          },
        ];
  const label = say('policies.actions.of', { name });
  return (
    <>
      <Menu
        label={label}
        placement="bottom end"
        trigger={
          <IconButton size="small" label={label}>
            <MoreIcon size={16} />
          </IconButton>
        }
        groups={[
          { id: 'changes', actions: [open, ...changes] },
          { id: 'places', actions: places },
          { id: 'removal', actions: removal },
        ].filter(({ actions }) => actions.length > 0)}
      />
      <ConfirmDialog
        open={isDeleting}
        title={say('policies.delete.title', { name })}
        accept={say('policies.delete')}
        danger
        onAccept={() => {
          setDeleting(false);
          void act('delete', [policy]);
        }}
        onCancel={() => setDeleting(false)}
      >
        {say('policies.delete.text')}
      </ConfirmDialog>
    </>
  );
}
