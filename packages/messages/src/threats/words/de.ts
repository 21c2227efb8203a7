import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'threats.sentence':
    'Was Logs und Katalog zeigen und angesehen werden sollte, das Schlimmste zuerst. Alles führt zur Liste dahinter',
  'threats.filtered': 'Nur {filter}.',
  'threats.unfiltered': 'Alles zeigen',
  'threats.count': '{count, plural, one {# gefunden} other {# gefunden}}',
  'threats.more': 'Mehr zeigen',
  'threats.shown': '{shown} von {count}',
  'threats.nothing': 'Nichts gefunden von',
  'threats.noCategories':
    'Schädlich eingestuft: keines Ihrer Logs nennt Kategorien; Schadsoftware und Phishing, die ein Proxy fand, sind nicht zu sehen. Nehmen Sie die Kategorie in die Felder auf, die Ihr Proxy protokolliert.',
  'threats.kind.harmful_verdict': 'Schädlich eingestuft',
  'threats.kind.harmful_service': 'Dienste mit schädlichen Inhalten oder zur Umgehung von Kontrollen',
  'threats.kind.unknown_upload': 'Große Uploads zu unbekannten Hosts',
  'threats.kind.blocked_then_allowed': 'Blockiert, dann erlaubt',
  'threats.kind.risky_service': 'Genutzte Dienste mit hohem Risiko',
  'threats.why.harmful_verdict':
    'Ihre eigenen Proxys und Firewalls nennen diese Hosts Schadsoftware, Phishing, Botnetz oder Ähnliches.',
  'threats.why.harmful_service':
    'Dienste aus Kategorien, die für Schadsoftware, illegale Inhalte oder das Umgehen von Unternehmenskontrollen bekannt sind, unabhängig vom Risikowert.',
  'threats.why.unknown_upload': 'Hosts außerhalb des Katalogs, an die {size} oder mehr gesendet wurden.',
  'threats.large': 'Was als großer Upload gilt',
  'threats.large.mb': 'Ab so vielen MB in der betrachteten Zeit',
  'threats.large.save': 'Speichern',
  'threats.large.saved': 'Bedrohungen nennen nun Uploads ab {size}',
  'threats.why.blocked_then_allowed':
    'Hosts, die an einem Tag meist blockiert und an einem späteren meist durchgelassen wurden: eine Regel wurde geändert, oder es gibt einen Weg daran vorbei.',
  'threats.why.risky_service':
    'Alle Dienste, deren Risiko nach dem geltenden Profil hoch ist, auch die oben genannten.',
  'threats.service': 'Dienst',
  'threats.host': 'Host',
  'threats.users': 'Benutzer',
  'threats.requests': 'Anfragen',
  'threats.blocked': 'Blockiert',
  'threats.uploaded': 'Hochgeladen',
  'threats.last': 'Zuletzt',
  'threats.evidence': 'Beleg',
  'threats.evidence.of': '{list}: {name}',
  'threats.inSites': 'In Sites',
  'threats.inServices': 'In Diensten',
};
