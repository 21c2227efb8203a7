import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, Started } from './process.ts';

const WWW = '/usr/share/simplesamlphp/www';

/** Debian's `simplesamlphp` with `php-cli`, `php-xml`, `php-mbstring` and `php-sqlite3`. */
export const hasSimpleSaml = existsSync(WWW) && existsSync('/usr/bin/php');

/** Entry of a service provider. */
export interface ServiceProvider {
  entity_id: string;
  acs_url: string;
  logout_url: string;
  /** The certificate of its metadata, base64. */
  certificate: string;
}

/** SimpleSAMLphp as an identity provider of one person: `amal`, password `amal-password`. */
export class SimpleSaml {
  readonly origin: string;
  readonly #folder: string;
  readonly #process: Started;

  private constructor(origin: string, folder: string, started: Started) {
    this.origin = origin;
    this.#folder = folder;
    this.#process = started;
  }

  static async start(): Promise<SimpleSaml> {
    const folder = await mkdtemp(join(tmpdir(), 'casbah-simplesaml-'));
    const port = await freePort();
    // Another site than Casbah's 127.0.0.1, as providers are: cookies of one aren't sent along from the other.
    const origin = `http://localhost:${port}`;
    for (const name of ['metadata', 'cert', 'log', 'data', 'tmp']) await mkdir(join(folder, name));
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '30', '-subj', '/CN=SimpleSAMLphp'].concat([
        '-keyout',
        join(folder, 'cert/idp.pem'),
        '-out',
        join(folder, 'cert/idp.crt'),
      ]),
      { stdio: 'ignore' },
    );
    await writeFile(
      join(folder, 'config.php'),
      `<?php $config = [
        'baseurlpath' => '${origin}/', 'certdir' => '${folder}/cert/', 'loggingdir' => '${folder}/log/',
        'datadir' => '${folder}/data/', 'tempdir' => '${folder}/tmp', 'metadatadir' => '${folder}/metadata/',
        'attributenamemapdir' => '/etc/simplesamlphp/attributemap/',
        'secretsalt' => '${crypto.randomUUID()}', 'auth.adminpassword' => '${crypto.randomUUID()}', 'timezone' => 'UTC',
        'technicalcontact_name' => 'Test', 'technicalcontact_email' => 'test@atlas.example',
        'enable.saml20-idp' => true, 'module.enable' => ['exampleauth' => true, 'core' => true, 'saml' => true],
        'logging.handler' => 'file', 'logging.level' => 4, 'showerrors' => true, 'errorreporting' => false,
        'session.cookie.name' => 'SSP', 'session.cookie.secure' => false, 'session.cookie.samesite' => null,
        'session.phpsession.cookiename' => 'SSPPHP', 'language.default' => 'en',
        'store.type' => 'sql', 'store.sql.dsn' => 'sqlite:${folder}/data/store.sq3',
        'metadata.sources' => [['type' => 'flatfile']],
      ];`,
    );
    await writeFile(
      join(folder, 'authsources.php'),
      `<?php $config = ['people' => ['exampleauth:UserPass', 'amal:amal-password' => [
        'uid' => ['amal'], 'email' => ['amal@providers.example'], 'displayName' => ['Amal Haddad'], 'groups' => ['staff', 'ops'],
      ]]];`,
    );
    await writeFile(
      join(folder, 'metadata/saml20-idp-hosted.php'),
      `<?php $metadata['${origin}/idp'] = [
        'host' => '__DEFAULT__', 'privatekey' => 'idp.pem', 'certificate' => 'idp.crt', 'auth' => 'people',
        'signature.algorithm' => 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
      ];`,
    );
    await writeFile(join(folder, 'metadata/saml20-sp-remote.php'), '<?php');
    const started = new Started('php', ['-S', `localhost:${port}`, '-t', WWW], {
      SIMPLESAMLPHP_CONFIG_DIR: folder,
      PHP_CLI_SERVER_WORKERS: '4',
    });
    const simple = new SimpleSaml(origin, folder, started);
    await started.answers(simple.metadataUrl);
    return simple;
  }

  get host(): string {
    return new URL(this.origin).host;
  }

  get metadataUrl(): string {
    return `${this.origin}/saml2/idp/metadata.php`;
  }

  /** Where the person signs out at the provider. */
  get logoutUrl(): string {
    return `${this.origin}/saml2/idp/SingleLogoutService.php?ReturnTo=${encodeURIComponent(`${this.origin}/`)}`;
  }

  /** Makes a service known; requests that it didn't sign are refused. */
  async know(service: ServiceProvider): Promise<void> {
    await writeFile(
      join(this.#folder, 'metadata/saml20-sp-remote.php'),
      `<?php $metadata['${service.entity_id}'] = [
        'AssertionConsumerService' => '${service.acs_url}',
        'SingleLogoutService' => [['Binding' => 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect', 'Location' => '${service.logout_url}']],
        'NameIDFormat' => 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent', 'simplesaml.nameidattribute' => 'uid',
        'validate.authnrequest' => true, 'certData' => '${service.certificate}', 'sign.logout' => true,
        'authproc' => [20 => ['class' => 'saml:AttributeNameID', 'attribute' => 'uid', 'Format' => 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent']],
      ];`,
    );
  }

  async stop(): Promise<void> {
    await this.#process.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
