import { formatSigned } from '@casbah/domain/format/number';
import { useIntl } from 'react-intl';

/** Formats points to one decimal, like the scoring engine: whole numbers wouldn't add up. */
export function usePoints(): (points: number) => string {
  const { locale } = useIntl();
  return (points) => formatSigned(points, locale, 1).replace('+', '');
}
