import type { SubjectMessage, TemplateMessages } from '@casbah/domain/response-template/messages';
import type { responsetemplatesWords } from '@casbah/messages/responsetemplates';
import { useWords } from '../../words/useWords.ts';
import css from './Templates.module.css';
import { type MessageKey, readerOf } from './template-draft.ts';

/** A filled message, as plain text. */
export function PreviewedMessage({
  messages,
  message,
  aggregates,
}: {
  messages: TemplateMessages;
  message: MessageKey;
  aggregates: boolean;
}) {
  const say = useWords<typeof responsetemplatesWords>();
  switch (message) {
    case 'email.admin':
    case 'email.user':
    case 'email.ticketing':
      return <WithSubject message={messages.email[readerOf(message)]} />;
    case 'browser':
      return <WithSubject message={messages.browser.user} />;
    case 'text':
      return (
        <div className={css.letter}>
          <p className={css.text}>{(aggregates ? messages.text_aggregation : messages.text).admin?.body}</p>
        </div>
      );
    case 'preserve_content': {
      const { preserve_content: files } = messages;
      if (files === null) return null;
      return (
        <div className={css.letter}>
          <p className={css.second}>
            {say('response.preview.tombstone', { name: files.tombstone_file_name })}
          </p>
          <p className={css.text}>{files.tombstone_content}</p>
          <p className={css.second}>{say('response.preview.copied', { name: files.copied_file_name })}</p>
          <p className={css.second}>{say('response.preview.moved', { name: files.moved_file_name })}</p>
        </div>
      );
    }
  }
}

function WithSubject({ message }: { message: SubjectMessage | null }) {
  if (message === null) return null;
  return (
    <div className={css.letter}>
      <p className={css.subject}>{message.subject}</p>
      <p className={css.text}>{message.body}</p>
    </div>
  );
}
