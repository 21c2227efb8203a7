import { expect, test } from 'vitest';
import { isAuditUser } from './audit-user.ts';

test.each(['nadia@atlas.example', 'o.haddad+x@atlas.example', 'ATLAS\\o.haddad', 'émile@société.example'])(
  '%s is a user as logs name one',
  (text) => {
    expect(isAuditUser(text)).toBe(true);
  },
);

test.each(['nadia', 'two words', 'a@b@c', '\\x', 'ATLAS\\', '@atlas.example', 'a@<b>', 'a,b@c', ''])(
  '%j is rejected',
  (text) => {
    expect(isAuditUser(text)).toBe(false);
  },
);
