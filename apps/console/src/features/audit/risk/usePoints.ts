import { formatSigned } from '@casbah/domain/format/number';
import { useIntl } from 'react-intl';

/** Points to the tenth, as the engine counts them: rounded to whole ones they wouldn't add up. */
export function usePoints(): (points: number) => string {
  const { locale } = useIntl();
  return (points) => formatSigned(points, locale, 1).replace('+', '');
}
