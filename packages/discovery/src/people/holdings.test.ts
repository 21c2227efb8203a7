import { SIGN_KINDS, type Sign } from '@casbah/domain/sign';
import { HOUR_MS } from '@casbah/domain/time-units';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holderOf, holdingsOf } from './holdings.ts';

const HOLD = 8 * HOUR_MS;
const DESK = '10.0.0.5';

/** `at`: hours since the start of the day. */
function sign(at: number, kind: Sign['kind'], about: Partial<Omit<Sign, 'time' | 'kind'>> = {}): Sign {
  return {
    time: at * HOUR_MS,
    kind,
    source: 'dc',
    address: DESK,
    user: undefined,
    user_domain: undefined,
    host: undefined,
    mac: undefined,
    session: undefined,
    lease: undefined,
    ...about,
  };
}

function who(signs: readonly Sign[], at: number, address = DESK): string | undefined {
  return holderOf(
    holdingsOf(signs, () => HOLD),
    address,
    at * HOUR_MS,
  )?.user;
}

describe('an address belongs', () => {
  test("to a user from the login on, for as long as the source's lifetime", () => {
    const signs = [sign(8, 'login', { user: 'jdoe' })];
    expect([7.99, 8, 15.99, 16].map((at) => who(signs, at))).toEqual([undefined, 'jdoe', 'jdoe', undefined]);
  });

  test('for as long as the mapping itself states', () => {
    const signs = [sign(8, 'login', { user: 'jdoe', lease: 2 * HOUR_MS })];
    expect([9.9, 10].map((at) => who(signs, at))).toEqual(['jdoe', undefined]);
  });

  test('longer if the user is seen again, and to no one after the logout', () => {
    const signs = [
      sign(8, 'login', { user: 'jdoe' }),
      sign(15, 'login', { user: 'JDoe', user_domain: 'CORP' }),
      sign(20, 'logout', { user: 'jdoe' }),
    ];
    expect([17, 19.99, 20, 22].map((at) => who(signs, at))).toEqual(['JDoe', 'JDoe', undefined, undefined]);
  });

  test("to the last user, if the previous one wasn't seen again", () => {
    const signs = [sign(8, 'login', { user: 'jdoe' }), sign(12, 'login', { user: 'asmith' })];
    expect([11, 12, 19, 20].map((at) => who(signs, at))).toEqual(['jdoe', 'asmith', 'asmith', undefined]);
  });

  test("to no one if two users alternate, until one isn't seen for long", () => {
    const signs = [
      sign(8, 'login', { user: 'jdoe' }),
      sign(9, 'login', { user: 'asmith' }),
      sign(10, 'login', { user: 'jdoe' }),
    ];
    expect([8.5, 9.5, 10.5, 16.5, 17.5].map((at) => who(signs, at))).toEqual([
      'jdoe',
      undefined,
      undefined,
      undefined,
      'jdoe',
    ]);
  });

  test('to no one if many sign in at once: a terminal server', () => {
    const signs = ['a', 'b', 'c', 'd'].map((user, index) => sign(8 + index / 10, 'login', { user }));
    expect([8, 8.05, 8.25, 12, 15.9].map((at) => who(signs, at))).toEqual(new Array(5).fill(undefined));
  });

  test('to no one with too many users, unless a gateway assigns it', () => {
    const many = (kind: Sign['kind']) =>
      Array.from({ length: 70 }, (_, index) => sign(index * 9, kind, { user: `u${index}` }));
    expect(who(many('login'), 9)).toBeUndefined();
    expect(who(many('assign'), 9)).toBe('u1');
  });

  test('to one user after another if a gateway assigns it many times a day', () => {
    const signs = ['a', 'b', 'c', 'd'].map((user, index) => sign(8 + index / 10, 'assign', { user }));
    expect([8.05, 8.15, 8.25, 12].map((at) => who(signs, at))).toEqual(['a', 'b', 'c', 'd']);
  });

  test('to no one when it moves to another device', () => {
    const signs = [
      sign(8, 'login', { user: 'jdoe', mac: 'aa:aa:aa:aa:aa:aa' }),
      sign(9, 'renew', { mac: 'aa:aa:aa:aa:aa:aa' }),
      sign(11, 'lease', { mac: 'bb:bb:bb:bb:bb:bb' }),
    ];
    expect([10, 11].map((at) => who(signs, at))).toEqual(['jdoe', undefined]);
  });

  test('to the user signed in on the device that leased it', () => {
    const signs = [
      sign(8, 'login', { user: 'jdoe', host: 'PC-17.corp.example' }),
      sign(12, 'renew', { address: '10.0.0.9', host: 'pc-17', mac: 'aa:aa:aa:aa:aa:aa' }),
      sign(14, 'logout', { address: undefined, user: 'jdoe', host: 'PC-17' }),
    ];
    expect([11, 12, 13.9, 14].map((at) => who(signs, at, '10.0.0.9'))).toEqual([
      undefined,
      'jdoe',
      'jdoe',
      undefined,
    ]);
    expect(who(signs, 14)).toBeUndefined();
  });

  test('to a session whose person and address are in separate lines', () => {
    const about = { address: undefined, session: 'abcdef12' };
    const signs = [
      sign(8, 'login', { ...about, user: 'jdoe' }),
      sign(8.01, 'lease', { session: 'abcdef12' }),
      sign(9, 'release', about),
    ];
    expect([8, 8.5, 9].map((at) => who(signs, at))).toEqual([undefined, 'jdoe', undefined]);
  });

  test('no longer to a VPN user whose gateway logged them out, whatever else they have', () => {
    const signs = [
      sign(8, 'login', { user: 'jdoe' }),
      sign(9, 'assign', { user: 'jdoe', address: '10.9.0.1', source: 'vpn' }),
      sign(10, 'logout', { user: 'jdoe', address: undefined, source: 'vpn' }),
    ];
    expect(who(signs, 10.5, '10.9.0.1')).toBeUndefined();
    expect(who(signs, 10.5)).toBe('jdoe');
  });

  test('to each of two users with the same login in different domains', () => {
    const signs = [
      sign(8, 'login', { user: 'jdoe', user_domain: 'EAST' }),
      sign(9, 'login', { user: 'jdoe', user_domain: 'WEST' }),
      sign(10, 'login', { user: 'jdoe', user_domain: 'EAST' }),
    ];
    expect(who(signs, 9.5)).toBeUndefined();
  });
});

