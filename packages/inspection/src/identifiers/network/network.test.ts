import { describe, expect, it } from 'vitest';
import { Scanner } from '../../scan/scanner.ts';
import { EMAIL_ADDRESS } from '../contact/email-address.ts';
import { NETWORK_IDENTIFIERS } from './network.ts';

const scanner = new Scanner([EMAIL_ADDRESS, ...NETWORK_IDENTIFIERS]);
const foundIn = (text: string): string[] =>
  scanner
    .scan(Buffer.from(text))
    .filter(({ outcome }) => outcome === 'counted')
    .map(({ identifier, text: match }) => `${identifier.id} ${match}`);

describe('names and addresses of the network', () => {
  it('claim each text once', () => {
    expect(foundIn('jane@mail.example.com')).toEqual(['email-address jane@mail.example.com']);
    expect(foundIn('Website: https://www.example.com/a')).toEqual(['url https://www.example.com/a']);
    expect(foundIn('::ffff:192.0.2.1')).toEqual(['ipv6-address ::ffff:192.0.2.1']);
  });

  it('leave the punctuation to the sentence', () => {
    expect(foundIn('It is on example.com.')).toEqual(['domain-name example.com']);
    expect(foundIn('(see http://example.com/a).')).toEqual(['url http://example.com/a']);
    expect(foundIn('Mail jane@example.com, please')).toEqual(['email-address jane@example.com']);
  });

  it.each([
    'from collections.abc import Iterable',
    'self.assertEqual(a.name, b.id)',
    'setup.py, run.sh and index.md',
    '{region}.amazonaws.com',
    'java.net and com.example.app',
    'v1.2.3.4',
    'Assembly 4.0.0.0',
    'main :: IO ()',
    'std::string a::b',
    '12:30:45',
    '2001:db8:::1',
  ])('are not in %s', (text) => {
    expect(foundIn(text)).toEqual([]);
  });
});
