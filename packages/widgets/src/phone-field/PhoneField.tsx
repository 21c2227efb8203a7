import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { ComboBox } from '../combo-box/ComboBox.tsx';
import { countries } from '../country-field/countries.ts';
import { TextField } from '../text-field/TextField.tsx';
import css from './PhoneField.module.css';

type Phone = typeof import('./phone.ts');

export interface PhoneFieldProps {
  label: string;
  /** E.164 to begin with: `+4930901820`. */
  defaultValue?: string | undefined;
  /** ISO 3166-1 alpha-2, for numbers that don't say their country. */
  defaultCountry?: string | undefined;
  /** E.164; empty while the input isn't a valid number. */
  onChange: (number: string) => void;
  isDisabled?: boolean | undefined;
}

/** A phone number: a country and a number in it. A number with a plus brings its country along. */
export function PhoneField({
  label,
  defaultValue = '',
  defaultCountry,
  onChange,
  isDisabled = false,
}: PhoneFieldProps) {
  const { formatMessage, locale } = useIntl();
  // How the numbers of the world are written is a lot to load: only pages with such a field do.
  const [phone, setPhone] = useState<Phone>();
  const [country, setCountry] = useState<string | null>(defaultCountry ?? null);
  const [text, setText] = useState(defaultValue);
  const [left, setLeft] = useState(false);
  useEffect(() => {
    let here = true;
    void import('./phone.ts').then((loaded) => {
      if (!here) return;
      setPhone(loaded);
      const read = loaded.readPhone(defaultValue, defaultCountry ?? null);
      if (!read.valid) return;
      setText(read.shown);
      setCountry(read.country ?? null);
    });
    return () => {
      here = false;
    };
    // The field keeps what is typed; what it began with matters once.
  }, [defaultValue, defaultCountry]);

  const options = useMemo(() => {
    const codes = phone?.callingCodes();
    if (codes === undefined) return [];
    return countries(locale).flatMap(({ code, name }) => {
      const calling = codes.get(code);
      return calling === undefined ? [] : [{ value: code, label: `${name} +${calling}` }];
    });
  }, [phone, locale]);
  const read = phone?.readPhone(text, country);
  const wrong = left && text.trim() !== '' && read?.valid === false;
  return (
    <fieldset className={css.phone} disabled={isDisabled}>
      <legend className={css.legend}>{label}</legend>
      <ComboBox
        // Its words are those of the options: without them it would let the country go.
        key={phone === undefined ? 'loading' : locale}
        aria-label={formatMessage({ id: 'widgets.phone.country' })}
        options={options}
        value={phone === undefined ? null : country}
        isDisabled={isDisabled || phone === undefined}
        onChange={(code) => {
          setCountry(code);
          if (phone !== undefined) onChange(phone.readPhone(text, code).number);
        }}
      />
      <TextField
        aria-label={formatMessage({ id: 'widgets.phone.number' })}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        value={text}
        isDisabled={isDisabled}
        validationBehavior="aria"
        onChange={(typed) => {
          setText(typed);
          setLeft(false);
          if (phone !== undefined) onChange(phone.readPhone(typed, country).number);
        }}
        onBlur={() => {
          setLeft(true);
          if (read?.valid !== true) return;
          setText(read.shown);
          setCountry(read.country ?? null);
        }}
        error={wrong ? formatMessage({ id: 'widgets.phone.wrong' }) : undefined}
      />
    </fieldset>
  );
}