const signs = fc.array(
  fc.record<Sign>({
    time: fc.integer({ min: 0, max: 30 }).map((halves) => (halves * HOUR_MS) / 2),
    kind: fc.constantFrom(...SIGN_KINDS),
    source: fc.constantFrom('dc', 'dhcp'),
    address: fc.constantFrom('10.0.0.1', '10.0.0.2', undefined),
    user: fc.constantFrom('a', 'b', 'c', 'D', undefined),
    user_domain: fc.constantFrom('X', 'y.example', undefined),
    host: fc.constantFrom('pc1', 'pc2', undefined),
    mac: fc.constantFrom('aa', 'bb', undefined),
    session: fc.constantFrom('s', undefined),
    lease: fc.constantFrom(HOUR_MS, 3 * HOUR_MS, undefined),
  }),
  { maxLength: 24 },
);
const HOLDS = (source: string) => (source === 'dc' ? 4 * HOUR_MS : 2 * HOUR_MS);
const LONGEST = 4 * HOUR_MS;

describe('always', () => {
  test('at most one user has an address at any time', () => {
    fc.assert(
      fc.property(signs, (given) => {
        for (const held of holdingsOf(given, HOLDS).values())
          held.forEach(({ from, to }, index) => {
            expect(from).toBeLessThan(to);
            expect(to).toBeLessThanOrEqual(held[index + 1]?.from ?? Number.POSITIVE_INFINITY);
          });
      }),
    );
  });

  test("the order of mappings doesn't matter", () => {
    fc.assert(
      fc.property(
        signs.chain((given) =>
          fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
        ),
        ([given, shuffled]) => {
          expect(holdingsOf(shuffled, HOLDS)).toEqual(holdingsOf(given, HOLDS));
        },
      ),
    );
  });

  test('a user has an address only as long as a mapping is valid', () => {
    fc.assert(
      fc.property(signs, (given) => {
        for (const held of holdingsOf(given, HOLDS).values())
          for (const { from, to, user } of held) {
            const theirs = given.filter((one) => one.user?.toLowerCase() === user.toLowerCase());
            for (const time of [from, to - 1])
              expect(theirs.some((one) => one.time <= time && time < one.time + LONGEST)).toBe(true);
          }
      }),
    );
  });

  test('no one has an address after its release, until someone is seen there again', () => {
    fc.assert(
      fc.property(signs, fc.integer({ min: 0, max: 15 }), (given, hour) => {
        const time = hour * HOUR_MS;
        const before = given.filter((one) => one.time < time);
        const release = { ...sign(hour, 'release'), address: '10.0.0.1' };
        // A release of an address that another device has by now ends nothing; tested above.
        const held = holdingsOf([...before, release], HOLDS);
        expect(holderOf(held, '10.0.0.1', time)).toBeUndefined();
        expect(holderOf(held, '10.0.0.1', time + HOUR_MS)).toBeUndefined();
      }),
    );
  });

  test('a person who logs out loses everything they had there', () => {
    fc.assert(
      fc.property(signs, fc.integer({ min: 0, max: 15 }), (given, hour) => {
        const time = hour * HOUR_MS;
        const before = given.filter(
          (one) =>
            one.time < time && one.host === undefined && one.mac === undefined && one.session === undefined,
        );
        const logout = { ...sign(hour, 'logout'), address: '10.0.0.1', user: undefined };
        expect(holderOf(holdingsOf([...before, logout], HOLDS), '10.0.0.1', time)).toBeUndefined();
      }),
    );
  });
});
