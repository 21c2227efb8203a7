/** A company's domains and how it shows that they are its own. */
export const words = {
  'settings.domains': 'Domains',
  'settings.domains.hint':
    'Verify a domain so your identity provider can sign in people with its email addresses. A domain can belong to one company only.',
  'settings.domains.add': 'Add domain',
  'settings.domains.add.label': 'New domain',
  'settings.domains.wrong': 'Enter a domain, such as branch.example',
  'settings.domains.shown': '{domain} verified',
  'settings.domain': 'Domain',
  'settings.domain.since': 'Since',
  'settings.domain.used': 'Used for',
  'settings.domain.first': 'Primary domain',
  'settings.domain.notShown': 'Not verified',
  'settings.domain.by.dns': 'Verified by DNS',
  'settings.domain.by.file': 'Verified by file',
  'settings.domain.by.operator': 'Trusted',
  'settings.domain.makeFirst': 'Make primary',
  'settings.domain.first.title': 'Make {domain} the primary domain?',
  'settings.domain.first.text':
    'People who sign up with it are invited if invitations are on. The current primary domain stays on the list.',
  'settings.domain.remove.title': 'Remove {domain}?',
  'settings.domain.remove.text':
    'Your identity provider can no longer sign in people from {domain}. They keep their accounts.',
  'settings.proof.how':
    'Verify the domain with a DNS TXT record or a text file on its web server, then check it here.',
  'settings.proof.record': 'TXT record',
  'settings.proof.file': 'Or file',
  'settings.proof.text': 'Content',
  'settings.proof.look.dns': 'Check DNS',
  'settings.proof.look.file': 'Check file',
  'settings.proof.missing': 'Not found on {when}. New DNS records can take up to an hour.',
  'settings.proof.different': 'Different text found on {when}. Copy the text above exactly.',
  'settings.proof.unreachable':
    'No response on {when}. Check the domain’s name servers or web server, then check again.',
  'settings.proof.taken': 'Another company in this Casbah has verified this domain. Contact the operator.',
} as const;
