import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.block.state': 'Blockiert',
  'session.block.BLOCK_VIOLATED_POLICY': 'Eine Richtlinie Ihrer Firma hat das gestoppt',
  'session.block.BLOCK_VIOLATED_POLICY.text':
    'Was Sie gesendet oder geöffnet haben, erlaubt eine Richtlinie nicht. Es wurde nichts weitergegeben.',
  'session.block.BLOCK_DISALLOWED_APP': 'Ihre Firma erlaubt diese App nicht',
  'session.block.BLOCK_DISALLOWED_APP.text':
    'Sie gilt als zu riskant für Firmendaten. Vielleicht gibt es einen Dienst, der dasselbe kann und erlaubt ist.',
  'session.block.DEVICE_CLIENT_BLOCK': 'Dieses Gerät wird nicht eingelassen',
  'session.block.DEVICE_CLIENT_BLOCK.text':
    'Ihre Firma lässt nur Geräte ein, die sie kennt. Verwenden Sie eines davon oder lassen Sie dieses registrieren.',
  'session.block.BLOCK_DISALLOWED_USER': 'Ihr Konto darf diese App nicht verwenden',
  'session.block.BLOCK_DISALLOWED_USER.text':
    'Die App ist in Ihrer Firma erlaubt, aber nicht für dieses Konto. Melden Sie sich dort mit Ihrem Firmenkonto an.',
  'session.block.BLOCK_POLICY_EVENT': 'Diese Aktion ist hier nicht erlaubt',
  'session.block.BLOCK_POLICY_EVENT.text':
    'Sie dürfen die App verwenden, aber eine Richtlinie Ihrer Firma verbietet, was Sie gerade darin versucht haben.',
  'session.block.SERVER_ERROR': 'Die Seite war nicht erreichbar',
  'session.block.SERVER_ERROR.text':
    'Keine Richtlinie hat das gestoppt: Etwas zwischen Ihnen und der Seite hat nicht funktioniert.',
  'session.block.DNS_ERROR': 'Der Name der Seite wurde nicht gefunden',
  'session.block.DNS_ERROR.text':
    'Keine Richtlinie hat das gestoppt: Zu diesem Namen kennt niemand eine Adresse. Prüfen Sie die Schreibweise.',
  'session.block.unknown': 'Ihre Firma erlaubt das nicht',
  'session.block.unknown.text':
    'Die Anfrage wurde gestoppt, bevor sie die Seite erreicht hat. Es wurde nichts weitergegeben.',
  'session.block.facts': 'Was gestoppt wurde',
  'session.block.app': 'App',
  'session.block.address': 'Adresse',
  'session.block.company': 'Firma',
  'session.block.account': 'Konto',
  'session.block.person': 'Person',
  'session.block.reason': 'Angegebener Grund',
  'session.block.way': 'Gestoppt durch',
  'session.block.way.agentless': 'Das Gateway, ohne Agent auf diesem Gerät',
  'session.block.way.agent': 'Der Agent auf diesem Gerät',
  'session.block.code': 'Code',
  'session.block.next':
    'Wenn Sie das für Ihre Arbeit brauchen, schicken Sie diese Angaben an Ihre Administration.',
  'session.block.copy': 'Angaben kopieren',
  'session.block.alternatives': 'Weniger riskante Dienste ansehen',
  'session.alternatives.heading': 'Dienste, die Sie stattdessen nutzen können',
  'session.alternatives.intro':
    'Sie können, was {app} kann, mit geringerem Risiko. Fragen Sie Ihre Administration, welchen davon Ihre Firma nutzt.',
  'session.alternatives.noApp':
    'Öffnen Sie diese Seite von der Seite aus, die eine App als blockiert meldet: Dort steht ihr Name.',
  'session.alternatives.none': 'Es ist kein Dienst mit geringerem Risiko bekannt',
  'session.alternatives.noneText':
    'Der Katalog kennt keinen Dienst, der dasselbe mit geringerem Risiko kann. Fragen Sie Ihre Administration, was Sie verwenden können.',
  'session.alternatives.blocked': 'Blockiert: {app}',
  'session.alternatives.list': 'Weniger riskante Dienste',
};
