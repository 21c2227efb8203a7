import { ACTIVITIES, OBJECT_TYPES, OUTCOMES } from '@casbah/domain/activity';
import { isContentRisk } from '@casbah/domain/content-risk';
import type { FilterValue } from '@casbah/domain/filter/expression';
import {
  DIRECTIONS,
  ENDPOINT_CHANNELS,
  POLICY_FIELDS,
  type PolicyField,
} from '@casbah/domain/policy/policy-fields';
import { SEVERITIES } from '@casbah/domain/policy/response';
import type { contentprofilesNamesWords } from '@casbah/messages/contentprofiles';
import type { investigateWords } from '@casbah/messages/investigate';
import type { policiesExplainWords, policiesNamesWords } from '@casbah/messages/policies';
import { isTyped, writeTypedNumber } from '@casbah/widgets/filter-bar/token.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useValueLabel } from '../../../filter/useValueLabel.ts';
import { useWords } from '../../../words/useWords.ts';
import { profilesQuery } from '../queries.ts';

const EXPOSURES = ['private', 'internal', 'external', 'public'] as const;

/** Names of the values of conditions. Values without a name are shown as they are. */
export function useFieldValue(): (field: PolicyField, value: FilterValue) => string {
  const say = useWords<
    | typeof policiesExplainWords
    | typeof policiesNamesWords
    | typeof contentprofilesNamesWords
    | typeof investigateWords
  >();
  const ofTraffic = useValueLabel();
  const profiles = useQuery(profilesQuery).data?.profiles;
  return useCallback(
    (field, value) => {
      if (typeof value === 'number' && isTyped(POLICY_FIELDS[field]))
        return writeTypedNumber(POLICY_FIELDS[field], value);
      const text = String(value);
      const folded = text.toLowerCase();
      switch (field) {
        case 'activity': {
          const known = ACTIVITIES.find((one) => one === folded);
          return known === undefined ? text : say(`activity.did.${known}`);
        }
        case 'object_type': {
          const known = OBJECT_TYPES.find((one) => one === folded);
          return known === undefined ? text : say(`activity.object.${known}`);
        }
        case 'outcome': {
          const known = OUTCOMES.find((one) => one === folded);
          return known === undefined ? text : say(`activity.outcome.${known}`);
        }
        case 'exposure': {
          const known = EXPOSURES.find((one) => one === folded);
          return known === undefined ? text : say(`activity.exposure.${known}`);
        }
        case 'direction': {
          const known = DIRECTIONS.find((one) => one === folded);
          return known === undefined ? text : say(`policy.direction.${known}`);
        }
        case 'channel': {
          const known = ENDPOINT_CHANNELS.find((one) => one === folded);
          return known === undefined ? text : say(`policy.channel.${known}`);
        }
        case 'detector_severity':
        case 'check_severity': {
          const known = SEVERITIES.find((one) => one === folded);
          return known === undefined ? text : say(`policy.severity.${known}`);
        }
        case 'content_risk':
          return isContentRisk(folded) ? say(`content.risk.${folded}`) : text;
        case 'content':
          return profiles?.find(({ id }) => id === folded)?.name ?? text;
        case 'risk':
        case 'category':
        case 'device_type':
        case 'tag':
        case 'country':
        case 'headquarters':
        case 'action':
        case 'seen':
          return ofTraffic(field, { value: text, label: text });
        default:
          return text;
      }
    },
    [say, ofTraffic, profiles],
  );
}
