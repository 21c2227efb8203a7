/** Kinds of service requests: add a missing service, or review an existing one. */
export const SERVICE_REQUEST_KINDS = ['service', 'review'] as const;
export type ServiceRequestKind = (typeof SERVICE_REQUEST_KINDS)[number];

/** Request status. `done` and `declined` are final, but can be reopened. */
export const SERVICE_REQUEST_STATES = ['new', 'under_review', 'done', 'declined'] as const;
export type ServiceRequestState = (typeof SERVICE_REQUEST_STATES)[number];

/** Priority: 1 is most urgent. Source: WD-E015. */
export const SERVICE_REQUEST_PRIORITIES = [1, 2, 3] as const;
export type ServiceRequestPriority = (typeof SERVICE_REQUEST_PRIORITIES)[number];
export const DEFAULT_PRIORITY: ServiceRequestPriority = 3;

/** Whether the requester is emailed about changes: 1 yes, 2 no. Source: WD-E015. */
export const SEND_EMAIL = { yes: 1, no: 2 } as const;

export const MOST_COMMENT_CHARACTERS = 400;
export const MOST_SERVICE_NAME_CHARACTERS = 128;
/** Delay after typing before the address is looked up. Source: WD-S034. */
export const ADDRESS_CHECK_DELAY_MS = 1000;

/** Completes a typed address: adds the scheme to `www.` addresses. Source: WD-S035. */
export function completeServiceUrl(text: string): string {
  const trimmed = text.trim();
  return /^www\./i.test(trimmed) ? `http://${trimmed}` : trimmed;
}

/** Whether a URL can be a web service's: `http` or `https`, with a dot in its host. */
export function isServiceUrl(text: string): boolean {
  const url = URL.parse(completeServiceUrl(text));
  if (url === null || text.length > 2048) return false;
  const { protocol, hostname, username, password } = url;
  return (
    (protocol === 'http:' || protocol === 'https:') &&
    username === '' &&
    password === '' &&
    /^[^.\s]+(\.[^.\s]+)+$/.test(hostname)
  );
}

/** Whether a comment is valid: at most 400 characters, not only white space. */
export function isComment(text: string): boolean {
  return [...text].length <= MOST_COMMENT_CHARACTERS && (text === '' || text.trim() !== '');
}
