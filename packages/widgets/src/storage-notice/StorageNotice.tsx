import { useIntl } from 'react-intl';
import { NoticeBanner } from '../notice-banner/NoticeBanner.tsx';

/** Warns that this browser stores nothing between visits, with advice. Renders nothing otherwise. */
export function StorageNotice({ isOk }: { isOk: boolean }) {
  const { formatMessage } = useIntl();
  if (isOk) return null;
  return <NoticeBanner tone="medium">{formatMessage({ id: 'widgets.storage.notOk' })}</NoticeBanner>;
}
