import { Button } from '@casbah/widgets/button/Button.tsx';
import { Dialog } from '@casbah/widgets/dialog/Dialog.tsx';
import { type ReactNode, useId, useState } from 'react';
import { useWords } from '../words/useWords.ts';
import css from './FormDialog.module.css';
import { FormErrors } from './FormErrors.tsx';

/**
 * A dialog that asks for something and sends it, by its button or by Enter. What the server refused shows at the field of
 * that `name`, the rest above the fields, and nothing that was typed is lost.
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
  /** What the button says that sends it. */
  accept: string;
  /** Whether what is entered can be sent. */
  isRight: boolean;
  /** Sends it and closes the dialog; what it throws is shown. */
  send: () => Promise<void>;
  /** What didn't work, where the page knows better than the error. */
  failed?: string | undefined;
  wide?: boolean | undefined;
  onClose: () => void;
  /** The fields. Once someone tried to send them, they say what they lack. */
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
          // A form within a dialog that was opened from this one sends itself, not this one too.
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
