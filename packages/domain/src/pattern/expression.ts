import { isSelectQuery } from '../collection.ts';
import type { Pattern } from './pattern.ts';

/** Maximum length of a regular expression. */
const EXPRESSION_MAXIMUM = 1024;
/**
 * Syntax that RE2, which runs user-supplied expressions, doesn't support: backreferences and lookaround. Those are also
 * what can take exponential time.
 */
const NOT_IN_RE2 = /\\[1-9]|\\k<|\(\?(?:[=!]|<[=!])/;

/** A regular expression that RE2 supports. The server compiles it before use; this check runs while typing. */
export const REGULAR_EXPRESSION: Pattern = {
  accepts: (text) => {
    if (text === '' || text.length > EXPRESSION_MAXIMUM || NOT_IN_RE2.test(withoutEscapedBackslashes(text)))
      return false;
    try {
      new RegExp(text, 'u');
      return true;
    } catch {
      return false;
    }
  },
  says: 'Invalid regular expression. Check the brackets; backreferences and lookaround are not supported',
};

const withoutEscapedBackslashes = (text: string): string => text.replaceAll('\\\\', '');

/** A single read statement; the database enforces the account's permissions. Source: PF-V044. */
export const SELECT_QUERY: Pattern = {
  accepts: isSelectQuery,
  says: 'only SELECT query is allowed for SQL client datasource',
};
