import type { NotificationItem } from '@casbah/contract/notifications';
import type { notificationsWords } from '@casbah/messages/notifications';
import { buttonClass } from '@casbah/widgets/button/Button.tsx';
import { Link } from '@tanstack/react-router';
import { useWords } from '../../words/useWords.ts';
import { seeNotice } from './notices.ts';
import { placeOfNotice } from './place-of-notice.ts';

/** Action of a notice. Using it marks the notice as seen. */
export function NoticeAction({
  notice: { id, action, url, subject },
  onDone,
}: {
  notice: Pick<NotificationItem, 'id' | 'action' | 'url' | 'subject'>;
  onDone?: () => void;
}) {
  const say = useWords<typeof notificationsWords>();
  const label = say(`notifications.${action}`);
  const done = () => {
    seeNotice(id);
    onDone?.();
  };
  const look = {
    className: buttonClass({ size: 'small' }),
    'aria-label': `${label}: ${subject}`,
    onClick: done,
  };
  if (action === 'DOWNLOAD')
    return (
      <a href={url} download {...look}>
        {label}
      </a>
    );
  if (action === 'DETAILS')
    return (
      <Link to="/appAccount/notifications/$id" params={{ id }} {...look}>
        {label}
      </Link>
    );
  return (
    <Link {...placeOfNotice(url)} {...look}>
      {label}
    </Link>
  );
}
