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
  /** The password that is written a second time here. */
  password: string;
}

/** A password written twice: a slip in it would lock its owner out. */
export function ConfirmPassword({ password, ...props }: ConfirmPasswordProps) {
  return <CheckedField {...props} type="password" autoComplete="new-password" match={password} />;
}
