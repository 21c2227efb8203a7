import { LDAP_PRESETS } from '@casbah/domain/directory';
import { expect, test } from 'vitest';
import { attributesOf, readEntry } from './ldap-entry.ts';

const { mapping } = LDAP_PRESETS['active-directory'];

test("requests a person's login names, and stores each once", () => {
  expect(attributesOf(mapping)).toEqual(
    expect.arrayContaining(['sAMAccountName', 'userPrincipalName', 'uid', 'memberOf']),
  );
  const entry = {
    dn: 'CN=Nadia',
    mail: 'Nadia@atlas.example',
    samaccountname: 'nb',
    userPrincipalName: 'nb@corp.example',
    uid: ['nb'],
  };
  expect(readEntry(entry, mapping, 1)).toMatchObject({
    kind: 'person',
    record: { email: 'nadia@atlas.example', attributes: { login_names: ['nb', 'nb@corp.example'] } },
  });
  const bare = readEntry({ dn: 'CN=Omar', mail: 'omar@atlas.example' }, mapping, 1);
  expect(bare).toMatchObject({ kind: 'person', record: { email: 'omar@atlas.example' } });
  expect(bare).not.toHaveProperty('record.attributes');
});

test('an address that case folding would change is rejected', () => {
  const entry = { dn: 'CN=Nik', mail: 'ni\u212a@atlas.example' };
  expect(readEntry(entry, mapping, 1)).toMatchObject({ kind: 'wrong', problem: 'email_invalid' });
});
