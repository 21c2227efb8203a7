/** Where an answer says in words what happened, the first that does: names of older servers and of proxies included. */
const PLACES = ['api_response', 'exceptions', 'api_message', 'message', 'data'] as const;

/** The words of an answer; nothing where it has none. */
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

/** Whether an answer that came through says of itself that it did what was asked: by word or by number. */
export function saysSuccess(json: unknown): boolean {
  if (!(json instanceof Object)) return true;
  const said = [
    ...('api_response' in json ? [json.api_response] : []),
    ...('action_status' in json ? [json.action_status] : []),
  ];
  // An object there is what was asked for, and no verdict.
  const verdicts = said.filter((one) => !(one instanceof Object) || Array.isArray(one));
  return verdicts.length === 0 || verdicts.some(isSuccess);
}

/** What older servers say where a question can't be answered while people are hidden. */
const HIDES_PEOPLE = 'not supported on user info';

/** Whether a question failed only because people are anonymized: the same question without them can be answered. */
export function isAboutHiddenPeople(text: string | undefined): boolean {
  return text?.toLowerCase().includes(HIDES_PEOPLE) === true;
}
