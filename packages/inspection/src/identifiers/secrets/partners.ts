/** Secrets that vendors have registered with GitHub, with the names they give them. */
export const PARTNERS =
  'https://docs.github.com/en/code-security/secret-scanning/introduction/supported-secret-scanning-patterns';
