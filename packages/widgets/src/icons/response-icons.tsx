import type { TemplateChannel } from '@casbah/domain/response-template/messages';
import { type Icon, icon } from './icon.tsx';
import { MailIcon } from './icons.tsx';

/** How a policy's response reaches people. */
export const RESPONSE_ICONS: Readonly<Record<TemplateChannel, Icon>> = {
  browser: icon(<path d="M2 3h12v10H2zM2 6h12M4.2 4.5h.1M6.2 4.5h.1" />),
  email: MailIcon,
  text: icon(<path d="M2.5 3h11v7.5H7L4 13.2v-2.7H2.5zM5 5.6h6M5 8h4" />),
  preserve_content: icon(
    <path d="M4 1.8h5.2L12.5 5v9.2H4zM9 2v3.2h3.4M6 8h4.5v3.4H6zM7 8V7a1.2 1.2 0 012.4 0v1" />,
  ),
};
