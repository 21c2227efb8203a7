import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'widgets.firstTimeVideo.watch': 'Ver el vídeo',
  'widgets.firstTimeVideo.notNow': 'Ahora no',
  'widgets.maintenance.details': 'Detalles en la página de estado',
  'widgets.maintenance.MAINTENANCE_PERIOD_START_MSG':
    '{name} está en curso hasta {end}. Casbah puede ir lento o no responder por momentos.',
  'widgets.maintenance.MAINTENANCE_PERIOD_HOUR_MSG':
    '{name} empieza a las {start} y termina a las {end}. Acabe antes lo que no deba interrumpirse.',
  'widgets.maintenance.MAINTENANCE_PERIOD_DAYS_MSG': '{name}: del {start} al {end}.',
  'widgets.clock.MSG_USER_MACHINE_TIME_WRONG':
    'El reloj de este equipo tiene más de una hora de diferencia. Ajústelo: las horas que ve y el inicio de sesión pueden fallar.',
};
