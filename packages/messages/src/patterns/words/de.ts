import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'pattern.name': 'Bis zu 64 Buchstaben, Ziffern und Sonderzeichen verwenden',
  'pattern.group_name': '1 bis 256 Zeichen verwenden',
  'pattern.notes': 'Bis zu 1024 Zeichen verwenden',
  'pattern.profile_name': 'Bis zu 64 Buchstaben, Ziffern und Sonderzeichen verwenden',
  'pattern.profile_notes': 'Bis zu 4000 Zeichen verwenden',
  'pattern.key_server_key': '1 bis 64 Zeichen verwenden',
  'pattern.phone': '7 bis 16 Ziffern, Leerzeichen und Bindestriche verwenden',
  'pattern.email': 'Ungültige E-Mail-Adresse',
  'pattern.domain': 'Ungültiger Domänenname',
  'pattern.host': 'Nur gültige IP-Adressen und Hosts sind erlaubt',
  'pattern.port': 'Der Port muss zwischen 1 und 65535 liegen',
  'pattern.mfa_code': 'Ungültiger Bestätigungscode',
  'pattern.select_query': 'Für SQL-Client-Quellen sind nur SELECT-Abfragen erlaubt',
  'pattern.provider_name': '1 bis 64 Buchstaben, Ziffern, Unterstriche und Leerzeichen verwenden',
  'pattern.saml_attribute': '1 bis 128 Zeichen ohne Anführungszeichen verwenden',
  'pattern.datasource_name': "Bis zu 64 Zeichen verwenden, keines von '<' '>' ; '{' '}' [ ] * ` ~ \"",
  'pattern.brr_profile_name': 'Bis zu 64 Buchstaben, Ziffern und . - _ @ $ & = + % * verwenden',
  'pattern.content_profile_name':
    'Bis zu 64 Buchstaben, Ziffern, Leerzeichen, Apostrophe und . _ - ( ) & verwenden',
  'pattern.file_extension':
    'Dateiendung wie pdf oder tar.gz eingeben: bis zu drei Teile aus je bis zu 3 Zeichen',
};
