/** Prefix by which secret scanners recognize a leaked key. */
const BEGINNING = 'casbah';
const ID = /^[a-z0-9]{16}$/;
/** 32 random bytes as base64url. */
const SECRET = /^[\w-]{43}$/;

/** Maximum keys of one company. */
export const API_KEY_LIMIT = 200;
/** Maximum networks per key. */
export const API_KEY_NETWORKS = 50;
/** Lifetime of a key in days: limits and default. */
export const API_KEY_DAYS = { minimum: 1, maximum: 366, default: 90 } as const;

export interface ApiKeyParts {
  /** Public ID under which the key is stored. */
  id: string;
  secret: string;
}

export function writeApiKey({ id, secret }: ApiKeyParts): string {
  return `${BEGINNING}_${id}_${secret}`;
}

/** Returns `undefined` if the text isn't an API key. */
export function parseApiKey(text: string): ApiKeyParts | undefined {
  const [beginning, id = '', ...rest] = text.split('_');
  // Secrets can contain the separator.
  const secret = rest.join('_');
  return beginning === BEGINNING && ID.test(id) && SECRET.test(secret) ? { id, secret } : undefined;
}

/** Our API key from an `Authorization` header; `undefined` for anything else. */
export function apiKeyText(authorization: string | undefined): string | undefined {
  const [, given] = /^bearer +(casbah_\S*)$/i.exec(authorization ?? '') ?? [];
  return given;
}
