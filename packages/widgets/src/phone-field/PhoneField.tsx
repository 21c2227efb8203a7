import { useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { ComboBox } from '../combo-box/ComboBox.tsx';
import { countries } from '../country-field/countries.ts';
import { TextField } from '../text-field/TextField.tsx';
import css from './PhoneField.module.css';

type Phone = typeof import('./phone.ts');

export interface PhoneFieldProps {
  label: string;
  /** Initial E.164 number: `+4930901820`. */
  defaultValue?: string | undefined;
  /** ISO 3166-1 alpha-2, for numbers without a country code. */
  defaultCountry?: string | undefined;
  /** E.164; empty while invalid. */
  onChange: (number: string) => void;
  isDisabled?: boolean | undefined;
}

/** A phone number with its country. A number with a plus sets the country. */
export function PhoneField({
  label,
  defaultValue = '',
  defaultCountry,
  onChange,
  isDisabled = false,
}: PhoneFieldProps) {
  const { formatMessage, locale } = useIntl();
  // Phone number formats are large, so only pages with such a field load them.
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
    // Uncontrolled: only the initial value matters.
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
        // Its text comes from the options; without a remount it would drop the country.
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
