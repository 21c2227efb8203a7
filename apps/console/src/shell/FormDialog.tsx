import { Button } from '@casbah/widgets/button/Button.tsx';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { type ReactNode, useId, useState } from 'react';
import { useWords } from '../words/useWords.ts';
import css from './FormDialog.module.css';
import { FormErrors } from './FormErrors.tsx';

/**
 * A form in a dialog, submitted by its button or Enter. Server errors show at the field of that `name`,
 * others above the fields; typed text is kept.
 */
export function FormDialog({
  title,
  accept,
  isRight,
  send,
  failed,
  wide,
  onClose,
  children,
}: {
  title: string;
  /** Label of the submit button. */
  accept: string;
  /** Whether the input is valid. */
  isRight: boolean;
  /** Submits the form; the dialog closes on success and shows thrown errors. */
  send: () => Promise<void>;
  /** What failed, if the page knows more than the error. */
  failed?: string | undefined;
  wide?: boolean | undefined;
  onClose: () => void;
  /** The fields. After a submit attempt they show what is missing. */
  children: (wasTried: boolean) => ReactNode;
}) {
  const say = useWords();
  const id = useId();
  const [attempts, setAttempts] = useState(0);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  const submit = async (): Promise<void> => {
    setAttempts((before) => before + 1);
    if (!isRight || isPending) return;
    setPending(true);
    setFailure(undefined);
    try {
      await send();
    } catch (error) {
      setFailure(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      open
      wide={wide}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onPress={onClose}>{say('widgets.dialog.cancel')}</Button>
          <Button type="submit" form={id} variant="primary" isPending={isPending}>
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
          // A nested dialog's form submits itself, not this one, too.
          if (event.target === event.currentTarget) void submit();
        }}
      >
        <FormErrors error={failure} title={failed} attempt={attempts}>
          {children(attempts > 0)}
        </FormErrors>
      </form>
    </Dialog>
  );
}
