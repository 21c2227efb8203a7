import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'widgets.firstTimeVideo.watch': 'Film ansehen',
  'widgets.firstTimeVideo.notNow': 'Jetzt nicht',
  'widgets.maintenance.details': 'Einzelheiten auf der Statusseite',
  'widgets.maintenance.MAINTENANCE_PERIOD_START_MSG':
    '{name} läuft bis {end}. Casbah kann langsam oder kurz nicht erreichbar sein.',
  'widgets.maintenance.MAINTENANCE_PERIOD_HOUR_MSG':
    '{name} beginnt um {start} und endet um {end}. Schließen Sie vorher ab, was nicht unterbrochen werden darf.',
  'widgets.maintenance.MAINTENANCE_PERIOD_DAYS_MSG': '{name}: von {start} bis {end}.',
  'widgets.clock.MSG_USER_MACHINE_TIME_WRONG':
    'Die Uhr dieses Rechners geht um mehr als eine Stunde falsch. Stellen Sie sie: Zeitangaben und Anmeldung können fehlerhaft sein.',
};
