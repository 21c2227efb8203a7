/** What people ask for: a service that the catalog lacks, or another look at one that it has. */
export const SERVICE_REQUEST_KINDS = ['service', 'review'] as const;
export type ServiceRequestKind = (typeof SERVICE_REQUEST_KINDS)[number];

/** Request status. `done` and `declined` are final, but can be reopened. */
export const SERVICE_REQUEST_STATES = ['new', 'under_review', 'done', 'declined'] as const;
export type ServiceRequestState = (typeof SERVICE_REQUEST_STATES)[number];

/** How urgent it is: 1 is most urgent. Source: WD-E015. */
export const SERVICE_REQUEST_PRIORITIES = [1, 2, 3] as const;
export type ServiceRequestPriority = (typeof SERVICE_REQUEST_PRIORITIES)[number];
export const DEFAULT_PRIORITY: ServiceRequestPriority = 3;

/** Whether the requester gets an email when the request changes: 1 yes, 2 no. Source: WD-E015. */
export const SEND_EMAIL = { yes: 1, no: 2 } as const;

export const MOST_COMMENT_CHARACTERS = 400;
export const MOST_SERVICE_NAME_CHARACTERS = 128;
/** The address is looked up so long after the last key was struck. Source: WD-S034. */
export const ADDRESS_CHECK_DELAY_MS = 1000;

/** An address as people write it: what begins with `www.` gets its scheme. Source: WD-S035. */
export function completeServiceUrl(text: string): string {
  const trimmed = text.trim();
  return /^www\./i.test(trimmed) ? `http://${trimmed}` : trimmed;
}

/** Whether an address can be one of a service on the web: `http` or `https`, and a host with a dot in its name. */
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

/** Whether a comment may stand: at most 400 characters, and not white space alone. */
export function isComment(text: string): boolean {
  return [...text].length <= MOST_COMMENT_CHARACTERS && (text === '' || text.trim() !== '');
}
