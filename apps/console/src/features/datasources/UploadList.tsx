import { Button } from '@casbah/widgets/button/Button.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { ProgressBar } from '@casbah/widgets/progress-bar/ProgressBar.tsx';
import { useIntl } from 'react-intl';
import { errorWords } from '../../words/error-words.ts';
import { useWords } from '../../words/useWords.ts';
import css from './Sources.module.css';
import { stopUpload, type Upload, useUploads } from './uploads.ts';

/** Files on their way to the server. */
export function UploadList() {
  const say = useWords();
  const uploads = useUploads();
  if (uploads.length === 0) return null;
  return (
    <Card title={say('datasources.upload.list')}>
      <ul className={css.uploads}>
        {uploads.map((upload) => (
          <UploadLine key={upload.key} upload={upload} />
        ))}
      </ul>
    </Card>
  );
}

function UploadLine({ upload }: { upload: Upload }) {
  const say = useWords();
  const intl = useIntl();
  const format = useFormat();
  const { name, state, sent, size } = upload;
  const problem =
    upload.error === undefined
      ? undefined
      : errorWords(intl, upload.error, {
          unreachable: say('shell.offline'),
          unexpected: say('session.error.unknown'),
        });
  return (
    <li className={css.upload}>
      <span className={css.uploadName}>{name}</span>
      <ProgressBar
        label={say('datasources.upload.progressOf', { name })}
        value={size === 0 ? 0 : sent / size}
        tone={state === 'failed' ? 'high' : 'accent'}
        showValue
      />
      <span className={css.second}>
        {state === 'waiting'
          ? say('datasources.upload.waiting')
          : say('datasources.upload.sent', { sent: format.bytes(sent), size: format.bytes(size) })}
      </span>
      <Button
        size="small"
        aria-label={say(state === 'failed' ? 'datasources.upload.dismissOf' : 'datasources.upload.stopOf', {
          name,
        })}
        onPress={() => stopUpload(upload.key)}
      >
        {say(state === 'failed' ? 'datasources.upload.dismiss' : 'datasources.upload.stop')}
      </Button>
      <span role="status" className={css.uploadProblem} data-failed={state === 'failed'}>
        {problem === undefined
          ? null
          : `${problem.text}${state === 'interrupted' ? ` ${say('datasources.upload.goesOn')}` : ''}`}
      </span>
    </li>
  );
}
