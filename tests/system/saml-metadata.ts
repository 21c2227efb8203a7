import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The SAML metadata of a made-up provider, with a certificate that expires in twenty days. */
export async function metadataOf(entity: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'casbah-sso-'));
  const [key, file] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '20', '-subj', '/CN=Login'].concat([
      ...['-keyout', key, '-out', file],
    ]),
    { stdio: 'ignore' },
  );
  const certificate = (await readFile(file, 'utf8')).replace(/-----[^-]+-----|\s/g, '');
  await rm(folder, { recursive: true });
  return `<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entity}"><IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><KeyDescriptor use="signing"><KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"><X509Data><X509Certificate>${certificate}</X509Certificate></X509Data></KeyInfo></KeyDescriptor><SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${entity}/sso"/></IDPSSODescriptor></EntityDescriptor>`;
}
