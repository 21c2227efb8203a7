/** Partner code for sign-in, in lower case: `/partner/{code}`. */
export const PARTNER_CODE = /^[a-z0-9](?:[a-z0-9-]{1,30}[a-z0-9])$/;

/** HTTPS URL a partner's people go to after signing out, or empty. */
export const PARTNER_LOGOUT_URL = /^(?:https:\/\/[^\s/]+(?:\/\S*)?)?$/;
