import {
  DISMISSAL_REASONS,
  type DismissalReason,
  type IncidentState,
} from '@casbah/domain/incident/incident';
import type { incidentsWords } from '@casbah/messages/incidents';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Choices } from '@casbah/widgets/choices/Choices.tsx';
import { ChevronDownIcon } from '@casbah/widgets/icons/icons.tsx';
import { useWords } from '../../words/useWords.ts';
import type { IncidentUpdate } from './useUpdateIncidents.ts';

const STATES = ['new', 'in_progress', 'resolved'] as const;

/** Chooses a state, and why if it is dismissed. `current`: that of the one incident. */
export function StateButton({
  current,
  quiet = false,
  isPending,
  onChange,
}: {
  current?: { state: IncidentState; reason: DismissalReason | null };
  /** In a row. */
  quiet?: boolean;
  isPending: boolean;
  onChange: (update: IncidentUpdate) => void;
}) {
  const say = useWords<typeof incidentsWords>();
  return (
    <Choices
      label={say('incidents.state')}
      heading={say('incidents.state')}
      trigger={
        <Button size="small" variant={quiet ? 'ghost' : 'secondary'} isPending={isPending}>
          {current === undefined ? say('incidents.state') : say(`incident.state.${current.state}`)}
          <ChevronDownIcon size={14} />
        </Button>
      }
      choices={[
        ...STATES.map((state) => ({
          id: state,
          label: say(`incident.state.${state}`),
          chosen: state === current?.state,
          onChoose: () => onChange({ state }),
        })),
        ...DISMISSAL_REASONS.map((reason) => ({
          id: reason,
          label: say('incidents.dismiss', { reason: say(`incident.reason.${reason}`) }),
          chosen: reason === current?.reason,
          onChoose: () => onChange({ state: 'dismissed', reason }),
        })),
      ]}
    />
  );
}
