const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const REFERENCE = /&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi;

/** Replaces character references and the five entities of XML. Others, which a DOCTYPE would define, remain as written. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(REFERENCE, (written, name: string) => {
    if (!name.startsWith('#')) return NAMED[name] ?? written;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : written;
  });
}
