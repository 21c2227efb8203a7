import type { ErrorWords } from '../../words/error-words.ts';
import { useSessionWords } from '../../words/useWords.ts';
import css from './SessionFrame.module.css';

/** Error of the form as a whole. The element is always present, so screen readers announce changes. */
export function Notice({ words }: { words: ErrorWords | undefined }) {
  const say = useSessionWords();
  return (
    <div role="alert" className={css.notices}>
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

/** Success and progress messages, announced politely to screen readers. */
export function Tidings({ text }: { text: string | undefined }) {
  return (
    <div role="status" className={css.notices}>
      {text === undefined ? null : <p className={css.tidings}>{text}</p>}
    </div>
  );
}
