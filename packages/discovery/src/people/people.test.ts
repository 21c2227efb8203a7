import { blankEvent, type Event } from '@casbah/domain/event';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accountOf } from '../fields/account.ts';
import { createRecogniser, LOGGED_USER, People } from './people.ts';

const NADIA = 'nadia.benali@atlas.example';
const OMAR = 'omar.haddad@atlas.example';

function directory(...given: [email: string, ...names: string[]][]): People {
  const people = new People();
  for (const [email, ...names] of given) people.add({ email, names });
  return people;
}

/** Name as written in a log. */
function who(people: People, text: string): string | undefined {
  const account = accountOf(text);
  return account === null ? undefined : people.find(account.user, account.domain);
}

describe('a person is found', () => {
  const people = directory([NADIA, 'ATLAS\\nbenali', 'nb@corp.atlas.example'], [OMAR, 'o.h']);

  test('by address, principal, login with and without domain, ignoring case', () => {
    for (const name of [
      'Nadia.Benali@Atlas.example',
      'NB@corp.atlas.example',
      'nbenali',
      'ATLAS\\NBenali',
      'atlas.example\\nbenali',
      'uid=nbenali,ou=people,dc=atlas,dc=example',
    ])
      expect(who(people, name), name).toBe(NADIA);
    expect(who(people, 'FES\\O.H')).toBe(OMAR);
  });

  test('by the part before the @, if no one else has it', () => {
    expect(who(people, 'ATLAS\\omar.haddad')).toBe(OMAR);
    const two = directory([OMAR], ['omar.haddad@rif.example']);
    expect(who(two, 'omar.haddad')).toBeUndefined();
    expect(who(two, OMAR)).toBe(OMAR);
    expect(who(directory([OMAR], [NADIA, 'omar.haddad']), 'omar.haddad')).toBe(NADIA);
  });

  test('but not in another domain, nor if ambiguous', () => {
    expect(who(people, 'FES\\nbenali')).toBeUndefined();
    const two = directory([NADIA, 'ATLAS\\n'], [OMAR, 'RIF\\n']);
    expect(who(two, 'n')).toBeUndefined();
    expect(who(two, 'RIF\\n')).toBe(OMAR);
    expect(who(directory([NADIA, 'x@y.example'], [OMAR, 'X@y.example']), 'x@y.example')).toBeUndefined();
    expect(who(people, 'nobody')).toBeUndefined();
  });
});

test('the event gets the person, and keeps the logged name', () => {
  const recognise = createRecogniser(directory([NADIA, 'nbenali']));
  const recognised = (fields: Partial<Event>): Partial<Event> => {
    const event = { ...blankEvent('traffic'), ...fields };
    recognise(event);
    return { user: event.user, extra: event.extra };
  };
  expect(recognised({ user: 'NBenali', user_domain: 'ATLAS', extra: { a: '1' } })).toEqual({
    user: NADIA,
    extra: { a: '1', [LOGGED_USER]: 'NBenali' },
  });
  expect(recognised({ user: NADIA })).toEqual({ user: NADIA, extra: undefined });
  expect(recognised({ user: 'omar' })).toEqual({ user: 'omar', extra: undefined });
  expect(recognised({})).toEqual({ user: undefined, extra: undefined });
});

test("a found user owns the name; a login used by one user finds that user; the order of the directory doesn't matter", () => {
  const login = fc.constantFrom('a', 'b', 'c', 'd');
  const domain = fc.constantFrom('', 'ONE\\', 'TWO\\');
  const name = fc.tuple(domain, login).map((parts) => parts.join(''));
  const person = fc.array(name, { maxLength: 3 });
  fc.assert(
    fc.property(fc.array(person, { minLength: 1, maxLength: 5 }), name, (given, wanted) => {
      const entries = given.map((names, index): [string, ...string[]] => [`p${index}@x.example`, ...names]);
      const found = who(directory(...entries), wanted);
      expect(who(directory(...entries.toReversed()), wanted)).toBe(found);
      const [ofLogin = '', ofDomain = ''] = wanted.split('\\').toReversed();
      const owners = entries.filter(([, ...names]) =>
        names.some((own) => {
          const [user = '', within = ''] = own.split('\\').toReversed();
          return user === ofLogin && (within === '' || ofDomain === '' || within === ofDomain);
        }),
      );
      if (found !== undefined) expect(owners.map(([email]) => email)).toContain(found);
      if (owners.length === 1) expect(found).toBe(owners[0]?.[0]);
    }),
  );
});
