import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.gateway.retry':
    'Warten Sie eine Minute und versuchen Sie es noch einmal. Wenn es bleibt, sagen Sie es Ihrer Administration.',
  'session.gateway.report': 'Ein neuer Versuch hilft nicht. Melden Sie die Adresse Ihrer Administration.',
  'session.gateway.connection': 'Verbindung zur Seite',
  'session.gateway.connection.working': 'Funktioniert',
  'session.gateway.connection.failed': 'Fehlgeschlagen',
  'session.gateway.connection.neutral': 'Nicht versucht',
  'session.gateway.you': 'Sie',
  'session.gateway.gateway': 'Gateway',
  'session.gateway.site': 'Seite',
  'session.gateway.said': 'Was gemeldet wurde',
  'session.gateway.code': 'Code',
  'session.gateway.ERR_READ_TIMEOUT': 'Die Seite hat zu lange nicht geantwortet',
  'session.gateway.ERR_READ_TIMEOUT.text':
    'Die Verbindung zur Seite stand, aber es kam rechtzeitig nichts zurück. Vielleicht ist sie überlastet.',
  'session.gateway.ERR_LIFETIME_EXP': 'Die Verbindung stand zu lange offen',
  'session.gateway.ERR_LIFETIME_EXP.text':
    'Keine Verbindung darf ewig offen bleiben. Diese hat ihre Grenze erreicht und wurde geschlossen.',
  'session.gateway.ERR_READ_ERROR': 'Die Antwort ist abgebrochen',
  'session.gateway.ERR_READ_ERROR.text':
    'Die Verbindung ist ausgefallen, während das Gateway las, was die Seite schickte.',
  'session.gateway.ERR_WRITE_ERROR': 'Die Anfrage konnte nicht gesendet werden',
  'session.gateway.ERR_WRITE_ERROR.text':
    'Die Verbindung ist ausgefallen, während das Gateway Ihre Anfrage an die Seite schickte.',
  'session.gateway.ERR_CONNECT_FAIL': 'Die Seite nimmt keine Verbindung an',
  'session.gateway.ERR_CONNECT_FAIL.text':
    'Das Gateway weiß, wo die Seite ist, aber sie hat die Verbindung abgelehnt oder nicht reagiert.',
  'session.gateway.ERR_DNS_FAIL': 'Der Name der Seite wurde nicht gefunden',
  'session.gateway.ERR_DNS_FAIL.text':
    'Die Nameserver kennen zu diesem Namen keine Adresse. Vielleicht ist er falsch geschrieben oder es gibt ihn nicht mehr.',
  'session.gateway.ERR_TOO_BIG': 'Die Anfrage oder die Antwort ist zu groß',
  'session.gateway.ERR_TOO_BIG.text':
    'Die Seite wurde erreicht, aber das Gateway lässt nichts von dieser Größe durch.',
  'session.gateway.ERR_INVALID_REQ': 'Die Anfrage ist nicht lesbar',
  'session.gateway.ERR_INVALID_REQ.text':
    'Browser oder App haben etwas geschickt, das keine gültige Anfrage ist. Das Gateway hat es nicht weitergegeben.',
  'session.gateway.ERR_UNSUP_REQ': 'Diese Art von Anfrage leitet das Gateway nicht weiter',
  'session.gateway.ERR_UNSUP_REQ.text':
    'Methode oder Protokoll gehören nicht zu dem, was das Gateway weiterleitet.',
  'session.gateway.ERR_INVALID_URL': 'Die Adresse ist nicht gültig',
  'session.gateway.ERR_INVALID_URL.text':
    'Sie ist unvollständig oder enthält Zeichen, die in einer Adresse nicht vorkommen. Prüfen Sie die Schreibweise.',
  'session.gateway.ERR_ZERO_SIZE_OBJECT': 'Die Seite hat nichts geantwortet',
  'session.gateway.ERR_ZERO_SIZE_OBJECT.text':
    'Sie hat die Anfrage angenommen und die Verbindung geschlossen, ohne ein einziges Byte zu senden.',
  'session.gateway.ERR_PRECONDITION_FAILED': 'Eine Bedingung der Anfrage ist nicht erfüllt',
  'session.gateway.ERR_PRECONDITION_FAILED.text':
    'Das Angeforderte hat sich geändert, seit der Browser es zuletzt sah. Laden Sie die Seite neu.',
  'session.gateway.ERR_CONFLICT_HOST': 'Die Anfrage nennt zwei verschiedene Seiten',
  'session.gateway.ERR_CONFLICT_HOST.text':
    'Ihre Adresse und ihr Host-Header stimmen nicht überein. Das Gateway rät nicht, welche gemeint ist.',
  'session.gateway.ERR_GATEWAY_FAILURE': 'Im Gateway ist etwas ausgefallen',
  'session.gateway.ERR_GATEWAY_FAILURE.text':
    'Die Seite hat damit nichts zu tun. Ihre Anfrage wurde nicht weitergegeben.',
  'session.gateway.ERR_UNSUP_HTTPVERSION': 'Diese HTTP-Version wird nicht unterstützt',
  'session.gateway.ERR_UNSUP_HTTPVERSION.text':
    'Browser oder App verwenden eine HTTP-Version, die das Gateway nicht kennt.',
  'session.gateway.ERR_CANNOT_FORWARD': 'Die Verbindung ist fehlgeschlagen',
  'session.gateway.ERR_CANNOT_FORWARD.text': 'Das Gateway konnte Ihre Anfrage nicht zur Seite bringen.',
};
