import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/** A number as it is kept, and as it is shown. */
export interface ReadPhone {
  /** E.164, `+4930123456`; empty until the number is valid. */
  number: string;
  /** As people of its country write it. */
  shown: string;
  country: string | undefined;
  valid: boolean;
}

/** Countries that have a calling code, with it: `49`. */
export function callingCodes(): ReadonlyMap<string, string> {
  return new Map(getCountries().map((country) => [country, getCountryCallingCode(country)]));
}

const known = (country: string | null): CountryCode | undefined =>
  country !== null && isSupportedCountry(country) ? country : undefined;

/** Reads what was typed as a number of a country; with a plus in front it says its country itself. */
export function readPhone(text: string, country: string | null): ReadPhone {
  const home = known(country);
  const number = parsePhoneNumberFromString(text, home);
  if (number?.isValid() === true)
    return {
      number: number.number,
      shown: number.formatNational(),
      country: number.country ?? home,
      valid: true,
    };
  return { number: '', shown: new AsYouType(home).input(text), country: home, valid: false };
}
