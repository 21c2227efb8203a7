import type { TemplateChannel } from '@casbah/domain/response-template/messages';
import type { responsetemplatesWords } from '@casbah/messages/responsetemplates';
import { RESPONSE_ICONS } from '@casbah/widgets/icons/response-icons.tsx';
import { VisuallyHidden } from '@casbah/widgets/visually-hidden/VisuallyHidden.tsx';
import { useWords } from '../../../words/useWords.ts';
import css from './ChannelIcons.module.css';

/** How responses reach people. Its route loads `responsetemplatesWords`. */
export function ChannelIcons({ channels }: { channels: readonly TemplateChannel[] }) {
  const say = useWords<typeof responsetemplatesWords>();
  return (
    <ul className={css.channels}>
      {channels.map((channel) => {
        const ChannelIcon = RESPONSE_ICONS[channel];
        const name = say(`response.channel.${channel}`);
        return (
          <li key={channel} title={name}>
            <ChannelIcon />
            <VisuallyHidden>{name}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
