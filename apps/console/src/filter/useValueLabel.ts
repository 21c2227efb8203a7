import { SEEN_NEW, type TrafficField } from '@casbah/domain/filter/traffic-fields';
import { RISK_LEVELS } from '@casbah/domain/risk';
import { RISK_WORDS } from '@casbah/widgets/chip/RiskChip.tsx';
import type { FacetValue } from '@casbah/widgets/facet-list/facet.ts';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useTagLabel } from '../request/service-tags.ts';
import { useActionName } from '../words/useActionName.ts';
import { useCategoryName } from '../words/useCategoryName.ts';
import { useCountry } from '../words/useCountry.ts';
import { useDeviceTypeName } from '../words/useDeviceTypeName.ts';
import { useWords } from '../words/useWords.ts';

/** Label of a field's value, if it has a translation. */
export function useValueLabel(): (field: TrafficField, value: Pick<FacetValue, 'value' | 'label'>) => string {
  const say = useWords();
  const { formatMessage } = useIntl();
  const country = useCountry();
  const actionName = useActionName();
  const categoryName = useCategoryName();
  const deviceTypeName = useDeviceTypeName();
  const tagName = useTagLabel();
  return useCallback(
    (field, { value, label }) => {
      switch (field) {
        case 'risk': {
          const level = RISK_LEVELS.find((one) => one === value);
          return level === undefined ? label : formatMessage({ id: RISK_WORDS[level] });
        }
        case 'headquarters':
        case 'country':
          return country(value);
        case 'action':
          return actionName(value);
        case 'category':
          return categoryName(value);
        case 'device_type':
          return deviceTypeName(value);
        case 'seen':
          return value === SEEN_NEW ? say('audit.service.new') : label;
        case 'tag':
          return tagName(value) ?? label;
        default:
          return value === '' ? say('audit.value.none') : label;
      }
    },
    [say, formatMessage, country, actionName, categoryName, deviceTypeName, tagName],
  );
}
