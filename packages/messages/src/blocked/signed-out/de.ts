import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.block.state': 'Blockiert',
  'session.block.BLOCK_VIOLATED_POLICY': 'Durch eine Richtlinie Ihres Unternehmens blockiert',
  'session.block.BLOCK_VIOLATED_POLICY.text':
    'Eine Richtlinie lässt nicht zu, was Sie gesendet oder geöffnet haben. Es wurde nichts weitergeleitet.',
  'session.block.BLOCK_DISALLOWED_APP': 'Ihr Unternehmen erlaubt diese App nicht',
  'session.block.BLOCK_DISALLOWED_APP.text':
    'Sie gilt als zu riskant für Unternehmensdaten. Möglicherweise gibt es eine freigegebene Alternative.',
  'session.block.DEVICE_CLIENT_BLOCK': 'Dieses Gerät ist nicht zugelassen',
  'session.block.DEVICE_CLIENT_BLOCK.text':
    'Ihr Unternehmen lässt nur registrierte Geräte zu. Verwenden Sie eines davon oder lassen Sie dieses registrieren.',
  'session.block.BLOCK_DISALLOWED_USER': 'Mit Ihrem Konto ist diese App nicht erlaubt',
  'session.block.BLOCK_DISALLOWED_USER.text':
    'Ihr Unternehmen erlaubt die App, aber nicht mit diesem Konto. Melden Sie sich mit Ihrem Arbeitskonto an.',
  'session.block.BLOCK_POLICY_EVENT': 'Diese Aktion ist nicht erlaubt',
  'session.block.BLOCK_POLICY_EVENT.text':
    'Sie können die App verwenden, aber eine Richtlinie Ihres Unternehmens erlaubt diese Aktion nicht.',
  'session.block.SERVER_ERROR': 'Die Website ist nicht erreichbar',
  'session.block.SERVER_ERROR.text':
    'Dies ist keine Blockierung durch eine Richtlinie: Die Verbindung zur Website ist fehlgeschlagen.',
  'session.block.DNS_ERROR': 'Name der Website nicht gefunden',
  'session.block.DNS_ERROR.text':
    'Dies ist keine Blockierung durch eine Richtlinie: Im DNS gibt es zu diesem Namen keine Adresse. Prüfen Sie die Schreibweise.',
  'session.block.unknown': 'Ihr Unternehmen erlaubt das nicht',
  'session.block.unknown.text':
    'Die Anfrage wurde blockiert, bevor sie die Website erreicht hat. Es wurde nichts weitergeleitet.',
  'session.block.facts': 'Details',
  'session.block.app': 'App',
  'session.block.address': 'Adresse',
  'session.block.company': 'Unternehmen',
  'session.block.account': 'Konto',
  'session.block.person': 'Person',
  'session.block.reason': 'Grund',
  'session.block.way': 'Blockiert durch',
  'session.block.way.agentless': 'Gateway (kein Agent auf diesem Gerät)',
  'session.block.way.agent': 'Agent auf diesem Gerät',
  'session.block.code': 'Code',
  'session.block.next':
    'Wenn Sie dies für Ihre Arbeit brauchen, senden Sie diese Angaben an Ihren Administrator.',
  'session.block.copy': 'Details kopieren',
  'session.block.alternatives': 'Weniger riskante Dienste anzeigen',
  'session.alternatives.heading': 'Dienste, die Sie stattdessen nutzen können',
  'session.alternatives.intro':
    'Alternativen zu {app} mit geringerem Risiko. Fragen Sie Ihren Administrator, welche Ihr Unternehmen nutzt.',
  'session.alternatives.noApp':
    'Öffnen Sie diese Seite von einer Seite aus, die meldet, dass eine App blockiert ist.',
  'session.alternatives.none': 'Keine Alternativen mit geringerem Risiko',
  'session.alternatives.noneText':
    'Der Katalog enthält keinen vergleichbaren Dienst mit geringerem Risiko. Fragen Sie Ihren Administrator, was Sie verwenden können.',
  'session.alternatives.blocked': 'Blockiert: {app}',
  'session.alternatives.list': 'Weniger riskante Dienste',
};
