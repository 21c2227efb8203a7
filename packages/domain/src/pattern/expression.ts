import { isSelectQuery } from '../collection.ts';
import type { Pattern } from './pattern.ts';

/** Longest regular expression that is taken. */
const EXPRESSION_MAXIMUM = 1024;
/**
 * What RE2, which runs people's expressions, doesn't know: references to groups, and looking ahead or behind. They are also
 * what makes an expression take for ever.
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

/** One statement that reads; the account's rights are enforced by the database. Source: PF-V044. */
export const SELECT_QUERY: Pattern = {
  accepts: isSelectQuery,
  says: 'only SELECT query is allowed for SQL client datasource',
};
