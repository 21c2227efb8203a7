import { choiceEditor, type FilterAttribute } from '@casbah/domain/filter/attribute';
import { useIntl } from 'react-intl';
import { ComboBox } from '../combo-box/ComboBox.tsx';
import { Select } from '../select/Select.tsx';

export interface AttributeFieldProps {
  attributes: readonly FilterAttribute[];
  /** Key of the selected attribute; empty if none. */
  chosen: string;
  isDisabled: boolean;
  onChoose: (attribute: FilterAttribute) => void;
}

/** Selects the attribute to filter by. Disabled ones explain why. */
export function AttributeField({ attributes, chosen, isDisabled, onChoose }: AttributeFieldProps) {
  const { formatMessage } = useIntl();
  const options = attributes.map(({ key, displayText, isDisabled: off, subInfo, filterGroup }) => ({
    value: key,
    label: displayText,
    detail: subInfo ?? filterGroup,
    disabled: off === true,
  }));
  const choose = (key: string | null) => {
    const attribute = attributes.find((one) => one.key === key);
    if (attribute !== undefined && attribute.key !== chosen) onChoose(attribute);
  };
  const words = {
    'aria-label': formatMessage({ id: 'widgets.filterBuilder.attribute' }),
    placeholder: formatMessage({ id: 'widgets.filterBuilder.chooseAttribute' }),
  };
  const value = attributes.some(({ key }) => key === chosen) ? chosen : null;
  const editor = choiceEditor({ filterChoices: options, loadDynamicData: false });
  return editor === 'dropdown' ? (
    <Select {...words} options={options} value={value} isDisabled={isDisabled} onChange={choose} />
  ) : (
    <ComboBox {...words} options={options} value={value} isDisabled={isDisabled} onChange={choose} />
  );
}
