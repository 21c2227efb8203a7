import type { mfaWords } from '@casbah/messages/mfa';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { useId, useState } from 'react';
import { useWords } from '../../words/useWords.ts';
import { addPasskey, type Factors, type OwnPasskey, renamePasskey } from './factors.ts';
import { ProofDialog } from './ProofDialog.tsx';
import css from './SecondFactor.module.css';
import { useFailureText } from './useFailureText.ts';

const LONGEST_NAME = 64;
const isName = (name: string): boolean => name.trim() !== '' && [...name.trim()].length <= LONGEST_NAME;

export function AddPasskeyDialog({
  factors,
  onDone,
  onClose,
}: {
  factors: Factors;
  onDone: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}) {
  const say = useWords<typeof mfaWords>();
  const [name, setName] = useState('');
  const [asked, setAsked] = useState(false);
  return (
    <ProofDialog
      title={say('factor.addPasskey')}
      accept={say('factor.next')}
      factors={factors}
      isReady={() => {
        setAsked(true);
        return isName(name);
      }}
      onProved={async (proof) => onDone(await addPasskey(proof, name.trim()))}
      onClose={onClose}
    >
      <p>{say('factor.addPasskey.text')}</p>
      <TextField
        label={say('factor.addPasskey.name')}
        hint={say('factor.addPasskey.nameHint')}
        maxLength={LONGEST_NAME}
        value={name}
        onChange={setName}
        error={asked && !isName(name) ? say('factor.addPasskey.nameMissing') : undefined}
      />
    </ProofDialog>
  );
}

export function RenamePasskeyDialog({
  passkey,
  onDone,
  onClose,
}: {
  passkey: OwnPasskey;
  onDone: () => void;
  onClose: () => void;
}) {
  const say = useWords<typeof mfaWords>();
  const id = useId();
  const [name, setName] = useState(passkey.name);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const problem = useFailureText(failure);

  async function submit(): Promise<void> {
    if (!isName(name)) return;
    setPending(true);
    try {
      await renamePasskey(passkey.id, name.trim());
      onDone();
    } catch (error) {
      setFailure(error);
      setPending(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={say('factor.rename')}
      actions={
        <>
          <Button onPress={onClose}>{say('widgets.dialog.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" isPending={isPending}>
            {say('factor.rename.save')}
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
        <TextField
          label={say('factor.addPasskey.name')}
          maxLength={LONGEST_NAME}
          value={name}
          onChange={setName}
          error={isName(name) ? undefined : say('factor.addPasskey.nameMissing')}
          autoFocus
        />
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      </form>
    </Dialog>
  );
}
