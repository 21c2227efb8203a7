import type { mlprofilesPartsWords } from '@casbah/messages/mlprofiles';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { ProgressBar } from '@casbah/widgets/progress-bar/ProgressBar.tsx';
import type { FileSend } from '../../../request/file-sends.ts';
import { useErrorWords } from '../../../shell/useErrorWords.ts';
import { useWords } from '../../../words/useWords.ts';
import css from './Parts.module.css';

/** Failures that are listed by name. */
const LISTED = 20;

/** Progress of the files that are sent, and those that failed with the reason. */
export function FileSendStatus({ send, onDismiss }: { send: FileSend | undefined; onDismiss: () => void }) {
  const say = useWords<typeof mlprofilesPartsWords>();
  const wordsOf = useErrorWords();
  if (send === undefined) return null;
  const { total, done, failures } = send;
  const isSending = done < total;
  const words = say('learned.sending', { number: Math.min(total, done + 1), total });
  return (
    <div className={css.sending} role="status">
      {isSending ? (
        <>
          <p className={css.quiet}>{words}</p>
          <ProgressBar label={words} value={done / total} />
        </>
      ) : null}
      {failures.length === 0 ? null : (
        <>
          <p className={css.failed}>{say('learned.failed', { count: failures.length })}</p>
          <ul className={css.failures}>
            {failures.slice(0, LISTED).map(({ name, error }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: failures are only appended, and names may repeat
              <li key={index}>
                <bdi>{name}</bdi>: {wordsOf(error).text}
              </li>
            ))}
          </ul>
          {isSending ? null : (
            <Button size="small" onPress={onDismiss}>
              {say('learned.dismiss')}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
