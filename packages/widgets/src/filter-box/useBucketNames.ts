import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Bucket } from './bucket.ts';

/** Names of the buckets in the reader's language. */
export function useBucketNames(): Readonly<Record<Bucket, string>> {
  const { formatMessage } = useIntl();
  return useMemo(
    () => ({
      service: formatMessage({ id: 'widgets.filterBox.service' }),
      tag: formatMessage({ id: 'widgets.filterBox.tag' }),
      customTag: formatMessage({ id: 'widgets.filterBox.customTag' }),
      category: formatMessage({ id: 'widgets.filterBox.category' }),
      risk: formatMessage({ id: 'widgets.filterBox.risk' }),
      user: formatMessage({ id: 'widgets.filterBox.user' }),
      country: formatMessage({ id: 'widgets.filterBox.country' }),
      city: formatMessage({ id: 'widgets.filterBox.city' }),
      device: formatMessage({ id: 'widgets.filterBox.device' }),
      browser: formatMessage({ id: 'widgets.filterBox.browser' }),
      doctypes: formatMessage({ id: 'widgets.filterBox.doctypes' }),
      newService: formatMessage({ id: 'widgets.filterBox.newService' }),
      knockedOutService: formatMessage({ id: 'widgets.filterBox.knockedOutService' }),
      filters: formatMessage({ id: 'widgets.filterBox.filters' }),
      allowedDenied: formatMessage({ id: 'widgets.filterBox.allowedDenied' }),
      serviceType: formatMessage({ id: 'widgets.filterBox.serviceType' }),
    }),
    [formatMessage],
  );
}
