import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

/** A phone number in stored and displayed form. */
export interface ReadPhone {
  /** E.164, `+4930123456`; empty until valid. */
  number: string;
  /** In the notation of its country. */
  shown: string;
  country: string | undefined;
  valid: boolean;
}

/** Calling codes by country: `49`. */
export function callingCodes(): ReadonlyMap<string, string> {
  return new Map(getCountries().map((country) => [country, getCountryCallingCode(country)]));
}

const known = (country: string | null): CountryCode | undefined =>
  country !== null && isSupportedCountry(country) ? country : undefined;

/** Parses a number typed for a country; a leading plus has its own country code. */
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
