import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SETTING_NEEDS_SYSADMIN:
    'Nur ein angemeldeter Sysadmin kann diese Einstellung ändern: Sie bestimmt, was alle anderen dürfen. Wenden Sie sich an einen Sysadmin.',
  'problem.other_setting': 'Die Id nennt eine andere Einstellung als {setting}.',
  'problem.above_medium':
    'Geben Sie höchstens {medium} ein: Der Wert darf nicht über der Grenze für mittleres Risiko liegen.',
  'problem.no_settings_of': 'Es gibt keine Einstellungen von {app}.',
  'problem.no_setting': 'Es gibt keine Einstellung {setting}.',
  'problem.locks_you_out':
    'Hier fehlt {address}, die Adresse, von der Sie kommen: Sie würden sich aussperren.',
  'problem.setting_switch': 'Verwenden Sie true oder false.',
  'problem.setting_number': 'Geben Sie eine ganze Zahl von {minimum} bis {maximum} ein.',
  'problem.setting_choice': 'Wählen Sie eines von: {choices}.',
  'problem.setting_list': 'Geben Sie höchstens {maximum} Werte an.',
  'problem.setting_time_zone': 'Geben Sie eine Zeitzone wie Europe/Berlin ein.',
  'problem.setting_landing_page':
    'Geben Sie einen Pfad wie /ui/appAudit/services oder den Namen eines Bereichs ein.',
  'problem.setting_https_address': 'Geben Sie eine Adresse ein, die mit https:// beginnt.',
  'problem.setting_networks':
    'Geben Sie Netze wie 198.51.100.0/24 oder 2001:db8::/32 oder einzelne Adressen ein.',
  'problem.setting_host_names': 'Geben Sie Hostnamen wie portal.example ein.',
  'problem.setting_name': 'Geben Sie einen Namen mit höchstens 64 Zeichen ein.',
};
