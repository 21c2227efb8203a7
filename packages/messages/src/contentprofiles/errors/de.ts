import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  CONTENT_IN_USE: '{name} verwendet das. Entfernen Sie es dort zuerst.',
  'problem.rules.MATCHES_LIMIT_ERROR': 'Geben Sie als Mindestzahl der Treffer eine Zahl von 1 bis 99 an.',
  'problem.rules.MATCHES_DECIMAL_ERROR': 'Geben Sie als Mindestzahl der Treffer eine ganze Zahl an.',
  'problem.rules.INVALID_REG_EXP_LENGTH':
    'Der Ausdruck ist länger als 4.000 Zeichen. Kürzen Sie ihn oder machen Sie zwei daraus.',
  'problem.rules.RULE_ALREADY_ADDED':
    'Dieser Ausdruck steht schon in der Regel. Ändern oder entfernen Sie ihn.',
  'problem.rules.DUPLICATE_FILE_FORMAT':
    'Diese Klasse mit diesem Format steht schon in der Regel. Wählen Sie ein anderes Format.',
  'problem.rules.DUPLICATE_TYPE_RULE': 'Diese Gruppe hat schon eine Regel dieser Art. Ergänzen Sie jene.',
  'problem.rules.NO_DUP_RULE_ALLOWED':
    'Dieser Wert steht schon in der Gruppe. Entfernen Sie einen von beiden.',
  'problem.rules.NO_EMPTY_RULE_ALLOED':
    'Die Regel sucht nach nichts. Wählen Sie etwas aus oder geben Sie etwas ein.',
  'problem.rules.SELECT_FILE_FORMAT': 'Wählen Sie ein Dateiformat der Klasse oder alle.',
  'problem.rules.DUPLICATE_IGNORE_STRING':
    'Eine zu ignorierende Zeichenfolge steht zweimal da. Entfernen Sie eine davon.',
  'problem.rules.TOO_MANY_SETS':
    'Höchstens 20 Gruppen sind möglich. Fassen Sie einige zusammen oder legen Sie ein weiteres Profil an.',
  'problem.rules.TOO_MANY_LINES': 'Eine Gruppe hat höchstens 50 Regeln.',
  'problem.rules.TOO_MANY_RULES': 'Eine Regel hat höchstens 200 Werte.',
  'problem.rules.TOO_MANY_IGNORE_STRINGS': 'Eine Regel ignoriert höchstens 1.000 Zeichenfolgen.',
  'problem.rules.IGNORE_STRING_TOO_LONG':
    'Eine zu ignorierende Zeichenfolge ist länger als 500 Zeichen. Kürzen Sie sie.',
  'problem.rules.NESTED_REUSABLE_RULE':
    'Eine wiederverwendbare Regel kann keine andere enthalten. Fügen Sie stattdessen deren Regeln hinzu.',
  'problem.filter.NO_CONDITION': 'Fügen Sie mindestens eine Bedingung hinzu.',
  'problem.filter.TOO_MANY_CONDITIONS': 'Höchstens 50 Bedingungen sind möglich.',
  'problem.filter.EMPTY_CONDITION':
    'Die Bedingung wählt nichts aus. Geben Sie Formate, Endungen, Namen, Größen oder Verschlüsselung an.',
  'problem.filter.TOO_MANY_VALUES': 'Eine Bedingung hat höchstens 500 Werte.',
  'problem.filter.INVALID_EXTENSION':
    '{value} ist keine Dateiendung. Geben Sie eine wie pdf oder tar.gz ein.',
  'problem.filter.INVALID_NAME': 'Geben Sie Dateinamen mit 1 bis 200 Zeichen ein.',
  'problem.filter.INVALID_SIZE':
    'Die Mindestgröße ist größer als die Höchstgröße. Ändern Sie eine von beiden.',
  'problem.missing_profile': 'Kein Inhaltsprofil hat die ID {id}. Vielleicht wurde es gelöscht.',
  'problem.missing_reusable_rule':
    'Keine wiederverwendbare Regel hat die ID {id}. Vielleicht wurde sie gelöscht.',
  'problem.missing_data_filter': 'Kein Datenfilter hat die ID {id}. Vielleicht wurde er gelöscht.',
  'problem.missing_alias': 'Kein Alias hat die ID {id}. Vielleicht wurde er gelöscht.',
  'problem.missing_dictionary': 'Kein Wörterbuch hat die ID {id}. Vielleicht wurde es gelöscht.',
  'problem.missing_predefined_dictionary':
    'Casbah enthält kein Wörterbuch {id}. Wählen Sie eines aus der Liste.',
  'problem.missing_data_identifier': 'Keine Datenkennung hat die ID {id}. Wählen Sie eine aus der Liste.',
  'problem.missing_ml_profile': 'Kein ML-Profil hat die ID {id}. Vielleicht wurde es gelöscht.',
  'problem.missing_index': 'Kein Index hat die ID {id}. Vielleicht wurde er gelöscht.',
  'problem.no_risk_type': '{id} ist keine Risikoart. Wählen Sie eine aus der Liste.',
  'problem.no_content_type': '{id} ist keine Inhaltsart. Wählen Sie eine aus der Liste.',
  'problem.no_file_class': '{id} ist keine Dateiklasse. Wählen Sie eine aus der Liste.',
  'problem.no_file_format': 'Die Klasse hat kein Dateiformat {id}. Wählen Sie eines aus der Liste.',
  'problem.regex.EMPTY_PATTERN': 'Geben Sie einen regulären Ausdruck ein.',
  'problem.regex.INVALID_REG_EXP_LENGTH':
    'Der Ausdruck ist länger als 4.000 Zeichen. Kürzen Sie ihn oder machen Sie zwei daraus.',
  'problem.regex.MATCHES_EMPTY_TEXT':
    'Der Ausdruck trifft auch auf leeren Text zu. Machen Sie einen Teil zur Pflicht, etwa mit + statt *.',
  'problem.regex.TOO_LARGE':
    'Der Ausdruck ist zu komplex. Verwenden Sie weniger Wiederholungen oder machen Sie zwei daraus.',
  'problem.regex.TOO_SLOW':
    'Der Ausdruck ist zu langsam. Vereinfachen Sie ihn oder verwenden Sie weniger Wiederholungen.',
  'problem.regex.missing_parenthesis':
    'Eine schließende Klammer fehlt. Ergänzen Sie sie oder schreiben Sie \\( für das Zeichen.',
  'problem.regex.unexpected_parenthesis':
    'Zu einer schließenden Klammer fehlt die öffnende. Entfernen Sie sie oder schreiben Sie \\) für das Zeichen.',
  'problem.regex.missing_bracket':
    'Eine schließende eckige Klammer fehlt. Ergänzen Sie sie oder schreiben Sie \\[ für das Zeichen.',
  'problem.regex.nested_repetition':
    'Zwei Wiederholungszeichen folgen aufeinander. Entfernen Sie eines oder setzen Sie das erste in Klammern.',
  'problem.regex.nothing_to_repeat':
    'Vor einem Wiederholungszeichen steht nichts. Entfernen Sie es oder setzen Sie für das Zeichen einen Backslash davor.',
  'problem.regex.repetition_size':
    'Eine Wiederholung liegt außerhalb des Bereichs. Höchstens 1.000 Wiederholungen sind möglich.',
  'problem.regex.trailing_backslash':
    'Der Ausdruck endet mit einem Backslash. Entfernen Sie ihn oder schreiben Sie zwei für das Zeichen.',
  'problem.regex.unknown_escape':
    'RE2 kennt ein Zeichen nach einem Backslash nicht. Rückverweise werden nicht unterstützt.',
  'problem.regex.unsupported_group':
    'RE2 unterstützt weder Look-around noch andere besondere Gruppen. Formulieren Sie den Ausdruck ohne sie.',
  'problem.regex.class_range':
    'Ein Zeichenbereich in eckigen Klammern ist ungültig. Schreiben Sie das kleinere Zeichen zuerst.',
  'problem.regex.group_name':
    'Der Name einer Gruppe ist ungültig oder kommt zweimal vor. Verwenden Sie Buchstaben, Ziffern und Unterstriche.',
  'problem.regex.too_large':
    'Der Ausdruck ist zu komplex. Verwenden Sie weniger Wiederholungen oder machen Sie zwei daraus.',
  'problem.regex.other': 'Der Ausdruck ist in der Syntax von RE2 ungültig. Testen Sie seine Teile einzeln.',
};
