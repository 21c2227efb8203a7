import { SEVERITIES, type Severity } from '@casbah/domain/policy/response';
import type { incidentsWords } from '@casbah/messages/incidents';
import type { policiesNamesWords } from '@casbah/messages/policies';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Choices } from '@casbah/widgets/choices/Choices.tsx';
import { ChevronDownIcon } from '@casbah/widgets/icons/icons.tsx';
import { useWords } from '../../words/useWords.ts';
import type { IncidentUpdate } from './useUpdateIncidents.ts';

/** Chooses a severity. `current`: that of the one incident. */
export function SeverityButton({
  current,
  isPending,
  onChange,
}: {
  current?: Severity;
  isPending: boolean;
  onChange: (update: IncidentUpdate) => void;
}) {
  const say = useWords<typeof incidentsWords | typeof policiesNamesWords>();
  return (
    <Choices
      label={say('incident.field.severity')}
      heading={say('incident.field.severity')}
      trigger={
        <Button size="small" isPending={isPending}>
          {current === undefined ? say('incident.field.severity') : say(`policy.severity.${current}`)}
          <ChevronDownIcon size={14} />
        </Button>
      }
      choices={SEVERITIES.map((severity) => ({
        id: severity,
        label: say(`policy.severity.${severity}`),
        chosen: severity === current,
        onChoose: () => onChange({ severity }),
      }))}
    />
  );
}
