import type { IncidentRow } from '@casbah/contract/incidents';
import { ACTIVITIES, type Activity } from '@casbah/domain/activity';
import { ACTIVITY_FIELDS, type ActivityField } from '@casbah/domain/filter/activity-fields';
import type { FilterValue } from '@casbah/domain/filter/expression';
import { LOG_FIELDS, type LogField } from '@casbah/domain/filter/log-fields';
import { TRAFFIC_FIELDS, type TrafficField } from '@casbah/domain/filter/traffic-fields';
import { isFieldOf } from '@casbah/domain/filter/vocabulary';
import { DISMISSAL_REASONS, INCIDENT_STATES } from '@casbah/domain/incident/incident';
import type { IncidentField } from '@casbah/domain/incident/incident-fields';
import { POLICY_FIELDS, type PolicyField } from '@casbah/domain/policy/policy-fields';
import { POLICY_TYPES } from '@casbah/domain/policy/policy-type';
import { EXPOSURES, SEVERITIES, type Severity } from '@casbah/domain/policy/response';
import type { incidentsWords } from '@casbah/messages/incidents';
import type { investigateWords } from '@casbah/messages/investigate';
import type { policiesExplainWords, policiesNamesWords } from '@casbah/messages/policies';
import type { Tone } from '@casbah/widgets/chip/Chip.tsx';
import { useMemo } from 'react';
import { useWords } from '../../words/useWords.ts';

export const SEVERITY_TONES: Readonly<Record<Severity, Tone>> = {
  high: 'high',
  medium: 'medium',
  low: 'low',
  informational: 'neutral',
};

/** Names of what incidents hold, in the reader's language. */
export interface IncidentWords {
  field: (field: IncidentField) => string;
  /** Display text of a field's value; `label` is the server's. */
  value: (field: string, value: FilterValue, label?: string) => string;
  activity: (activity: Activity) => string;
  /** Name of a fact: a field of policies. */
  fact: (field: string) => string;
  /** What an incident is about. */
  subject: (incident: Pick<IncidentRow, 'object' | 'service' | 'app'>) => string | undefined;
}

export function useIncidentWords(): IncidentWords {
  const say = useWords<
    typeof incidentsWords | typeof investigateWords | typeof policiesNamesWords | typeof policiesExplainWords
  >();
  return useMemo(() => {
    const activity: IncidentWords['activity'] = (name) => say(`activity.did.${name}`);
    return {
      field: (name) => say(`incident.field.${name}`),
      activity,
      subject: ({ object, service, app }) => object ?? service?.name ?? app ?? undefined,
      fact: (name) => {
        if (isFieldOf(TRAFFIC_FIELDS, name)) return say(`audit.field.${name}`);
        if (isOfActivityOnly(name)) return say(`activity.field.${name}`);
        return isOfPolicyOnly(name) ? say(`policy.field.${name}`) : name;
      },
      value: (field, given, label = String(given)) => {
        const text = String(given);
        switch (field) {
          case 'state': {
            const known = INCIDENT_STATES.find((one) => one === text);
            if (known !== undefined) return say(`incident.state.${known}`);
            break;
          }
          case 'reason': {
            const known = DISMISSAL_REASONS.find((one) => one === text);
            if (known !== undefined) return say(`incident.reason.${known}`);
            break;
          }
          case 'severity': {
            const known = SEVERITIES.find((one) => one === text);
            if (known !== undefined) return say(`policy.severity.${known}`);
            break;
          }
          case 'policy_type': {
            const known = POLICY_TYPES.find((one) => one === text);
            if (known !== undefined) return say(`policy.type.${known}`);
            break;
          }
          case 'activity': {
            const known = ACTIVITIES.find((one) => one === text);
            if (known !== undefined) return activity(known);
            break;
          }
          case 'exposure': {
            const known = EXPOSURES.find((one) => one === text);
            if (known !== undefined) return say(`activity.exposure.${known}`);
            break;
          }
          case 'owner':
            return text === '' ? say('incidents.noOwner') : label;
        }
        return text === '' ? say('audit.value.none') : label;
      },
    };
  }, [say]);
}

function isOfActivityOnly(name: string): name is Exclude<ActivityField, TrafficField | 'text'> {
  return isFieldOf(ACTIVITY_FIELDS, name) && !isFieldOf(TRAFFIC_FIELDS, name) && name !== 'text';
}

function isOfPolicyOnly(name: string): name is Exclude<PolicyField, LogField> {
  return isFieldOf(POLICY_FIELDS, name) && !isFieldOf(LOG_FIELDS, name);
}
