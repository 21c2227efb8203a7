/** The console: where signing in leads to where nobody wanted anything else. */
export const CONSOLE = '/ui/';
