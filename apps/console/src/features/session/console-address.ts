/** Default target of a sign-in. */
export const CONSOLE = '/ui/';
