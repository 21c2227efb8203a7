import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.gateway.retry':
    'Warten Sie eine Minute und versuchen Sie es erneut. Wenn der Fehler bleibt, wenden Sie sich an Ihren Administrator.',
  'session.gateway.report': 'Ein erneuter Versuch hilft nicht. Melden Sie die Adresse Ihrem Administrator.',
  'session.gateway.connection': 'Verbindung zur Website',
  'session.gateway.connection.working': 'Funktioniert',
  'session.gateway.connection.failed': 'Fehlgeschlagen',
  'session.gateway.connection.neutral': 'Nicht versucht',
  'session.gateway.you': 'Sie',
  'session.gateway.gateway': 'Gateway',
  'session.gateway.site': 'Website',
  'session.gateway.said': 'Technische Details',
  'session.gateway.code': 'Code',
  'session.gateway.ERR_READ_TIMEOUT': 'Die Website hat zu lange nicht geantwortet',
  'session.gateway.ERR_READ_TIMEOUT.text':
    'Die Verbindung war offen, aber es kam rechtzeitig keine Antwort. Möglicherweise ist die Website überlastet.',
  'session.gateway.ERR_LIFETIME_EXP': 'Die Verbindung war zu lange offen',
  'session.gateway.ERR_LIFETIME_EXP.text':
    'Verbindungen haben eine Höchstdauer. Diese hat sie erreicht und wurde geschlossen.',
  'session.gateway.ERR_READ_ERROR': 'Die Antwort wurde unterbrochen',
  'session.gateway.ERR_READ_ERROR.text':
    'Die Verbindung ist abgebrochen, während das Gateway die Antwort las.',
  'session.gateway.ERR_WRITE_ERROR': 'Die Anfrage konnte nicht gesendet werden',
  'session.gateway.ERR_WRITE_ERROR.text':
    'Die Verbindung ist abgebrochen, während das Gateway Ihre Anfrage sendete.',
  'session.gateway.ERR_CONNECT_FAIL': 'Die Website hat die Verbindung abgelehnt',
  'session.gateway.ERR_CONNECT_FAIL.text':
    'Das Gateway hat die Website gefunden, aber sie hat die Verbindung abgelehnt oder nicht geantwortet.',
  'session.gateway.ERR_DNS_FAIL': 'Name der Website nicht gefunden',
  'session.gateway.ERR_DNS_FAIL.text':
    'Im DNS gibt es zu diesem Namen keine Adresse. Vielleicht ist er falsch geschrieben oder existiert nicht mehr.',
  'session.gateway.ERR_TOO_BIG': 'Anfrage oder Antwort ist zu groß',
  'session.gateway.ERR_TOO_BIG.text':
    'Das Gateway hat die Website erreicht, lässt aber Anfragen oder Antworten dieser Größe nicht zu.',
  'session.gateway.ERR_INVALID_REQ': 'Ungültige Anfrage',
  'session.gateway.ERR_INVALID_REQ.text':
    'Browser oder App haben eine fehlerhafte Anfrage gesendet. Das Gateway hat sie nicht weitergeleitet.',
  'session.gateway.ERR_UNSUP_REQ': 'Nicht unterstützte Anfrage',
  'session.gateway.ERR_UNSUP_REQ.text': 'Das Gateway unterstützt die Methode oder das Protokoll nicht.',
  'session.gateway.ERR_INVALID_URL': 'Ungültige Adresse',
  'session.gateway.ERR_INVALID_URL.text':
    'Die Adresse ist unvollständig oder enthält ungültige Zeichen. Prüfen Sie die Schreibweise.',
  'session.gateway.ERR_ZERO_SIZE_OBJECT': 'Leere Antwort',
  'session.gateway.ERR_ZERO_SIZE_OBJECT.text':
    'Die Website hat die Anfrage angenommen und die Verbindung geschlossen, ohne etwas zu senden.',
  'session.gateway.ERR_PRECONDITION_FAILED': 'Eine Bedingung der Anfrage ist nicht erfüllt',
  'session.gateway.ERR_PRECONDITION_FAILED.text':
    'Der Inhalt hat sich geändert, seit der Browser ihn zuletzt geladen hat. Laden Sie die Seite neu.',
  'session.gateway.ERR_CONFLICT_HOST': 'Die Anfrage nennt zwei verschiedene Websites',
  'session.gateway.ERR_CONFLICT_HOST.text':
    'Adresse und Host-Header stimmen nicht überein. Das Gateway hat die Anfrage deshalb nicht weitergeleitet.',
  'session.gateway.ERR_GATEWAY_FAILURE': 'Gateway-Fehler',
  'session.gateway.ERR_GATEWAY_FAILURE.text':
    'Die Website ist nicht die Ursache. Ihre Anfrage wurde nicht weitergeleitet.',
  'session.gateway.ERR_UNSUP_HTTPVERSION': 'Nicht unterstützte HTTP-Version',
  'session.gateway.ERR_UNSUP_HTTPVERSION.text':
    'Browser oder App verwenden eine HTTP-Version, die das Gateway nicht unterstützt.',
  'session.gateway.ERR_CANNOT_FORWARD': 'Die Verbindung ist fehlgeschlagen',
  'session.gateway.ERR_CANNOT_FORWARD.text':
    'Das Gateway konnte Ihre Anfrage nicht an die Website weiterleiten.',
};
