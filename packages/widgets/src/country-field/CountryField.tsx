import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ComboBox } from '../combo-box/ComboBox.tsx';
import type { FieldWords } from '../field/FieldText.tsx';
import { countries } from './countries.ts';

export interface CountryFieldProps extends FieldWords {
  /** ISO 3166-1 alpha-2. */
  value: string | null;
  onChange: (code: string | null) => void;
  isDisabled?: boolean;
}

/** Selects a country by name in the reader's language. */
export function CountryField(props: CountryFieldProps) {
  const { locale } = useIntl();
  const options = useMemo(
    () => countries(locale).map(({ code, name }) => ({ value: code, label: name })),
    [locale],
  );
  return <ComboBox {...props} options={options} />;
}
