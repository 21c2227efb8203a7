// Identity providers for single sign-on tests: installed ones, otherwise Debian's if they can be installed.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { installPackages, mayInstall } from './debian-packages.mjs';

const KNOWN = ['/usr/share/simplesamlphp/www', '/usr/share/lemonldap-ng/portal/htdocs', '/usr/bin/starman'];

const PACKAGES = [
  'simplesamlphp micro-httpd php-cli php-cgi php-xml php-mbstring php-sqlite3 openssl',
  'liblemonldap-ng-portal-perl lemonldap-ng-fastcgi-server liblasso-perl libplack-perl starman',
  'libgd-securityimage-perl libimage-magick-perl libxml-simple-perl libxml-libxml-perl libio-string-perl libglib-perl',
  'libstring-random-perl libmime-tools-perl libemail-sender-perl libcrypt-urandom-perl libhtml-template-perl',
  'libtext-unidecode-perl libcrypt-openssl-x509-perl libcrypt-openssl-bignum-perl libhash-merge-simple-perl',
  'libdatetime-format-rfc3339-perl libnet-openid-consumer-perl libcrypt-jwt-perl',
].flatMap((line) => line.split(' '));

/** Prevents installed packages from starting as system services. */
const POLICY = '/usr/sbin/policy-rc.d';

/** Tests don't wait longer for a package that isn't available. */
const LONGEST_INSTALL_MS = 240_000;

/** Returns whether all are available: tests of missing ones are skipped with a message. */
export async function ensureIdentityProviders() {
  const found = () => KNOWN.every((path) => existsSync(path));
  if (found()) return true;
  if (!mayInstall()) return false;
  const hasPolicy = existsSync(POLICY);
  if (!hasPolicy) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    await installPackages('identity providers for the tests of single sign-on', PACKAGES, LONGEST_INSTALL_MS);
  } finally {
    if (!hasPolicy) rmSync(POLICY, { force: true });
  }
  return found();
}
