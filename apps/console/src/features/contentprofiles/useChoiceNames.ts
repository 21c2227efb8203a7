import type { CONTENT_RISKS } from '@casbah/domain/content-risk';
import type { contentprofilesNamesWords } from '@casbah/messages/contentprofiles';
import type { IdOf } from '@casbah/messages/word-part';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ChoiceNames } from './choice-names.ts';

type NameId = IdOf<typeof contentprofilesNamesWords>;
const RISK: Readonly<Record<(typeof CONTENT_RISKS)[number], NameId>> = {
  hipaa: 'content.risk.hipaa',
  pci: 'content.risk.pci',
  pii: 'content.risk.pii',
  source_code: 'content.risk.source_code',
  malware: 'content.risk.malware',
  managed_dlp: 'content.risk.managed_dlp',
  encryption: 'content.risk.encryption',
  vba_macros: 'content.risk.vba_macros',
  contentiq_profile: 'content.risk.contentiq_profile',
  glba: 'content.risk.glba',
  ferpa: 'content.risk.ferpa',
  malicious_url: 'content.risk.malicious_url',
  malicious_ip: 'content.risk.malicious_ip',
};

/** Names of what rules look for. Their route loads `contentprofilesNamesWords`. */
export function useChoiceNames(): ChoiceNames {
  const intl = useIntl();
  return useMemo(() => {
    const regions = new Intl.DisplayNames(intl.locale, { type: 'region', fallback: 'code' });
    // Keys that this console doesn't know have no message.
    const named = (id: string, key: string) =>
      Object.hasOwn(intl.messages, id) ? intl.formatMessage({ id }) : key;
    return {
      risk: (risk) => intl.formatMessage({ id: RISK[risk] }),
      group: (group) => named(`content.group.${group}`, group),
      fileClass: (fileClass) => named(`content.fileClass.${fileClass}`, fileClass),
      country: (code) => regions.of(code) ?? code,
    };
  }, [intl]);
}
