/** The non-negative integer in `text` from `start` to `end`; -1 if invalid or longer than 15 digits. */
export function wholeNumber(text: string, start = 0, end = text.length): number {
  if (end <= start || end - start > 15) return -1;
  let value = 0;
  for (let at = start; at < end; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}

/** A port, 1 to 65535; otherwise undefined. */
export function portOf(text: string, start = 0, end = text.length): number | undefined {
  const port = wholeNumber(text, start, end);
  return port > 0 && port <= 65_535 ? port : undefined;
}

/** An HTTP status, 100 to 599; otherwise undefined (proxies write 0 or their own codes for failed requests). */
export function statusOf(text: string, start = 0, end = text.length): number | undefined {
  const status = wholeNumber(text, start, end);
  return status >= 100 && status <= 599 ? status : undefined;
}
