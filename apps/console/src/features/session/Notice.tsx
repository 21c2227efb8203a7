import type { SessionMessageId } from '@casbah/messages/load-session';
import type { ErrorWords } from '../../words/error-words.ts';
import { useWords } from '../../words/useWords.ts';
import css from './SessionFrame.module.css';

/** What went wrong with the form as a whole. */
export function Notice({ words }: { words: ErrorWords | undefined }) {
  const say = useWords<SessionMessageId>();
  return (
    <div role="alert">
      {words === undefined ? null : (
        <p className={css.notice}>
          {words.text}
          {words.requestId === undefined ? null : (
            <small>{say('session.error.requestId', { id: words.requestId })}</small>
          )}
        </p>
      )}
    </div>
  );
}
