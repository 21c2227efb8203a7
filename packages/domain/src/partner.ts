/** What people of a partner sign in with, in lower case: `/partner/{code}`. */
export const PARTNER_CODE = /^[a-z0-9](?:[a-z0-9-]{1,30}[a-z0-9])$/;

/** Where a partner's people are led when they sign out: an address of https, or nothing. */
export const PARTNER_LOGOUT_URL = /^(?:https:\/\/[^\s/]+(?:\/\S*)?)?$/;
