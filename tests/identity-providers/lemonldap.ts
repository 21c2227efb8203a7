import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, Started } from './process.ts';

const PORTAL = '/usr/share/lemonldap-ng/portal';

/** Debian's `liblemonldap-ng-portal-perl` with `liblasso-perl`, `libcrypt-jwt-perl`, `libcrypt-openssl-bignum-perl` and `starman`. */
export const hasLemonLdap =
  existsSync(`${PORTAL}/htdocs/index.psgi`) && existsSync('/usr/bin/starman') && perlHas('Lasso');

function perlHas(module: string): boolean {
  try {
    execFileSync('perl', [`-M${module}`, '-e', '1'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

export interface Services {
  /** Metadata of services that speak SAML. */
  saml?: readonly string[];
  /** Clients of OpenID Connect. */
  oidc?: readonly { id: string; secret: string; redirectUri: string }[];
}

/** LemonLDAP::NG as an identity provider, with its demo people: `dwho`, password `dwho`. */
export class LemonLdap {
  readonly origin: string;
  readonly #port: number;
  readonly #folder: string;
  readonly #keys: { key: string; certificate: string };
  #process: Started | undefined;

  private constructor(port: number, folder: string, keys: { key: string; certificate: string }) {
    this.origin = `http://localhost:${port}`;
    this.#port = port;
    this.#folder = folder;
    this.#keys = keys;
  }

  static async start(): Promise<LemonLdap> {
    const folder = await mkdtemp(join(tmpdir(), 'casbah-lemonldap-'));
    for (const name of ['conf', 'cache', 'sessions', 'sessions/lock', 'psessions', 'psessions/lock'])
      await mkdir(join(folder, name));
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', '-subj', '/CN=LemonLDAP'].concat([
        '-keyout',
        join(folder, 'key.pem'),
        '-out',
        join(folder, 'key.crt'),
      ]),
      { stdio: 'ignore' },
    );
    const keys = {
      key: await readFile(join(folder, 'key.pem'), 'utf8'),
      certificate: await readFile(join(folder, 'key.crt'), 'utf8'),
    };
    const lemon = new LemonLdap(await freePort(), folder, keys);
    await lemon.know({});
    return lemon;
  }

  get host(): string {
    return new URL(this.origin).host;
  }

  get metadataUrl(): string {
    return `${this.origin}/saml/metadata`;
  }

  /** Makes services known: it starts again with them. */
  async know(services: Services): Promise<void> {
    await this.#process?.stop();
    const folder = this.#folder;
    await writeFile(
      join(folder, 'lemonldap-ng.ini'),
      `[all]
logLevel = warn
[configuration]
type = File
dirName = ${folder}/conf
localStorage = Cache::FileCache
localStorageOptions = {'namespace' => 'c', 'default_expires_in' => 1, 'cache_root' => '${folder}/cache', 'cache_depth' => 0}
[portal]
staticPrefix = /static
templateDir = ${PORTAL}/templates
languages = en
[handler]
status = 0
`,
    );
    // Its pages' scripts and styles, which a web server in front would serve.
    await writeFile(
      join(folder, 'portal.psgi'),
      `use Plack::Builder; use Lemonldap::NG::Portal::Main;
builder {
  enable 'Static', path => qr{^/static/}, root => '${PORTAL}/htdocs';
  enable 'Static', path => qr{^/javascript/}, root => '/usr/share';
  Lemonldap::NG::Portal::Main->run({});
};
`,
    );
    const name = (kind: string, index: number): string => `casbah${kind}${index}`;
    const sessions = (place: string) => ({
      Directory: join(folder, place),
      LockDirectory: join(folder, place, 'lock'),
      generateModule: 'Lemonldap::NG::Common::Apache::Session::Generate::SHA256',
    });
    const saml = (services.saml ?? []).map((xml, index) => [name('saml', index), xml] as const);
    const oidc = (services.oidc ?? []).map((client, index) => [name('oidc', index), client] as const);
    await writeFile(
      join(folder, 'conf/lmConf-1.json'),
      JSON.stringify({
        cfgNum: 1,
        cfgVersion: '2.16.1',
        cfgDate: 1,
        cfgAuthor: 'test',
        domain: 'localhost',
        portal: `${this.origin}/`,
        authentication: 'Demo',
        userDB: 'Same',
        passwordDB: 'Demo',
        registerDB: 'Demo',
        cookieName: 'lemon',
        securedCookie: 0,
        sameSite: 'Lax',
        timeout: 3600,
        requireToken: 0,
        globalStorage: 'Apache::Session::File',
        globalStorageOptions: sessions('sessions'),
        persistentStorage: 'Apache::Session::File',
        persistentStorageOptions: sessions('psessions'),
        localSessionStorage: 'Cache::FileCache',
        localSessionStorageOptions: {
          namespace: 's',
          default_expires_in: 60,
          cache_root: join(folder, 'cache'),
        },
        locationRules: { 'localhost.example': { default: 'accept' } },
        exportedHeaders: { 'localhost.example': {} },
        whatToTrace: '_whatToTrace',
        macros: { _whatToTrace: '$uid' },
        exportedVars: { uid: 'uid', mail: 'mail', cn: 'cn' },
        demoExportedVars: { uid: 'uid', mail: 'mail', cn: 'cn' },
        portalMainLogo: '',
        portalSkin: 'bootstrap',
        stayConnected: 0,
        skipRenewConfirmation: 1,
        issuerDBSAMLActivation: 1,
        issuerDBOpenIDConnectActivation: 1,
        issuersTimeout: 120,
        samlEntityID: '#PORTAL#/saml/metadata',
        samlServicePrivateKeySig: this.#keys.key,
        samlServicePublicKeySig: this.#keys.certificate,
        samlServiceSignatureMethod: 'RSA_SHA256',
        samlSPMetaDataXML: Object.fromEntries(saml.map(([key, xml]) => [key, { samlSPMetaDataXML: xml }])),
        samlSPMetaDataOptions: Object.fromEntries(
          saml.map(([key]) => [
            key,
            {
              samlSPMetaDataOptionsNameIDFormat: 'email',
              samlSPMetaDataOptionsSignatureMethod: 'RSA_SHA256',
              samlSPMetaDataOptionsSignSSOMessage: 1,
              samlSPMetaDataOptionsSignSLOMessage: 1,
              samlSPMetaDataOptionsCheckSSOMessageSignature: 1,
              samlSPMetaDataOptionsNotOnOrAfterTimeout: 300,
            },
          ]),
        ),
        samlSPMetaDataExportedAttributes: Object.fromEntries(
          saml.map(([key]) => [key, { mail: '1;email;;', cn: '0;displayName;;' }]),
        ),
        oidcServicePrivateKeySig: this.#keys.key,
        oidcServicePublicKeySig: this.#keys.certificate,
        oidcServiceKeyIdSig: 'one',
        oidcServiceAllowAuthorizationCodeFlow: 1,
        oidcServiceMetaDataIssuer: `${this.origin}/`,
        oidcRPMetaDataOptions: Object.fromEntries(
          oidc.map(([key, client]) => [
            key,
            {
              oidcRPMetaDataOptionsClientID: client.id,
              oidcRPMetaDataOptionsClientSecret: client.secret,
              oidcRPMetaDataOptionsRedirectUris: client.redirectUri,
              oidcRPMetaDataOptionsBypassConsent: 1,
              oidcRPMetaDataOptionsIDTokenSignAlg: 'RS256',
              oidcRPMetaDataOptionsIDTokenForceClaims: 1,
              oidcRPMetaDataOptionsUserIDAttr: 'uid',
              oidcRPMetaDataOptionsRequirePKCE: 1,
            },
          ]),
        ),
        oidcRPMetaDataExportedVars: Object.fromEntries(
          oidc.map(([key]) => [key, { email: 'mail', name: 'cn' }]),
        ),
      }),
    );
    this.#process = new Started(
      'starman',
      [
        '--host',
        '127.0.0.1',
        '--port',
        String(this.#port),
        '--workers',
        '2',
        '--app',
        join(folder, 'portal.psgi'),
      ],
      { LLNG_DEFAULTCONFFILE: join(folder, 'lemonldap-ng.ini') },
    );
    await this.#process.answers(`${this.origin}/.well-known/openid-configuration`);
  }

  get said(): string {
    return this.#process?.said ?? '';
  }

  async stop(): Promise<void> {
    await this.#process?.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
