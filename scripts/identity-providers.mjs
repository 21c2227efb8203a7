// Identity providers for the tests of single sign-on: those that are here, else Debian's where we may install them.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

const KNOWN = ['/usr/share/simplesamlphp/www', '/usr/share/lemonldap-ng/portal/htdocs', '/usr/bin/starman'];

const PACKAGES = [
  'simplesamlphp micro-httpd php-cli php-cgi php-xml php-mbstring php-sqlite3 openssl',
  'liblemonldap-ng-portal-perl lemonldap-ng-fastcgi-server liblasso-perl libplack-perl starman',
  'libgd-securityimage-perl libimage-magick-perl libxml-simple-perl libxml-libxml-perl libio-string-perl libglib-perl',
  'libstring-random-perl libmime-tools-perl libemail-sender-perl libcrypt-urandom-perl libhtml-template-perl',
  'libtext-unidecode-perl libcrypt-openssl-x509-perl libcrypt-openssl-bignum-perl libhash-merge-simple-perl',
  'libdatetime-format-rfc3339-perl libnet-openid-consumer-perl libcrypt-jwt-perl',
].flatMap((line) => line.split(' '));

/** Keeps what is installed from starting as a service of this machine. */
const POLICY = '/usr/sbin/policy-rc.d';

/** Packages come from the network: tests do not wait for one that is not there. */
const LONGEST_INSTALL_MS = 240_000;

/** Whether they are all here: tests of those that are not are skipped, and say so. */
export function ensureIdentityProviders() {
  const found = () => KNOWN.every((path) => existsSync(path));
  if (found()) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  process.stderr.write(
    'Installing identity providers for the tests of single sign-on (once, some minutes)…\n',
  );
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-o', 'Acquire::http::Timeout=15', '-o', 'Acquire::Retries=1', ...args], {
      ...{ stdio: ['ignore', 'ignore', 2], env, timeout: LONGEST_INSTALL_MS },
    }).status === 0;
  const hasPolicy = existsSync(POLICY);
  if (!hasPolicy) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    if (apt('update')) apt('install', '-y', '--no-install-recommends', ...PACKAGES);
  } finally {
    if (!hasPolicy) rmSync(POLICY, { force: true });
  }
  return found();
}
