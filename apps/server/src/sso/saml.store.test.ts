import { createVerify, X509Certificate } from 'node:crypto';
import { isoTime } from '@casbah/domain/iso-time';
import { HOUR_MS, MINUTE_MS } from '@casbah/domain/time-units';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../test-compose.ts';
import {
  type Atlas,
  acsOf,
  answer,
  arrive,
  begin,
  entityOf,
  openAtlas,
  post,
  setUp,
  unknownActions,
} from './test-atlas.ts';
import { inForm, RSA_SHA256, type Saying, TestProvider, wrapped } from './test-provider.ts';

let atlas: Atlas;
beforeAll(async () => {
  atlas = await openAtlas();
});
afterAll(() => atlas.close());

/** Starts a sign-in, responds as the provider, and returns the final URL. */
async function tried(
  make: (saying: Saying) => string,
  { id = atlas.id, relay }: { id?: string; relay?: (sent: string) => string } = {},
) {
  const { browser, asked, saying } = await begin(atlas.server, id);
  const location = await answer(atlas.server, id, make(saying), (relay ?? ((sent) => sent))(asked.relay));
  return arrive(browser, location);
}

const REFUSED = { location: '/#/ssoerror?code=13', email: undefined };

test('a person signs in through SAML and continues to the requested page [PL-S004] [PL-R043]', async () => {
  const { provider, server, id } = atlas;
  const { browser, asked, saying } = await begin(server, id, '&redirect=%2Fui%2FappAudit%2Fusers');
  expect(asked.url.origin + asked.url.pathname).toBe('https://idp.atlas.example/sso');
  const location = await answer(server, id, provider.signed(saying), asked.relay);
  expect(await arrive(browser, location)).toEqual({
    location: '/ui/appAudit/users',
    email: 'amal@atlas.example',
  });
});

test('a provider is identified by its ID, not by a name that any company can choose', async () => {
  const response = await new Browser(atlas.server.app).get(
    `/saml2/login?idp=${encodeURIComponent('https://idp.atlas.example')}`,
  );
  expect(response.headers.location).toBe('/#/ssoerror?code=12');
});

test('requests are signed with a key whose certificate is in the metadata', async () => {
  const { asked } = await begin(atlas.server, atlas.id);
  const metadata = (await atlas.server.app.inject(`/saml2/metadata/${atlas.id}`)).body;
  expect(metadata).toContain(`entityID="${entityOf(atlas.id)}"`);
  expect(metadata).toContain(`Location="${acsOf(atlas.id)}"`);
  const certificate = new X509Certificate(
    Buffer.from(/<X509Certificate>([^<]+)</.exec(metadata)?.[1] ?? '', 'base64'),
  );
  const query = asked.url.search.slice(1);
  const signed = query.slice(0, query.indexOf('&Signature='));
  const verify = createVerify('RSA-SHA256').update(signed);
  expect(verify.verify(certificate.publicKey, asked.url.searchParams.get('Signature') ?? '', 'base64')).toBe(
    true,
  );
});

