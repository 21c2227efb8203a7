import { Button } from '@casbah/widgets/button/Button.tsx';
import { TextField } from '@casbah/widgets/text-field/TextField.tsx';
import { type ReactNode, type Ref, useState } from 'react';
import { useSessionWords } from '../../words/useWords.ts';
import css from './SessionFrame.module.css';

export function PasswordField({
  label,
  value,
  onChange,
  onBlur,
  error,
  autoComplete,
  inputRef,
  onFocus,
  aside,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  error: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  inputRef: Ref<HTMLInputElement>;
  onFocus?: () => void;
  /** Shown beside the label, before the button that reveals the password. */
  aside?: ReactNode;
}) {
  const say = useSessionWords();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      label={label}
      size="large"
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      value={value}
      onChange={onChange}
      {...(onBlur === undefined ? {} : { onBlur })}
      {...(onFocus === undefined ? {} : { onFocus })}
      error={error}
      inputRef={inputRef}
      maxLength={128}
      aside={
        <span className={css.passwordAside}>
          {aside}
          <Button
            variant="link"
            aria-label={say(shown ? 'session.password.hideLong' : 'session.password.showLong')}
            onPress={() => setShown(!shown)}
          >
            {say(shown ? 'session.password.hide' : 'session.password.show')}
          </Button>
        </span>
      }
    />
  );
}
