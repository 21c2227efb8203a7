import { type Logic, parseLogic } from '@casbah/domain/rule-logic';
import { useIntl } from 'react-intl';
import { LogicText } from './LogicText.tsx';

export interface SimpleLogicEditorProps {
  label: string;
  text: string;
  /** The logic is absent while something is wrong with the text. */
  onChange: (text: string, logic: Logic | undefined) => void;
  /** Names of the rules that can be joined. */
  names: readonly string[];
  isDisabled?: boolean | undefined;
}

/** Rules joined by AND and OR, grouped by square brackets, which must balance. */
export function SimpleLogicEditor({ label, text, onChange, names, isDisabled }: SimpleLogicEditorProps) {
  const { formatMessage } = useIntl();
  const rules = { names, brackets: 'square' } as const;
  return (
    <LogicText
      label={label}
      hint={formatMessage({ id: 'widgets.logic.simpleHint' })}
      text={text}
      onText={(next) => onChange(next, parseLogic(next, rules).logic)}
      rules={rules}
      isDisabled={isDisabled}
    />
  );
}
