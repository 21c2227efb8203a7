import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SSO_METADATA_INVALID:
    'Die Metadaten lassen sich nicht verwenden: {problem}. Nehmen Sie die Datei oder die Adresse, die Ihr Identitätsanbieter für Dienstanbieter nennt.',
  SSO_PROVIDER_UNREACHABLE:
    'Der Identitätsanbieter unter {host} antwortet nicht wie erwartet: {problem}. Prüfen Sie die Adresse und ob dieser Server sie erreicht.',
  SSO_ADDRESS_REFUSED:
    '{host} liegt in einem privaten Netz, das Casbah nicht von sich aus anspricht. Bitten Sie den Betreiber dieser Casbah-Installation, den Host zuzulassen, oder nehmen Sie die Metadaten aus einer Datei.',
  'NAME_TAKEN.identity-provider':
    'Einen Identitätsanbieter dieses Namens gibt es schon. Wählen Sie einen anderen Namen.',
  SSO_PROVIDER_LIMIT:
    'Ein Unternehmen hat höchstens {limit} Identitätsanbieter. Entfernen Sie einen, den niemand nutzt.',
  SSO_DOMAIN_TAKEN:
    'Personen von {domain} melden sich bereits über den Anbieter eines anderen Unternehmens an. Wenn die Domain Ihnen gehört, wenden Sie sich an den Betreiber.',
  SSO_NO_WAY_BACK:
    'Erlauben Sie zuerst mindestens einem aktiven Sysadmin die Anmeldung mit Passwort. Sonst sperrt ein gestörter Anbieter alle aus.',
  'problem.not_own_domain': '{domain} ist keine Domain Ihres Unternehmens.',
  'problem.no_profile': 'Es gibt kein solches Zugriffsprofil.',
};
