import { CheckedField, type CheckedFieldProps } from '../checked-field/CheckedField.tsx';

export interface ConfirmPasswordProps
  extends Pick<
    CheckedFieldProps,
    | 'label'
    | 'hint'
    | 'size'
    | 'maxLength'
    | 'value'
    | 'onChange'
    | 'onBlur'
    | 'faultWords'
    | 'submitted'
    | 'keypressErrors'
    | 'inputRef'
  > {
  /** The password to repeat. */
  password: string;
}

/** A repeated password, because a typo would lock its owner out. */
export function ConfirmPassword({ password, ...props }: ConfirmPasswordProps) {
  return <CheckedField {...props} type="password" autoComplete="new-password" match={password} />;
}
