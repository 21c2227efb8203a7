import { useIntl } from 'react-intl';
import { NoticeBanner } from '../notice-banner/NoticeBanner.tsx';

/** Says that this browser keeps nothing between visits, and what to do. Nothing where it does. */
export function StorageNotice({ isOk }: { isOk: boolean }) {
  const { formatMessage } = useIntl();
  if (isOk) return null;
  return <NoticeBanner tone="medium">{formatMessage({ id: 'widgets.storage.notOk' })}</NoticeBanner>;
}
