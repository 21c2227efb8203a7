import type { IdentityProvider, ServiceAddresses } from '@casbah/contract/sso';
import type { Browser as Chromium, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOfWorker, newPage } from '../e2e/browser.ts';
import { Console } from '../e2e/console/console.ts';
import type { Person } from '../system/casbah.ts';
import { hasLemonLdap, LemonLdap } from './lemonldap.ts';
import { OpenIdProvider } from './openid-provider.ts';
import { hasSimpleSaml, SimpleSaml } from './simplesamlphp.ts';

/** Real providers, none of them ours, and a real browser: from Casbah to the provider and back. */
let console: Console;
let admin: Person;
let chromium: Chromium;

beforeAll(async () => {
  console = await Console.inCompanyWith('identity-providers');
  admin = await console.sysadmin();
  chromium = await browserOfWorker();
});
afterAll(() => console?.close());

const newService = (): Promise<ServiceAddresses> => admin.client.call('GET /admin/sso/service', {});

async function certificateOf(service: ServiceAddresses): Promise<{ xml: string; certificate: string }> {
  const xml = await (await fetch(service.metadata_url)).text();
  return { xml, certificate: /<X509Certificate>([^<]+)</.exec(xml)?.[1] ?? '' };
}

const lead = (domain: string, { id }: IdentityProvider) =>
  admin.client.call('POST /admin/sso/domains', { body: { domain, provider_id: id, is_forced: false } });

/** Who is signed in on the page, if anybody is. */
async function whoIs(page: Page): Promise<string | undefined> {
  return page.evaluate<string | undefined>(
    `fetch('/admin/user/sessions').then((answer) => (answer.ok ? answer.json().then((session) => session.user_email) : undefined))`,
  );
}

async function atConsole(page: Page, path = '/ui/'): Promise<void> {
  await page.waitForURL((url) => url.origin === console.origin && url.pathname.startsWith(path), {
    waitUntil: 'commit',
  });
}

async function withPage(work: (page: Page) => Promise<void>): Promise<void> {
  const page = await newPage(chromium, {});
  try {
    await work(page);
  } finally {
    await page.context().close();
  }
}

describe.skipIf(!hasSimpleSaml)(
  'SimpleSAMLphp (skipped where Debian’s simplesamlphp and php are not installed)',
  () => {
    let simple: SimpleSaml;
    let provider: IdentityProvider;
    beforeAll(async () => {
      simple = await SimpleSaml.start();
      const service = await newService();
      provider = await admin.client.call('POST /admin/sso/providers', {
        body: {
          id: service.id,
          kind: 'saml',
          name: 'SimpleSAMLphp',
          metadata_url: simple.metadataUrl,
          creates_people: true,
        },
      });
      await simple.know({ ...service, ...(await certificateOf(service)) });
    });
    afterAll(() => simple?.stop());

    async function signIn(page: Page): Promise<void> {
      await page.getByRole('textbox', { name: 'Username' }).fill('amal');
      await page.locator('input[type=password]').fill('amal-password');
      await page.keyboard.press('Enter');
    }

    test('its metadata is read from its address, and a person comes in from the sign-in page [PL-S004] [PL-S039] [PL-S041]', async () => {
      expect(provider.entity_id).toBe(`${simple.origin}/idp`);
      expect(provider.certificates).toHaveLength(1);
      await lead('providers.example', provider);
      await withPage(async (page) => {
        const wanted = encodeURIComponent('/ui/appAudit/services');
        await page.goto(`${console.origin}/#/?redirect=${wanted}`);
        await page.locator('input[type=email]').fill('amal@providers.example');
        await page.locator('input[autocomplete="current-password"]').focus();
        await page.waitForURL((url) => url.origin === simple.origin);
        await signIn(page);
        await atConsole(page, '/ui/appAudit/services');
        expect(await whoIs(page)).toBe('amal@providers.example');
      });
    });

    test('signing out at the provider ends the session that it began, and no other [PL-R043]', async () => {
      await withPage(async (first) => {
        await withPage(async (second) => {
          for (const page of [first, second]) {
            await page.goto(`${console.origin}/saml2/login?idp=${provider.id}`);
            await signIn(page);
            await atConsole(page);
            expect(await whoIs(page)).toBe('amal@providers.example');
          }
          await first.goto(simple.logoutUrl);
          await first.waitForURL((url) => url.origin === simple.origin, { waitUntil: 'load' });
          await first.goto(`${console.origin}/`);
          expect(await whoIs(first)).toBeUndefined();
          expect(await whoIs(second)).toBe('amal@providers.example');
        });
      });
    });
  },
);

