import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HashAddress } from '../hash-address.ts';
import { readSignInAddress } from './sign-in-address.ts';

const read = (hash: string, { search = '', segment, cookies = {} }: Read = {}) =>
  readSignInAddress(new HashAddress({ hash, search }), {
    segment,
    cookie: (name) => new Map(Object.entries(cookies)).get(name),
  });
interface Read {
  search?: string;
  segment?: string;
  cookies?: Record<string, string>;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('reads redirect target, email and error code', () => {
  const hash = `#/?redirect=${encodeURIComponent('/ui/appAudit/users?q=a')}&email=n%40x.example&error=70`;
  expect(read(hash)).toMatchObject({
    redirect: '/ui/appAudit/users?q=a',
    email: 'n@x.example',
    error: 70,
    isPartner: false,
  });
  expect(read('', { search: '?redirect=%2Fui%2F' }).redirect).toBe('/ui/');
  expect(read('#/?redirect=portal.example').redirect).toBe('portal.example');
});

test('drops a URL that would run a script', () => {
  expect(read('#/?redirect=javascript:alert(1)').redirect).toBeUndefined();
  expect(read('#/?casbah_relay=javascript:alert(1)').relay).toBeUndefined();
});

test('offers all methods unless a flag is false', () => {
  expect(read('#/').hides).toEqual({ password: false, saml: false, oidc: false, partner: false });
  const switches =
    'show_sso_login=false&show_unpw_login=false&show_partner_login=false&show_oidc_login=false';
  expect(read(`#/?${switches}`).hides).toEqual({ password: true, saml: true, oidc: true, partner: true });
  expect(read(`#/?${switches.replaceAll('false', 'true')}`).hides.saml).toBe(false);
  expect(read('#/?force_oidc_login=true').forcesOidc).toBe(true);
});

test('recognizes a partner by path, code or flag', () => {
  expect(read('#/partner/atlas', { segment: 'atlas' })).toMatchObject({ isPartner: true, partner: 'atlas' });
  expect(read('#/?partner=rif')).toMatchObject({ isPartner: true, partner: 'rif' });
  expect(read('#/?is_partner=true')).toMatchObject({ isPartner: true, partner: undefined });
});

test('reads __BC__ as a space in a company’s name', () => {
  expect(read('#/?tenant_name=Atlas__BC__Foods__BC__SA').company).toBe('Atlas Foods SA');
});

test("splits a relay's URL and ELN at __eln__", () => {
  const relay = encodeURIComponent('https://relay.example/start__eln__47 11');
  expect(read(`#/?casbah_relay=${relay}`).relay).toEqual({
    url: 'https://relay.example/start',
    eln: '47 11',
  });
  expect(read('#/?casbah_relay=%2Fui%2F').relay).toEqual({ url: '/ui/', eln: undefined });
});

test('recognizes the endpoint agent by URL, or else by a cookie [PL-S034]', () => {
  const cookies = { casbah_epagentid: 'from-cookie', epagentid: 'older' };
  expect(read('#/?epagentid=a-1', { cookies }).endpointAgent).toBe('a-1');
  expect(read('#/', { cookies }).endpointAgent).toBe('from-cookie');
  expect(read('#/', { cookies: { epagentid: 'older' } }).endpointAgent).toBe('older');
  expect(read('#/?epagentid=<b>').endpointAgent).toBeUndefined();
});

test('never returns anything executable, whatever the URL contains', () => {
  const key = fc.constantFrom(
    ...(['redirect', 'email', 'error', 'partner', 'tenant_name', 'casbah_relay', 'epagentid'] as const),
  );
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      'javascript:alert(1)',
      ' JavaScript:x',
      'data:text/html,x',
      '\u0000javascript:x',
      '__eln__',
    ),
  );
  fc.assert(
    fc.property(
      fc.array(fc.tuple(key, value)),
      fc.option(fc.string(), { nil: undefined }),
      (pairs, segment) => {
        const query = new URLSearchParams(pairs.map(([name, text]) => [name, text.replace(/\p{Cs}/gu, '')]));
        const { redirect, relay, email, company, partner } = read(
          `#/?${query}`,
          segment === undefined ? {} : { segment },
        );
        for (const url of [redirect, relay?.url])
          expect(url ?? '').not.toMatch(/^\s*(javascript|data|vbscript):/i);
        for (const text of [redirect, relay?.url, relay?.eln, email, company, partner])
          expect(text ?? '').not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
        expect(email ?? 'a@b.example').toMatch(/^[^\s@]+@[^\s@]+$/);
      },
    ),
  );
});
