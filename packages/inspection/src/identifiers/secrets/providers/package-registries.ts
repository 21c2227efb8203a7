import type { DataIdentifier } from '../../identifier.ts';
import { hasBase62Checksum, withChecksum } from '../base62-checksum.ts';
import { base62, base64url, hex, lowerCase, uuid } from '../body.ts';
import { hasDigit } from '../entropy.ts';
import { markedToken, namedToken } from '../token.ts';

export const PACKAGE_REGISTRIES: readonly DataIdentifier[] = [
  markedToken({
    id: 'npm-access-token',
    name: 'npm access token',
    prefix: 'npm_',
    body: withChecksum(30),
    verify: (token) => hasBase62Checksum(token, 4),
    source: 'https://github.blog/changelog/2021-09-23-npm-has-a-new-access-token-format/',
  }),
  namedToken({
    id: 'npm-access-token-old',
    name: 'npm access token, before 2021',
    named: '_authtoken|npm[_-](?:auth[_-]?)?token',
    label: '//registry.npmjs.org/:_authToken',
    body: uuid,
    source: 'https://docs.npmjs.com/about-access-tokens',
  }),
  markedToken({
    id: 'pypi-token',
    name: 'PyPI upload token',
    prefix: ['pypi-AgEIcHlwaS5vcmc', 'pypi-AgENdGVzdC5weXBpLm9yZw'],
    body: base64url(50, 1000),
    source: 'https://pypi.org/help/#apitoken',
  }),
  markedToken({
    id: 'rubygems-api-key',
    name: 'RubyGems API key',
    prefix: 'rubygems_',
    body: hex(48),
    source: 'https://guides.rubygems.org/api-key-scopes/',
  }),
  markedToken({
    id: 'nuget-api-key',
    name: 'NuGet API key',
    prefix: 'oy2',
    body: lowerCase(43),
    source: 'https://learn.microsoft.com/en-us/nuget/nuget-org/publish-a-package',
  }),
  markedToken({
    id: 'docker-hub-token',
    name: 'Docker Hub access token',
    prefix: ['dckr_pat_', 'dckr_oat_'],
    body: base64url(27, 32),
    source: 'https://docs.docker.com/security/access-tokens/',
  }),
  markedToken({
    id: 'crates-io-token',
    name: 'crates.io API token',
    prefix: 'cio',
    body: base62(32),
    source: 'https://doc.rust-lang.org/cargo/reference/publishing.html',
  }),
  markedToken({
    id: 'clojars-token',
    name: 'Clojars deploy token',
    prefix: 'CLOJARS_',
    body: hex(60),
    source: 'https://github.com/clojars/clojars-web/wiki/Deploy-Tokens',
  }),
  markedToken({
    id: 'jfrog-api-key',
    name: 'JFrog Artifactory API key',
    prefix: 'AKC',
    body: base62(64, 73),
    source:
      'https://jfrog.com/help/r/jfrog-platform-administration-documentation/introduction-to-access-tokens',
  }),
  markedToken({
    id: 'jfrog-reference-token',
    name: 'JFrog reference token',
    prefix: 'cmVmdGtuO',
    body: base62(55),
    source:
      'https://jfrog.com/help/r/jfrog-platform-administration-documentation/introduction-to-access-tokens',
  }),
  namedToken({
    id: 'cloudsmith-api-key',
    name: 'Cloudsmith API key',
    named: 'cloudsmith',
    label: 'CLOUDSMITH_API_KEY',
    body: hex(40),
    source: 'https://help.cloudsmith.io/docs/api-key',
  }),
  namedToken({
    id: 'packagist-token',
    name: 'Packagist API token',
    named: 'packagist|packagecloud',
    label: 'PACKAGIST_TOKEN',
    body: base62(20, 48),
    verify: hasDigit,
    source: 'https://packagist.org/apidoc',
  }),
  namedToken({
    id: 'snyk-token',
    name: 'Snyk API token',
    named: 'snyk',
    label: 'SNYK_TOKEN',
    body: uuid,
    source: 'https://docs.snyk.io/snyk-api/authentication-for-api',
  }),
  namedToken({
    id: 'libraries-io-key',
    name: 'Libraries.io API key',
    named: 'libraries[_.]?io',
    label: 'LIBRARIES_IO_API_KEY',
    body: hex(32),
    source: 'https://libraries.io/api',
  }),
];
