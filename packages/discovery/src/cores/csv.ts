const QUOTE = 34;
const SPACE = 32;

/**
 * Reads a line of comma-separated values (RFC 4180, with any delimiter) into `values` and returns how many there are: a
 * value in quotes may hold the delimiter, and `""` for a quote. -1 where a quote isn't closed.
 */
export function readCsv(text: string, from: number, delimiter: string, values: string[]): number {
  const { length } = text;
  let count = 0;
  let at = from;
  for (;;) {
    let first = at;
    while (text.charCodeAt(first) === SPACE) first += 1;
    if (text.charCodeAt(first) === QUOTE) {
      let close = text.indexOf('"', first + 1);
      let doubled = false;
      while (close >= 0 && text.charCodeAt(close + 1) === QUOTE) {
        doubled = true;
        close = text.indexOf('"', close + 2);
      }
      if (close < 0) return -1;
      const value = text.slice(first + 1, close);
      values[count] = doubled ? value.replaceAll('""', '"') : value;
      count += 1;
      const next = text.indexOf(delimiter, close + 1);
      if (next < 0) return count;
      at = next + delimiter.length;
    } else {
      const next = text.indexOf(delimiter, at);
      values[count] = text.slice(at, next < 0 ? length : next);
      count += 1;
      if (next < 0) return count;
      at = next + delimiter.length;
    }
  }
}
