import type { mfaWords } from '@casbah/messages/mfa';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { CopyButton } from '@casbah/widgets/copy-button/CopyButton.tsx';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { DownloadIcon } from '@casbah/widgets/icons/icons.tsx';
import { useWords } from '../../words/useWords.ts';
import css from './SecondFactor.module.css';

/** Shows recovery codes, which appear only once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const say = useWords<typeof mfaWords>();
  const text = `${codes.join('\n')}\n`;
  return (
    <Dialog
      open
      onClose={onClose}
      // A click outside would hide the codes for good.
      role="alertdialog"
      title={say('factor.codes')}
      actions={
        <>
          <CopyButton text={text}>{say('factor.codes.copy')}</CopyButton>
          <Button icon={<DownloadIcon />} onPress={() => download(say('factor.codes.file'), text)}>
            {say('factor.codes.download')}
          </Button>
          <Button variant="primary" onPress={onClose}>
            {say('factor.codes.kept')}
          </Button>
        </>
      }
    >
      <p>{say('factor.codes.text')}</p>
      <ul className={css.codes} aria-label={say('factor.codes.list')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}

function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
