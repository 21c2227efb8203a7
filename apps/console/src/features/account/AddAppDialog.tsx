import { MFA_CODE } from '@casbah/domain/pattern/number';
import type { mfaWords } from '@casbah/messages/mfa';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { CopyButton } from '@casbah/widgets/copy-button/CopyButton.tsx';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useId, useState } from 'react';
import { useWords } from '../../words/useWords.ts';
import { beginApp, confirmApp, type Factors } from './factors.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { QrCode } from './QrCode.tsx';
import css from './SecondFactor.module.css';
import { useFailureText } from './useFailureText.ts';

/** Sets up an authenticator app: identity check, secret, first code. */
export function AddAppDialog({
  factors,
  onDone,
  onClose,
}: {
  factors: Factors;
  onDone: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}) {
  const say = useWords<typeof mfaWords>();
  const [begun, setBegun] = useState<{ secret: string; uri: string }>();
  if (begun !== undefined) return <Scan {...begun} onDone={onDone} onClose={onClose} />;
  return (
    <ProofDialog
      title={say('factor.addApp')}
      accept={say('factor.next')}
      factors={factors}
      onProved={async (proof) => setBegun(await beginApp(proof))}
      onClose={onClose}
    />
  );
}

function Scan({
  secret,
  uri,
  onDone,
  onClose,
}: {
  secret: string;
  uri: string;
  onDone: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}) {
  const say = useWords<typeof mfaWords>();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const problem = useFailureText(failure);
  const code = typed.replace(/\s/g, '');

  async function submit(): Promise<void> {
    setAsked(true);
    setFailure(undefined);
    if (!MFA_CODE.accepts(code)) return;
    setPending(true);
    try {
      onDone(await confirmApp(code));
    } catch (error) {
      setFailure(error);
      setPending(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={say('factor.addApp')}
      actions={
        <>
          <Button onPress={onClose}>{say('widgets.dialog.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" isPending={isPending}>
            {say('factor.addApp.finish')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <p>{say('factor.addApp.scan')}</p>
        <QrCode text={uri} label={say('factor.addApp.qr')} />
        <p className={css.key}>
          <span>{say('factor.addApp.key')}</span>
          <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
          <CopyButton text={secret} size="small" />
        </p>
        <TextField
          label={say('factor.addApp.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={16}
          value={typed}
          onChange={setTyped}
          error={asked && !MFA_CODE.accepts(code) ? say('factor.addApp.invalid') : undefined}
          autoFocus
        />
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      </form>
    </Dialog>
  );
}
