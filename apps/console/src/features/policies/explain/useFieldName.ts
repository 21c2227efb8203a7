import type { PolicyField } from '@casbah/domain/policy/policy-fields';
import type { investigateWords } from '@casbah/messages/investigate';
import type { policiesExplainWords } from '@casbah/messages/policies';
import { useCallback } from 'react';
import { useWords } from '../../../words/useWords.ts';

/** Names of the fields of conditions: as in the log of activities, except those of traffic and of policies alone. */
export function useFieldName(): (field: PolicyField) => string {
  const say = useWords<typeof policiesExplainWords | typeof investigateWords>();
  return useCallback(
    (field) => {
      switch (field) {
        case 'group':
        case 'threat_score':
        case 'content':
        case 'content_risk':
        case 'match_count':
        case 'file_class':
        case 'file_format':
        case 'direction':
        case 'owner':
        case 'target_domain':
        case 'channel':
        case 'application':
        case 'detector':
        case 'detector_severity':
        case 'check':
        case 'check_severity':
        case 'resource':
        case 'resource_type':
          return say(`policy.field.${field}`);
        case 'service':
        case 'category':
        case 'risk':
        case 'risk_score':
        case 'brr':
        case 'vendor':
        case 'headquarters':
        case 'tag':
        case 'seen':
        case 'source':
        case 'user':
        case 'user_domain':
        case 'host':
        case 'url':
        case 'method':
        case 'status':
        case 'action':
        case 'content_type':
        case 'log_category':
        case 'dst_ip':
        case 'dst_port':
        case 'browser':
        case 'os':
        case 'device':
        case 'device_type':
        case 'user_agent':
        case 'message':
        case 'bytes_up':
        case 'bytes_down':
        case 'uploaded':
        case 'downloaded':
        case 'traffic':
        case 'requests':
        case 'users':
        case 'services':
          return say(`audit.field.${field}`);
        default:
          return say(`activity.field.${field}`);
      }
    },
    [say],
  );
}
