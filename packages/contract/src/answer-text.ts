/** Fields that can contain an error message, by priority, including those of older servers and proxies. */
const PLACES = ['api_response', 'exceptions', 'api_message', 'message', 'data'] as const;

/** The message of a response, or undefined. */
export function textOfAnswer(json: unknown): string | undefined {
  if (!(json instanceof Object)) return undefined;
  const parts = new Map<string, unknown>(Object.entries(json));
  for (const place of PLACES) {
    const value = parts.get(place);
    const texts = (Array.isArray(value) ? value : [value]).filter(
      (text) => typeof text === 'string' && text !== '',
    );
    if (texts.length > 0 && !isSuccess(value)) return texts.join(' ');
  }
  return undefined;
}

const isSuccess = (value: unknown): boolean => value === 'success' || value === 0 || value === '0';

/** Whether a successful response also reports success in its body, as a word or a number. */
export function saysSuccess(json: unknown): boolean {
  if (!(json instanceof Object)) return true;
  const said = [
    ...('api_response' in json ? [json.api_response] : []),
    ...('action_status' in json ? [json.action_status] : []),
  ];
  // An object here is the requested data, not a verdict.
  const verdicts = said.filter((one) => !(one instanceof Object) || Array.isArray(one));
  return verdicts.length === 0 || verdicts.some(isSuccess);
}

/** Messages of older servers for requests refused because people are anonymized. */
const HIDES_PEOPLE = 'not supported on user info';

/** Whether a request failed only because people are anonymized and would work without naming them. */
export function isAboutHiddenPeople(text: string | undefined): boolean {
  return text?.toLowerCase().includes(HIDES_PEOPLE) === true;
}