describe.skipIf(!hasLemonLdap)(
  'LemonLDAP::NG (skipped where Debian’s lemonldap-ng portal and starman are not installed)',
  () => {
    const client = { id: 'casbah', secret: 'the secret of the client' };
    let lemon: LemonLdap;
    let saml: IdentityProvider;
    let oidc: IdentityProvider;
    beforeAll(async () => {
      lemon = await LemonLdap.start();
      const [samlService, oidcService] = [await newService(), await newService()];
      saml = await admin.client.call('POST /admin/sso/providers', {
        body: {
          id: samlService.id,
          kind: 'saml',
          name: 'LemonLDAP SAML',
          creates_people: true,
          metadata_xml: await (await fetch(lemon.metadataUrl)).text(),
        },
      });
      oidc = await admin.client.call('POST /admin/sso/providers', {
        body: {
          id: oidcService.id,
          kind: 'oidc',
          name: 'LemonLDAP OpenID',
          creates_people: true,
          issuer: `${lemon.origin}/`,
          client_id: client.id,
          client_secret: client.secret,
          // It says nothing of whether it checked an address.
          trusts_email: true,
        },
      });
      const { xml } = await certificateOf(samlService);
      await lemon.know({ saml: [xml], oidc: [{ ...client, redirectUri: oidcService.redirect_uri }] });
    });
    afterAll(() => lemon?.stop());

    async function signIn(page: Page): Promise<void> {
      await page.locator('input[name=user]').fill('dwho');
      await page.locator('input[name=password]').fill('dwho');
      await page.keyboard.press('Enter');
    }

    test('a person comes in by SAML [PL-S004]', async () => {
      await withPage(async (page) => {
        await page.goto(`${console.origin}/saml2/login?idp=${saml.id}`);
        expect(new URL(page.url()).origin).toBe(lemon.origin);
        await signIn(page);
        await atConsole(page);
        expect(await whoIs(page)).toBe('dwho@badwolf.org');
      });
    });

    test('a person comes in by OpenID Connect [PL-S005] [PL-S040]', async () => {
      await lead('badwolf.org', oidc);
      await withPage(async (page) => {
        await page.goto(`${console.origin}/#/?redirect=%2Fui%2FappAudit%2Fusers`);
        await page.locator('input[type=email]').fill('dwho@badwolf.org');
        await page.locator('input[autocomplete="current-password"]').focus();
        await page.waitForURL((url) => url.origin === lemon.origin);
        await signIn(page);
        await atConsole(page, '/ui/appAudit/users');
        expect(await whoIs(page)).toBe('dwho@badwolf.org');
      });
    });
  },
);

describe('oidc-provider', () => {
  let openid: OpenIdProvider;
  let id: string;
  beforeAll(async () => {
    const service = await newService();
    id = service.id;
    const client = { id: 'casbah', secret: 'the secret of the client' };
    openid = await OpenIdProvider.start({ ...client, redirectUri: service.redirect_uri });
    await admin.client.call('POST /admin/sso/providers', {
      body: {
        id,
        kind: 'oidc',
        name: 'oidc provider',
        creates_people: true,
        issuer: openid.issuer,
        client_id: client.id,
        client_secret: client.secret,
      },
    });
  });
  afterAll(() => openid?.stop());

  test('a person comes in, who has an account from then on [PL-S005]', async () => {
    await withPage(async (page) => {
      await page.goto(`${console.origin}/oidc/auth?provider=${id}`);
      await page.locator('input[name=login]').fill('noor');
      await page.locator('input[name=password]').fill('any');
      await page.getByRole('button', { name: 'Sign-in' }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await atConsole(page);
      expect(await whoIs(page)).toBe('noor@providers.example');
    });
  });

  test('canceling at the provider shows that the sign-in failed [PL-X030]', async () => {
    await withPage(async (page) => {
      await page.goto(`${console.origin}/oidc/auth?provider=${id}`);
      await page.getByRole('link', { name: /cancel/i }).click();
      await page.waitForURL((url) => url.hash.startsWith('#/ssoerror'), { waitUntil: 'commit' });
      expect(new URL(page.url()).hash).toContain('code=13');
      expect(await whoIs(page)).toBeUndefined();
    });
  });
});
