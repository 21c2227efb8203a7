/** The codes in a text where people separate them as they like; nothing where one of them is none. */
export function countryCodes(text: string): readonly string[] | undefined {
  const codes = text
    .split(/[\s,;]+/)
    .filter((code) => code !== '')
    .map((code) => code.toUpperCase());
  return codes.every((code) => /^[A-Z]{2}$/.test(code)) ? [...new Set(codes)].sort() : undefined;
}
