import { type Logic, parseLogic } from '@casbah/domain/rule-logic';
import { useIntl } from 'react-intl';
import { LogicText } from './LogicText.tsx';

export interface SimpleLogicEditorProps {
  label: string;
  text: string;
  /** The logic is absent while the text is invalid. */
  onChange: (text: string, logic: Logic | undefined) => void;
  /** Names of the available rules. */
  names: readonly string[];
  isDisabled?: boolean | undefined;
}

/** Rules joined by AND and OR, grouped by square brackets. */
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
