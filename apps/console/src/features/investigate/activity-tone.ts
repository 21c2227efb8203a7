import type { ActivityRow } from '@casbah/contract/investigate';
import { ACTIVITY_EXTRAS } from '@casbah/domain/activity';
import type { Severity } from '@casbah/widgets/event-list/listed-event.ts';

/** How urgent sources call it [SH-K037]. */
const BY_SEVERITY: Readonly<Record<string, Severity>> = {
  emergency: 'high',
  alert: 'high',
  critical: 'high',
  error: 'high',
  high: 'high',
  warning: 'medium',
  warn: 'medium',
  medium: 'medium',
};

/** How much an activity needs a look: the analyst's verdict comes first, then what the source says. */
export function toneOf({ event, assessment }: Pick<ActivityRow, 'event' | 'assessment'>): Severity {
  if (assessment !== 'not_assessed') return ASSESSMENT_TONES[assessment];
  const severity = BY_SEVERITY[event.severity?.toLowerCase() ?? ''];
  if (severity !== undefined) return severity;
  return event.outcome === 'failure' || event.extra[ACTIVITY_EXTRAS.exposure] === 'public'
    ? 'medium'
    : 'none';
}

export const ASSESSMENT_TONES = {
  expected: 'low',
  suspicious: 'medium',
  malicious: 'high',
} as const satisfies Record<Exclude<ActivityRow['assessment'], 'not_assessed'>, Severity>;
