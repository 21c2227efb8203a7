import { useIntl } from 'react-intl';
import type { Shape } from '../chip/ToneShape.tsx';
import type { Severity } from './listed-event.ts';

/** Shapes that accompany the colors. */
export const SHAPES: Readonly<Record<Severity, Shape>> = {
  none: 'ring',
  low: 'circle',
  medium: 'diamond',
  high: 'triangle',
};

/** Meanings of the shapes. */
export function useSeverityWords(): Readonly<Record<Severity, string>> {
  const { formatMessage } = useIntl();
  return {
    none: formatMessage({ id: 'widgets.timeline.informational' }),
    low: formatMessage({ id: 'widgets.zones.low' }),
    medium: formatMessage({ id: 'widgets.zones.medium' }),
    high: formatMessage({ id: 'widgets.zones.high' }),
  };
}
