import { isStrong } from '@casbah/domain/password';
import { ConfirmPassword } from '@casbah/widgets/password-field/ConfirmPassword.tsx';
import { PasswordStrength } from '@casbah/widgets/password-field/PasswordStrength.tsx';
import { type RefObject, useRef, useState } from 'react';
import { PasswordField } from './PasswordField.tsx';

/** Form state of a new password. */
export interface PasswordDraft {
  password: string;
  again: string;
  /** Set once the person tried to submit, to show what is missing. */
  isSubmitted: boolean;
}

export function useNewPassword() {
  const [draft, setDraft] = useState<PasswordDraft>({ password: '', again: '', isSubmitted: false });
  const passwordRef = useRef<HTMLInputElement>(null);
  const againRef = useRef<HTMLInputElement>(null);
  /** Shows errors and focuses the first one; returns whether it can be submitted. */
  function submit(isRefused = false): boolean {
    setDraft({ ...draft, isSubmitted: true });
    const wrong =
      !isStrong(draft.password) || isRefused
        ? passwordRef
        : draft.again !== draft.password
          ? againRef
          : undefined;
    wrong?.current?.focus();
    return wrong === undefined;
  }
  return { draft, setDraft, submit, passwordRef, againRef };
}

/** Fields for a new password with a strength meter, and its repetition. */
export function NewPassword({
  draft,
  onChange,
  labels,
  refused,
  passwordRef,
  againRef,
}: {
  draft: PasswordDraft;
  onChange: (draft: PasswordDraft) => void;
  labels: { password: string; again: string; tooWeak: string; mismatch: string };
  /** Why a strong password is refused anyway. */
  refused?: string | undefined;
  passwordRef: RefObject<HTMLInputElement | null>;
  againRef: RefObject<HTMLInputElement | null>;
}) {
  const { password, again, isSubmitted } = draft;
  const error = refused ?? (isSubmitted && !isStrong(password) ? labels.tooWeak : undefined);
  return (
    <>
      <PasswordField
        label={labels.password}
        autoComplete="new-password"
        value={password}
        onChange={(text) => onChange({ ...draft, password: text })}
        error={error}
        inputRef={passwordRef}
      />
      <PasswordStrength password={password} />
      <ConfirmPassword
        label={labels.again}
        size="large"
        password={password}
        value={again}
        onChange={(text) => onChange({ ...draft, again: text })}
        submitted={isSubmitted}
        keypressErrors={isSubmitted}
        faultWords={{ match: labels.mismatch }}
        inputRef={againRef}
      />
    </>
  );
}
