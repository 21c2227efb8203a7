import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  POLICY_DRAFT_CHANGED:
    'Der Entwurf von {name} wurde geändert, seit Sie ihn geöffnet haben. Laden Sie ihn neu und speichern Sie dann noch einmal.',
  POLICIES_CHANGED:
    'Inzwischen wurde eine Richtlinie hinzugefügt oder gelöscht. Laden Sie die Liste neu und ordnen Sie sie dann noch einmal.',
  POLICY_ACTIVE: '{name} ist aktiv. Deaktivieren Sie die Richtlinie zuerst.',
  POLICY_NEVER_ACTIVATED: '{name} wurde noch nie aktiviert. Aktivieren Sie zuerst den Entwurf.',
  ALERT_RULE_POLICY:
    'Richtlinien des Typs Schatten-IT sind Alarmregeln. Bearbeiten Sie sie unter „Entscheidungen“ oder mit den Aufrufen unter /risks/policies.',
  POLICY_FILE_INVALID: 'Zeile {line} ist kein gültiges YAML: {problem}.',
  'problem.policy.field':
    'Richtlinien dieses Typs können {field} nicht verwenden. Entfernen Sie das Feld aus der Bedingung.',
  'problem.policy.response':
    'Richtlinien dieses Typs können die Reaktion {response} nicht verwenden. Entfernen Sie sie.',
  'problem.policy.file_size': 'Geben Sie eine Dateigröße von 0 bis 9.999.999 KB ein.',
  'problem.policy.empty_window':
    'Das Zeitfenster endet, wenn es beginnt. Ändern Sie eine der beiden Uhrzeiten.',
  'problem.policy.empty_schedule': 'Der Zeitplan endet, bevor er beginnt. Ändern Sie eines der beiden Daten.',
  'problem.policy.repeated_exception': 'Diese Ausnahme ist doppelt vorhanden. Entfernen Sie eine davon.',
  'problem.policy.repeated_policy':
    'Die Datei enthält zwei Richtlinien dieses Typs namens {name}. Benennen Sie eine um.',
  'problem.policy.missing_content_profile':
    'Kein Inhaltsprofil namens {value}. Vielleicht wurde es umbenannt oder gelöscht.',
  'problem.policy.missing_group':
    'Keine Gruppe namens {value}. Vielleicht wurde sie umbenannt oder gelöscht.',
  'problem.policy.missing_tag': 'Kein Tag namens {value}. Vielleicht wurde er umbenannt oder gelöscht.',
  'problem.policy.missing_destination':
    'Kein Webhook-Ziel namens {value}. Vielleicht wurde es umbenannt oder gelöscht.',
  'problem.policy.missing_response_template':
    'Keine Antwortvorlage namens {value}. Vielleicht wurde sie umbenannt oder gelöscht.',
};
