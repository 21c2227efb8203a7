import type { Severity } from '@casbah/domain/policy/response';
import type { policiesNamesWords } from '@casbah/messages/policies';
import { Chip, type Tone } from '@casbah/widgets/chip/Chip.tsx';
import { useWords } from '../../words/useWords.ts';

const TONES: Readonly<Record<Severity, Tone>> = {
  high: 'high',
  medium: 'medium',
  low: 'low',
  informational: 'neutral',
};

export function SeverityChip({ severity }: { severity: Severity }) {
  const say = useWords<typeof policiesNamesWords>();
  return <Chip tone={TONES[severity]}>{say(`policy.severity.${severity}`)}</Chip>;
}
