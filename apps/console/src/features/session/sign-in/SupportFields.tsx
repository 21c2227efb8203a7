import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import type { Ref } from 'react';
import { useSessionWords } from '../../../words/useWords.ts';
import type { SignInValues } from './useSignIn.ts';

/** Support accounts are shared: asks for the person's name, and the key they were given. */
export function SupportFields({
  values,
  onChange,
  error,
  inputRef,
}: {
  values: Pick<SignInValues, 'verification' | 'key'>;
  onChange: (what: Partial<SignInValues>) => void;
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
}) {
  const say = useSessionWords();
  return (
    <>
      <TextField
        label={say('session.signIn.verificationEmail')}
        hint={say('session.signIn.verificationHint')}
        size="large"
        type="email"
        autoComplete="email"
        maxLength={320}
        value={values.verification}
        onChange={(verification) => onChange({ verification })}
        error={error}
        inputRef={inputRef}
      />
      <TextField
        label={say('session.signIn.key')}
        size="large"
        autoComplete="one-time-code"
        maxLength={64}
        value={values.key}
        onChange={(key) => onChange({ key })}
      />
    </>
  );
}
