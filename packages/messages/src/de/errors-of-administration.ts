import type { administrationErrors as english } from '../en/errors-of-administration.ts';
import type { WordsOf } from '../words.ts';

export const administrationErrors: WordsOf<typeof english> = {
  SSO_METADATA_INVALID:
    'Die Metadaten lassen sich nicht verwenden: {problem}. Nehmen Sie die Datei oder die Adresse, die Ihr Identitätsanbieter für Dienstanbieter nennt.',
  SSO_PROVIDER_UNREACHABLE:
    'Der Identitätsanbieter unter {host} antwortet nicht wie erwartet: {problem}. Prüfen Sie die Adresse und ob dieser Server sie erreicht.',
  SSO_ADDRESS_REFUSED:
    '{host} liegt in einem privaten Netz, das Casbah nicht von sich aus anspricht. Bitten Sie den Betreiber dieser Casbah, den Host zuzulassen, oder nehmen Sie die Metadaten aus einer Datei.',
  SSO_PROVIDER_NAME_TAKEN:
    'Einen Identitätsanbieter dieses Namens gibt es schon. Wählen Sie einen anderen Namen.',
  SSO_PROVIDER_LIMIT:
    'Ein Unternehmen hat höchstens {limit} Identitätsanbieter. Entfernen Sie einen, den niemand nutzt.',
  SSO_DOMAIN_TAKEN:
    'Personen von {domain} melden sich bereits über den Anbieter eines anderen Unternehmens an. Fragen Sie den Betreiber dieser Casbah, wem die Domain gehört.',
  SSO_NO_WAY_BACK:
    'Lassen Sie zuerst mindestens einen aktiven Systemadministrator in jedem Fall mit Passwort zu: sonst sperrt ein gestörter Anbieter alle aus.',
  DATASOURCE_NAME_TAKEN: 'Eine Quelle mit dem Namen {name} gibt es schon. Wählen Sie einen anderen Namen.',
  DATASOURCE_LIMIT:
    'Es kann höchstens {limit} Quellen geben. Löschen Sie eine, die nicht mehr gebraucht wird.',
  UPLOAD_OFFSET_WRONG:
    'Die Datei geht bei Byte {expected} weiter, nicht bei {given}. Senden Sie die Bytes von dort an.',
  UPLOAD_FINISHED: 'Alle Bytes dieser Datei sind schon angekommen. Es gibt nichts mehr zu senden.',
  NO_DATASOURCE_AVAILABLE:
    'Diese Datenquelle gibt es nicht. Legen Sie unter Quellen eine an, oder fragen Sie ohne.',
  SOURCE_TOKEN_INVALID:
    'Dieses Token öffnet keine solche Quelle: Es ist vertippt, wurde zurückgenommen oder gehört zu einer anderen Quelle. Legen Sie unter Quellen ein neues an.',
  USERS_MUST_BE_TOKENS:
    'Dieses Unternehmen nimmt keine Namen von Personen an: Ersetzen Sie sie, bevor die Zeilen gesendet werden (casbah collect --token-key), und sagen Sie es mit der Kopfzeile Casbah-Users: tokens.',
  SYSLOG_SENDER_TAKEN:
    'Eine andere Quelle, oder diese zweimal, nimmt die Zeilen eines dieser Absender. Nennen Sie jeden Absender einmal.',
  API_KEY_INVALID:
    'Dieser API-Schlüssel gilt nicht: Er ist vertippt, abgelaufen oder gelöscht, oder wer ihn angelegt hat, darf selbst nicht mehr, was er erlaubt. Legen Sie unter Einstellungen, API-Schlüssel einen neuen an.',
  API_KEY_NAME_TAKEN: 'Einen API-Schlüssel mit diesem Namen gibt es schon. Wählen Sie einen anderen.',
  API_KEY_LIMIT:
    'Ein Unternehmen hat höchstens {limit} API-Schlüssel. Löschen Sie einen, den niemand benutzt.',
  GRANTS_TOO_MUCH:
    'Niemand gibt mehr, als er selbst hat: „{profile}“ erlaubt mehr, als Sie dürfen. Fragen Sie einen Systemadministrator.',
  PREVIEW_ONLY:
    'Sie sehen die Konsole, wie das Zugriffsprofil „{profile}“ sie zeigt: Solange kann nichts geändert werden. Verlassen Sie zuerst die Vorschau.',
  ACCESS_PROFILE_NAME_TAKEN:
    'Es gibt schon ein Zugriffsprofil mit dem Namen {name}. Wählen Sie einen anderen Namen.',
  GROUP_NAME_TAKEN: 'Es gibt schon eine Gruppe mit dem Namen {name}. Wählen Sie einen anderen Namen.',
  GROUP_OF_DIRECTORY:
    '{name} kommt aus Ihrem Verzeichnis. Ändern Sie es dort: Der nächste Abgleich bringt es hierher.',
  ORG_UNIT_NAME_TAKEN:
    'An dieser Stelle gibt es schon eine Einheit mit dem Namen {name}. Wählen Sie einen anderen Namen oder eine andere Stelle.',
  ORG_UNIT_NOT_EMPTY: 'Unter {name} stehen weitere Einheiten. Löschen oder verschieben Sie diese zuerst.',
  SAVED_FILTER_NAME_TAKEN:
    'Sie haben hier schon einen gespeicherten Filter mit dem Namen {name}. Wählen Sie einen anderen Namen.',
  SAVED_FILTER_LIMIT:
    'In einer Liste kann es höchstens {limit} eigene gespeicherte Filter geben. Löschen Sie einen, den Sie nicht mehr brauchen.',
  PEOPLE_ANONYMOUS:
    'Personen sind für Sie anonym, und dies nennt sie beim Namen. Bitten Sie jemanden, dessen Zugriffsprofil Namen zeigt.',
  NEEDS_TWO_PEOPLE:
    'Die Anonymisierung zu beenden braucht zwei: Beantragen Sie es mit einer Begründung, und lassen Sie jemand anderen zustimmen.',
  REVEAL_LIMIT:
    '{limit} Ihrer Anträge warten auf eine Entscheidung. Ziehen Sie einen zurück, oder warten Sie.',
  SETTING_NEEDS_SYSADMIN:
    'Nur ein angemeldeter Systemadministrator kann diese Einstellung ändern: Sie bestimmt, was alle anderen dürfen. Wenden Sie sich an einen Systemadministrator.',
  REVEAL_OWN: 'Über Ihren Antrag muss jemand anders entscheiden.',
  REVEAL_APPROVER_TOO_NEW:
    'Sie hatten das Recht zuzustimmen weniger als einen Tag, als diese Anfrage gestellt wurde. Wer es länger hat, kann zustimmen; ablehnen können Sie sie.',
  REVEAL_APPROVER_NOT_INDEPENDENT:
    'Sie und die anfragende Person sind nicht unabhängig voneinander: Eines der beiden Konten hat das andere angelegt, befördert oder ihm Zugang gegeben, oder dieselbe Person hat in den letzten 30 Tagen beide eingerichtet. Jemand anders muss zustimmen; ablehnen können Sie.',
  REVEAL_NO_APPROVER:
    'Niemand kann Ihrer Anfrage zustimmen. Dazu braucht es jemanden, der seit mindestens einem Tag Systemadministrator ist oder zustimmen darf und dessen Konto Sie weder angelegt noch befördert noch mit Zugang versehen haben. Bitten Sie einen anderen Administrator, die Anfrage zu stellen, oder fügen Sie einen zweiten Systemadministrator hinzu: Nach 30 Tagen kann er anfragen und Sie können zustimmen.',
  REVEAL_DECIDED: 'Dieser Antrag ist bereits entschieden oder vorbei. Laden Sie die Seite neu.',
  MAINTENANCE_LIMIT: 'Es kann höchstens {limit} Zeiträume geben. Nehmen Sie die zurück, die vorbei sind.',
  TAG_NAME_TAKEN: 'Es gibt schon einen Tag mit dem Namen {name}. Wählen Sie einen anderen Namen.',
  TAG_LIMIT:
    'Ein Unternehmen hat höchstens {limit} eigene Tags. Entfernen Sie einen, der nicht mehr gebraucht wird.',
  SYSTEM_TAG_FIXED:
    '{name} ist ein Tag des Systems und bleibt, wie er ist. Legen Sie stattdessen einen eigenen an.',
  SYSTEM_TAG_DELETION_ERROR:
    'Tags des Systems können nicht gelöscht werden. Wählen Sie nur Tags aus, die Ihr Unternehmen angelegt hat.',
  NAME_TAKEN: 'Es gibt bereits: {name}.',
  LIMIT_REACHED: 'Es kann höchstens {limit} geben. Entfernen Sie zuerst etwas.',
  LIMIT_BELOW_USE: 'Es gibt schon {used}. Entfernen Sie zuerst welche, oder erlauben Sie mindestens {used}.',
  USER_EMAIL_TAKEN: 'Die Adresse {email} hat schon jemand. Suchen Sie die Person in der Liste.',
  USER_OUT_OF_REACH:
    'Ihre Rechte reichen nicht bis zu dieser Person: Sie gelten nur für einige Domänen oder Organisationseinheiten. Fragen Sie einen Systemadministrator.',
  USER_HOLDS_MORE: '{email} darf mehr als Sie. Nur wer ebenso viele Rechte hat, kann dieses Konto ändern.',
  USER_OWN_ACCOUNT: 'Das ist Ihr eigenes Konto. Das muss jemand anderes tun.',
  USER_LAST_SYSADMIN:
    'Mindestens ein aktiver Systemadministrator muss bleiben. Ernennen Sie zuerst jemand anderen.',
  USER_ACTION_INVALID: 'Ungültige Aktion ausgewählt.',
  USER_SEARCH_INVALID: 'Geben Sie mindestens zwei Zeichen ein, um Personen zu suchen.',
  USERS_UNCHANGED: 'Keine Änderungen nötig',
  USERS_NOT_RESETTABLE: 'Bei keiner dieser Personen darf das Passwort zurückgesetzt werden.',
  DIRECTORY_BUSY:
    'Ein anderer Lauf des Verzeichnisses ist im Gange. Warten Sie sein Ende ab oder halten Sie ihn an und versuchen Sie es erneut.',
  SCIM_INVALID: 'SCIM lässt das nicht zu: {problem}.',
  SCIM_NOT_UNIQUE: 'Das ist schon vergeben: {problem}.',
  PARTNER_CODE_TAKEN: 'Ein anderes Unternehmen hat den Partnercode {code} bereits. Wählen Sie einen anderen.',
};
