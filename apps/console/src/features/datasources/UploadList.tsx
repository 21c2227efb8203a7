import type { datasourcesWords } from '@casbah/messages/datasources';
import { IconButton } from '@casbah/widgets/button/IconButton.tsx';
import { Card } from '@casbah/widgets/card/Card.tsx';
import { Chip, type Tone } from '@casbah/widgets/chip/Chip.tsx';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { CloseIcon } from '@casbah/widgets/icons/frame-icons.tsx';
import { LiveProgress } from '@casbah/widgets/live-progress/LiveProgress.tsx';
import { useIntl } from 'react-intl';
import { errorWords } from '../../words/error-words.ts';
import { useWords } from '../../words/useWords.ts';
import css from './Sources.module.css';
import { stopUpload, type Upload, useUploads } from './uploads.ts';

const TONES: Readonly<Record<Upload['state'], Tone>> = {
  waiting: 'neutral',
  sending: 'info',
  interrupted: 'medium',
  failed: 'high',
};

/** Files being uploaded. */
export function UploadList() {
  const say = useWords<typeof datasourcesWords>();
  const uploads = useUploads();
  if (uploads.length === 0) return null;
  return (
    <Card title={say('datasources.upload.list')}>
      <ul className={css.uploads}>
        {uploads.map((upload) => (
          <li key={upload.key}>
            <UploadLine upload={upload} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function UploadLine({ upload }: { upload: Upload }) {
  const say = useWords<typeof datasourcesWords>();
  const intl = useIntl();
  const format = useFormat();
  const { name, state, sent, size } = upload;
  const share = size === 0 ? 0 : sent / size;
  const problem =
    upload.error === undefined
      ? undefined
      : errorWords(intl, upload.error, {
          unreachable: say('shell.offline'),
          unexpected: say('shell.error.unknown'),
        }).text;
  return (
    <LiveProgress
      name={name}
      detail={format.bytes(size)}
      state={
        <Chip tone={TONES[state]}>
          {say(`datasources.upload.${state}`, { share: format.percent(share) })}
        </Chip>
      }
      progress={state === 'waiting' ? null : share}
      tone={state === 'failed' ? 'high' : 'accent'}
      problem={
        problem === undefined
          ? undefined
          : state === 'failed'
            ? { words: problem, tone: 'high' }
            : { words: `${problem} ${say('datasources.upload.goesOn')}`, tone: 'medium' }
      }
      words={say('datasources.upload.sent', { sent: format.bytes(sent), size: format.bytes(size) })}
      actions={
        <IconButton
          size="tiny"
          label={say(state === 'failed' ? 'datasources.upload.dismissOf' : 'datasources.upload.stopOf', {
            name,
          })}
          onPress={() => stopUpload(upload.key)}
        >
          <CloseIcon size={14} />
        </IconButton>
      }
    />
  );
}
