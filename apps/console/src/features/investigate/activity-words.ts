import type { ActivityEvent } from '@casbah/contract/investigate';
import { ACTIVITIES, ACTOR_TYPES, OBJECT_TYPES, OUTCOMES } from '@casbah/domain/activity';
import { ASSESSMENTS } from '@casbah/domain/assessment';
import type { ActivityField } from '@casbah/domain/filter/activity-fields';
import type { FilterValue } from '@casbah/domain/filter/expression';
import type { investigateWords } from '@casbah/messages/investigate';
import { useMemo } from 'react';
import { useValueLabel } from '../../filter/useValueLabel.ts';
import { useWords } from '../../words/useWords.ts';

const EXPOSURES = ['private', 'internal', 'external', 'public'] as const;
/** Severities that pages know, most severe first; sources have others, too. */
export const SEVERITIES = ['critical', 'error', 'high', 'warning', 'medium', 'low', 'informational'] as const;

/** Names of what activities hold, in the reader's language. */
export interface ActivityWords {
  field: (field: ActivityField) => string;
  /** Display text of a field's value; `label` is the server's. */
  value: (field: string, value: FilterValue, label?: string) => string;
  /** What happened, and to what. */
  title: (event: Pick<ActivityEvent, 'activity' | 'object' | 'object_type'>) => string;
}

export function useActivityWords(): ActivityWords {
  const say = useWords<typeof investigateWords>();
  const ofTraffic = useValueLabel();
  return useMemo(() => {
    const field: ActivityWords['field'] = (name) => {
      switch (name) {
        case 'service':
        case 'category':
        case 'risk':
        case 'risk_score':
        case 'brr':
        case 'vendor':
        case 'headquarters':
        case 'tag':
        case 'source':
        case 'user':
        case 'user_domain':
        case 'url':
        case 'browser':
        case 'os':
        case 'device':
        case 'device_type':
        case 'user_agent':
        case 'message':
          return say(`audit.field.${name}`);
        default:
          return say(`activity.field.${name}`);
      }
    };
    const value: ActivityWords['value'] = (name, given, label = String(given)) => {
      const text = String(given);
      switch (name) {
        case 'activity': {
          const known = ACTIVITIES.find((one) => one === text);
          if (known !== undefined) return say(`activity.did.${known}`);
          break;
        }
        case 'object_type': {
          const known = OBJECT_TYPES.find((one) => one === text);
          if (known !== undefined) return say(`activity.object.${known}`);
          break;
        }
        case 'outcome': {
          const known = OUTCOMES.find((one) => one === text);
          if (known !== undefined) return say(`activity.outcome.${known}`);
          break;
        }
        case 'actor_type': {
          const known = ACTOR_TYPES.find((one) => one === text);
          if (known !== undefined) return say(`activity.actor.${known}`);
          break;
        }
        case 'exposure': {
          const known = EXPOSURES.find((one) => one === text.toLowerCase());
          if (known !== undefined) return say(`activity.exposure.${known}`);
          break;
        }
        case 'severity': {
          const known = SEVERITIES.find((one) => one === text.toLowerCase());
          if (known !== undefined) return say(`activity.severity.${known}`);
          break;
        }
        case 'assessment': {
          const known = ASSESSMENTS.find((one) => one === text);
          if (known !== undefined) return say(`activity.assessment.${known}`);
          break;
        }
        case 'country':
        case 'headquarters':
          return text === '' ? say('audit.value.none') : ofTraffic(name, { value: text, label });
        case 'risk':
        case 'category':
        case 'device_type':
        case 'tag':
          if (text !== '') return ofTraffic(name, { value: text, label });
          break;
      }
      return text === '' ? say('audit.value.none') : label;
    };
    const title: ActivityWords['title'] = ({ activity, object, object_type }) => {
      const did = value('activity', activity);
      const what = object ?? (object_type === undefined ? undefined : value('object_type', object_type));
      return what === undefined ? did : say('activity.title', { activity: did, object: what });
    };
    return { field, value, title };
  }, [say, ofTraffic]);
}
