import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'partners.title': 'Partner',
  'partners.sentence':
    'Unternehmen können andere betreuen. Wer betreut wird, entscheidet, und kann es sofort zurücknehmen.',
  'partners.customers': 'Unternehmen, die Sie betreuen',
  'partners.customers.nothing':
    'Noch hat Sie kein Unternehmen eingelassen. Geben Sie ihnen Ihren Partnercode.',
  'partners.company': 'Unternehmen',
  'partners.people': 'Personen',
  'partners.sources': 'Quellen',
  'partners.failed': 'Fehlgeschlagene Dateien',
  'partners.lastFile': 'Letzte Datei',
  'partners.never': 'noch keine',
  'partners.open': 'Öffnen',
  'partners.visit': 'Besuch',
  'partners.open.title': '{name} betreten?',
  'partners.open.text':
    'Ihre Sitzung geht dort weiter, mit den Rechten, die das Unternehmen Ihnen gibt. Das steht im Verlauf beider Unternehmen. Eine Leiste über der Seite führt Sie zurück.',
  'partners.granted': 'Partner, die dieses Unternehmen betreuen',
  'partners.granted.nothing': 'Kein Partner betreut dieses Unternehmen.',
  'partners.partner': 'Partner',
  'partners.profile': 'Zugriffsprofil',
  'partners.profile.none': 'Keines mehr: Sie sehen nichts',
  'partners.profile.hint': 'Was seine Leute hier sehen und tun dürfen.',
  'partners.profile.missing': 'Wählen Sie ein Profil.',
  'partners.profile.first':
    'Legen Sie zuerst ein Zugriffsprofil an: Ein Partner wird mit den Rechten eines Profils eingelassen.',
  'partners.since': 'Seit',
  'partners.change': 'Ändern',
  'partners.withdraw': 'Nicht mehr einlassen',
  'partners.withdraw.title': '{name} nicht mehr einlassen?',
  'partners.withdraw.text': 'Sitzungen seiner Leute hier enden sofort.',
  'partners.code': 'Partnercode',
  'partners.code.hint': '3 bis 32 Buchstaben, Ziffern und Bindestriche.',
  'partners.code.ask': 'Er steht auf der Partnerseite des Partners.',
  'partners.code.wrong':
    '3 bis 32 Buchstaben, Ziffern und Bindestriche, an beiden Enden ein Buchstabe oder eine Ziffer.',
  'partners.grant': 'Einlassen',
  'partners.own': 'Ihr Unternehmen als Partner',
  'partners.own.hint': 'Mit einem eigenen Code können andere Unternehmen sich von Ihrem betreuen lassen.',
  'partners.name': 'Name',
  'partners.logout': 'Wohin Leute nach dem Abmelden gehen',
  'partners.logout.hint': 'Eine Adresse, die mit https:// beginnt, oder nichts für die Anmeldeseite.',
  'partners.name.wrong': 'Geben Sie einen Namen an.',
  'partners.logout.wrong': 'Geben Sie eine Adresse an, die mit https:// beginnt, oder nichts.',
  'partners.saved': 'Gespeichert',
  'partners.save': 'Speichern',
};
