/** Says what it is wherever someone finds it: secret scanners know a key by its beginning. */
const BEGINNING = 'casbah';
const ID = /^[a-z0-9]{16}$/;
/** 32 random bytes as base64url. */
const SECRET = /^[\w-]{43}$/;

/** Maximum keys of one company. */
export const API_KEY_LIMIT = 200;
/** Maximum networks that one key is held to. */
export const API_KEY_NETWORKS = 50;
/** How long a key may hold at most, and does unless said, in days. */
export const API_KEY_DAYS = { minimum: 1, maximum: 366, default: 90 } as const;

export interface ApiKeyParts {
  /** Public; the store knows the key by it. */
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

/** The key of an `Authorization` header; `undefined` where it carries none of ours, whatever else it says. */
export function apiKeyText(authorization: string | undefined): string | undefined {
  const [, given] = /^bearer +(casbah_\S*)$/i.exec(authorization ?? '') ?? [];
  return given;
}
