import { expect, test } from 'vitest';
import { domainFault } from './domain-fault.ts';
import { hostOfUrl } from './host-name.ts';

test.each([
  ['https://www.Dropbox.com/s/abc?x=1', 'www.dropbox.com'],
  ['http://user:pass@host.example:8080/path', 'host.example'],
  ['https://host.example?next=https://other.example/', 'host.example'],
  ['https://host.example#at@sign', 'host.example'],
  ['https://host.example\\@evil.example/', 'host.example'],
  ['host.example:443', 'host.example'],
  ['host.example', 'host.example'],
  ['ftp://files.example/pub', 'files.example'],
  ['https://[2001:db8::1]:8443/', '[2001:db8::1]'],
  ['https://[2001:db8::1]', '[2001:db8::1]'],
  ['//host.example/path', undefined],
  ['https:///path', undefined],
  ['/only/a/path', undefined],
  ['', undefined],
])('the host of %s is %s', (url, host) => {
  expect(hostOfUrl(url)).toBe(host);
});

test.each([
  ['dropbox.com', undefined],
  ['acme.blogspot.com', undefined],
  ['github.io', undefined],
  ['s3.*.amazonaws.com', undefined],
  ['*-my.sharepoint.com', undefined],
  ['xn--bcher-kva.example.org', undefined],
  ['co.uk', 'is a public suffix'],
  ['com', 'is not a host name'],
  ['*.com', 'leaves open whose domain it is'],
  ['https://dropbox.com', 'is not a host name'],
  ['drop box.com', 'is not a host name'],
  ['-dropbox.com', 'is not a host name'],
  ['', 'is not a host name'],
])('as a service’s domain %s → %s', (domain, fault) => {
  expect(domainFault(domain)).toBe(fault);
});