describe('refused', () => {
  const evil = (saying: Saying): Saying => ({
    ...saying,
    email: 'root@atlas.example',
    nameId: 'subject of root@atlas.example',
  });

  for (const variant of [1, 2, 3, 4, 5, 6, 7, 8])
    test(`a wrapped signature, variant ${variant}: no one signs in as an unsigned person`, async () => {
      const ended = await tried((saying) => wrapped(variant, atlas.provider, saying, evil(saying)));
      expect(ended.email).not.toBe('root@atlas.example');
      // The seventh may leave the signed part in its place: then the signed person signs in.
      if (ended.email !== undefined) expect([variant, ended.email]).toEqual([7, 'amal@atlas.example']);
    });

  const wrong: readonly [string, (saying: Saying) => string][] = [
    ['unsigned', (saying) => atlas.provider.response(saying, atlas.provider.assertion(saying))],
    [
      'signed outside alone',
      (saying) =>
        atlas.provider.sign(atlas.provider.response(saying, atlas.provider.assertion(saying)), 'Response'),
    ],
    ['changed after it was signed', (saying) => atlas.provider.signed(saying).replaceAll('amal@', 'root@')],
    [
      'for another service',
      (saying) => atlas.provider.signed({ ...saying, audience: 'https://other.example' }),
    ],
    [
      'for another recipient',
      (saying) =>
        atlas.provider.signed({ ...saying, recipient: 'https://other.example/acs', destination: saying.acs }),
    ],
    [
      'sent to another address',
      (saying) => atlas.provider.signed({ ...saying, destination: 'https://other.example/acs' }),
    ],
    [
      'of another provider',
      (saying) => atlas.provider.signed({ ...saying, issuer: 'https://other.example' }),
    ],
    ['expired', (saying) => atlas.provider.signed({ ...saying, endsAt: Date.now() - 120_000 })],
    [
      'too old, though it says that it still holds',
      (saying) =>
        atlas.provider.signed({ ...saying, issuedAt: Date.now() - 400_000, endsAt: Date.now() + HOUR_MS }),
    ],
    [
      'made in the future',
      (saying) => atlas.provider.signed({ ...saying, issuedAt: Date.now() + 120_000, notBefore: Date.now() }),
    ],
    ['not yet valid', (saying) => atlas.provider.signed({ ...saying, notBefore: Date.now() + 120_000 })],
    ['to no request', (saying) => atlas.provider.signed({ ...saying, inResponseTo: undefined })],
    [
      'to no request inside, to one outside',
      (saying) =>
        atlas.provider.signed({
          ...saying,
          inResponseTo: undefined,
          responseInResponseTo: saying.inResponseTo,
        }),
    ],
    [
      'to a request that nobody made',
      (saying) => atlas.provider.signed({ ...saying, inResponseTo: '_nobody' }),
    ],
    [
      'to a request that nobody made inside, to one outside',
      (saying) =>
        atlas.provider.signed({
          ...saying,
          inResponseTo: '_nobody',
          responseInResponseTo: saying.inResponseTo,
        }),
    ],
    [
      'not a success',
      (saying) =>
        atlas.provider.signed({ ...saying, status: 'urn:oasis:names:tc:SAML:2.0:status:Responder' }),
    ],
    ['with a document type', (saying) => `<!DOCTYPE r>${atlas.provider.signed(saying)}`],
    [
      'with an entity of a file',
      (saying) =>
        `<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]>${atlas.provider.signed({ ...saying, nameId: '&x;' })}`,
    ],
    ['with processing instructions', (saying) => `<?evil a?>${atlas.provider.signed(saying)}`],
    [
      'signed by SHA-1',
      (saying) =>
        atlas.provider.sign(atlas.provider.response(saying, atlas.provider.assertion(saying)), 'Assertion', {
          algorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
          digest: 'http://www.w3.org/2000/09/xmldsig#sha1',
        }),
    ],
    ['without a person', (saying) => atlas.provider.signed({ ...saying, nameId: '' })],
    ['no XML', () => 'nothing'],
  ];
  for (const [name, make] of wrong)
    test(`a response that is ${name}`, async () => {
      expect(await tried(make)).toEqual(REFUSED);
    });

  test('a response signed by another key, even with its certificate [PL-X030]', async () => {
    const other = await TestProvider.make('https://idp.atlas.example');
    expect(await tried((saying) => other.signed(saying))).toEqual(REFUSED);
    const certificate = other.key.certificate.replace(/-----[^-]+-----|\s/g, '');
    const withKey = (saying: Saying): string =>
      other
        .signed(saying)
        .replace(
          '</ds:Signature>',
          `<ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></ds:Signature>`,
        );
    expect(await tried(withKey)).toEqual(REFUSED);
  });

  test('a response of another company’s provider, sent to this one’s URL', async () => {
    const boreal = new Browser(atlas.server.app);
    await boreal.signIn('root@boreal.example');
    const theirs = await TestProvider.make('https://idp.boreal.example');
    const id = await setUp(boreal, theirs, { creates_people: true });
    expect(await tried((saying) => theirs.signed({ ...saying, issuer: atlas.provider.entityId }))).toEqual(
      REFUSED,
    );
    // Nor can it name people of the other company at its own URL.
    const { browser, asked, saying } = await begin(atlas.server, id);
    const location = await answer(
      atlas.server,
      id,
      theirs.signed({ ...saying, email: 'root@atlas.example' }),
      asked.relay,
    );
    expect(await arrive(browser, location)).toEqual({ location: '/#/ssoerror?code=11', email: undefined });
  });

  test('a comment inside a name: the whole name counts', async () => {
    const { provider, server, id } = atlas;
    const { browser, asked, saying } = await begin(server, id);
    const signed = provider.signed({
      ...saying,
      email: 'root@atlas.example.evil.example',
      nameId: 'subject of root@atlas.example.evil.example',
    });
    // Canonical XML has no comments, so the signature stays valid.
    const commented = signed.replaceAll('root@atlas.example.evil', 'root@atlas.example<!-- -->.evil');
    const location = await answer(server, id, commented, asked.relay);
    expect(await arrive(browser, location)).toEqual({ location: '/#/ssoerror?code=11', email: undefined });
  });

  test('the same response twice', async () => {
    const { provider, server, id } = atlas;
    const { browser, asked, saying } = await begin(server, id);
    const signed = provider.signed(saying);
    const first = await answer(server, id, signed, asked.relay);
    expect(first).toMatch(/^\/saml2\/finish\?ticket=/);
    expect(await answer(server, id, signed, asked.relay)).toMatch(/^\/#\/ssoerror\?code=1[34]$/);
    expect((await arrive(browser, first)).email).toBe('amal@atlas.example');
    expect(await answer(server, id, signed, asked.relay)).toMatch(/^\/#\/ssoerror\?code=1[34]$/);
  });

  test('the same assertion for another pending request', async () => {
    const unasked = await setUp(atlas.admin, atlas.provider, { takes_unasked: true });
    const signed = atlas.provider.signed({ acs: acsOf(unasked), audience: entityOf(unasked) });
    expect(await answer(atlas.server, unasked, signed, '')).toMatch(/^\/saml2\/finish/);
    expect(await answer(atlas.server, unasked, signed, '')).toBe('/#/ssoerror?code=13');
  });

  test('a changed relay state [PL-X031]', async () => {
    const sign = (saying: Saying): string => atlas.provider.signed(saying);
    const ended = await tried(sign, { relay: (sent) => `${sent}x` });
    expect(ended).toEqual({ location: '/#/ssoerror?code=14', email: undefined });
    expect(await tried(sign, { relay: () => 'https://evil.example' })).toEqual(ended);
  });

  test('a ticket used twice or in another browser: no one signs in as someone else', async () => {
    const { provider, server, id } = atlas;
    const attacker = await begin(server, id);
    const ticket = await answer(server, id, provider.signed(attacker.saying), attacker.asked.relay);
    const victim = new Browser(server.app);
    await begin(server, id, '', victim);
    expect(await arrive(victim, ticket)).toEqual({ location: '/#/ssoerror?code=14', email: undefined });
    // The ticket is used up.
    expect(await arrive(attacker.browser, ticket)).toEqual({
      location: '/#/ssoerror?code=14',
      email: undefined,
    });
  });

  test('a response to an expired request', async () => {
    const { provider, server, id } = atlas;
    const { browser, asked, saying } = await begin(server, id);
    server.clock.now += 16 * MINUTE_MS;
    try {
      const signed = provider.signed({ ...saying, issuedAt: server.clock.now });
      const location = await answer(server, id, signed, asked.relay);
      expect((await arrive(browser, location)).email).toBeUndefined();
    } finally {
      server.clock.now = Date.now();
    }
  });
});

test('if the provider may start sign-ins, its relay state leads only to our own paths', async () => {
  const { provider, server } = atlas;
  const id = await setUp(atlas.admin, provider, { takes_unasked: true });
  for (const [relay, place] of [
    ['/ui/appAudit/sites', '/ui/appAudit/sites'],
    ['https://evil.example/', '/ui/'],
    ['//evil.example', '/ui/'],
    ['/\\evil.example', '/ui/'],
  ] as const) {
    const browser = new Browser(server.app);
    const signed = provider.signed({ acs: acsOf(id), audience: entityOf(id) });
    const ended = await arrive(browser, await answer(server, id, signed, relay));
    expect(ended, relay).toEqual({ location: place, email: 'amal@atlas.example' });
  }
});

test('refuses a redirect to another site, as after any sign-in', async () => {
  const { provider, server, id } = atlas;
  const { browser, asked, saying } = await begin(
    server,
    id,
    `&redirect=${encodeURIComponent('https://evil.example')}`,
  );
  const location = await answer(server, id, provider.signed(saying), asked.relay);
  expect((await arrive(browser, location)).location).toBe('/ui/');
});

test('a provider ends the session it names, and no other; unsigned, stale and repeated requests end none', async () => {
  const { provider, server, id } = atlas;
  const enter = async (sessionIndex: string): Promise<Browser> => {
    const { browser, asked, saying } = await begin(server, id);
    await arrive(
      browser,
      await answer(server, id, provider.signed({ ...saying, sessionIndex }), asked.relay),
    );
    return browser;
  };
  const [first, second] = [await enter('one'), await enter('two')];
  const isIn = async (browser: Browser): Promise<boolean> =>
    (await browser.get('/admin/user/sessions')).statusCode === 200;
  const sls = `http://localhost:80/saml2/sls/${id}`;
  const wish = (index: string, at = Date.now()): string =>
    `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_l${crypto.randomUUID()}" Version="2.0" IssueInstant="${isoTime(at)}" Destination="${sls}">` +
    `<saml:Issuer>${provider.entityId}</saml:Issuer><saml:NameID>subject of amal@atlas.example</saml:NameID><samlp:SessionIndex>${index}</samlp:SessionIndex></samlp:LogoutRequest>`;
  const send = (xml: string) => post(server, `/saml2/sls/${id}`, { SAMLRequest: inForm(xml) });

  expect((await send(wish('one'))).headers.location).toBe('/#/ssoerror?code=13');
  const stale = provider.sign(wish('one', Date.now() - HOUR_MS), 'LogoutRequest');
  expect((await send(stale)).headers.location).toBe('/#/ssoerror?code=13');
  expect(await isIn(first)).toBe(true);

  const signed = provider.sign(wish('one'), 'LogoutRequest');
  expect((await send(signed)).headers.location).toMatch(
    /^https:\/\/idp\.atlas\.example\/logout\?SAMLResponse=/,
  );
  expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
  expect((await send(signed)).headers.location).toBe('/#/ssoerror?code=13');
});

test('refuses an unsigned logout in the query string', async () => {
  const { server, id } = atlas;
  const { deflateRawSync } = await import('node:zlib');
  const xml = `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_1" Version="2.0" IssueInstant="${isoTime(Date.now())}"><saml:Issuer>${atlas.provider.entityId}</saml:Issuer><saml:NameID>subject of amal@atlas.example</saml:NameID></samlp:LogoutRequest>`;
  const message = encodeURIComponent(deflateRawSync(xml).toString('base64'));
  const algorithm = `&SigAlg=${encodeURIComponent(RSA_SHA256)}`;
  for (const more of ['', algorithm, `${algorithm}&Signature=`, `${algorithm}&Signature=AAAA`]) {
    const bare = await server.app.inject(`/saml2/sls/${id}?SAMLRequest=${message}${more}`);
    expect(bare.headers.location, more).toBe('/#/ssoerror?code=13');
  }
});

test('all of this is in the history, with event names it knows', async () => {
  expect(await unknownActions(atlas.server)).toEqual([]);
});
