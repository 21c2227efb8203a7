/** The console: where signing in leads to where no one wanted anything else. */
export const CONSOLE = '/ui/';
