import type { Proof } from '@casbah/contract/mfa';
import type { mfaWords } from '@casbah/messages/mfa';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { type ReactNode, useId, useState } from 'react';
import { useWords } from '../../words/useWords.ts';
import { type Factors, sendProofCode } from './factors.ts';
import css from './SecondFactor.module.css';
import { useFailureText } from './useFailureText.ts';

/**
 * Asks for the password again before a factor changes, or for a code if the account has none or the person
 * prefers it. `children`: additional text and fields.
 */
export function ProofDialog({
  title,
  accept,
  danger = false,
  factors,
  children,
  isReady = () => true,
  onProved,
  onClose,
}: {
  title: string;
  /** Label of the confirm button. */
  accept: string;
  danger?: boolean;
  factors: Factors;
  children?: ReactNode;
  /** Whether the additional fields can be submitted. */
  isReady?: () => boolean;
  onProved: (proof: Proof) => Promise<void>;
  onClose: () => void;
}) {
  const say = useWords<typeof mfaWords>();
  const id = useId();
  const hasCodes = factors.app !== null || factors.recovery_codes_left > 0;
  const [kind, setKind] = useState<'password' | 'code'>(factors.has_password ? 'password' : 'code');
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const [isPending, setPending] = useState(false);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const problem = useFailureText(failure);

  async function run(work: () => Promise<void>): Promise<void> {
    setFailure(undefined);
    setPending(true);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    }
    setPending(false);
  }

  async function submit(): Promise<void> {
    setAsked(true);
    if (!isReady() || typed.trim() === '') return;
    await run(() => onProved(kind === 'password' ? { password: typed } : { code: typed }));
  }

  const label =
    kind === 'password' ? 'factor.proof.password' : hasCodes ? 'factor.proof.code' : 'factor.proof.mailCode';
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onPress={onClose}>{say('widgets.dialog.cancel')}</Button>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} isPending={isPending}>
            {accept}
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
        {children}
        <p>{say('factor.proof.text')}</p>
        <TextField
          // Each kind of proof has its own field, so typed text isn't carried over.
          key={kind}
          label={say(label)}
          type={kind === 'password' ? 'password' : 'text'}
          autoComplete={kind === 'password' ? 'current-password' : 'one-time-code'}
          maxLength={128}
          value={typed}
          onChange={setTyped}
          error={asked && typed.trim() === '' ? say('factor.proof.missing') : undefined}
          autoFocus
        />
        <div className={css.ways}>
          {factors.has_password ? (
            <Button
              variant="link"
              onPress={() => {
                setKind(kind === 'password' ? 'code' : 'password');
                setTyped('');
                setAsked(false);
              }}
            >
              {say(kind === 'password' ? 'factor.proof.useCode' : 'factor.proof.usePassword')}
            </Button>
          ) : null}
          {kind === 'code' && !hasCodes ? (
            <Button
              variant="link"
              onPress={() => void run(async () => setSent(await sendProofCode().then(() => true)))}
            >
              {say('factor.proof.send', { email: factors.email_hint })}
            </Button>
          ) : null}
        </div>
        <p role="status">{sent ? say('factor.proof.sent', { email: factors.email_hint }) : null}</p>
        <p role="alert" className={css.problem}>
          {problem}
        </p>
      </form>
    </Dialog>
  );
}
