import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  PEOPLE_ANONYMOUS:
    'Las personas son anónimas para usted y esto las identificaría. Consulte a un administrador cuyo perfil de acceso muestre los nombres.',
  NEEDS_TWO_PEOPLE:
    'Para desactivar la anonimización hacen falta dos personas: envíe una solicitud con un motivo y pida a otra persona que la apruebe.',
  REVEAL_LIMIT: 'Tiene {limit} solicitudes pendientes, el máximo. Cancele una o espere una decisión.',
  REVEAL_OWN: 'No puede decidir sobre su propia solicitud. Consulte a otra persona que pueda aprobarla.',
  REVEAL_APPROVER_TOO_NEW:
    'Tenía el permiso de aprobar desde hacía menos de un día cuando se hizo esta solicitud. Puede aprobarla quien lo tenga desde hace más tiempo; usted puede rechazarla.',
  REVEAL_APPROVER_NOT_INDEPENDENT:
    'Usted y quien hizo la solicitud no son independientes: una de las dos cuentas creó, promovió o dio acceso a la otra, o la misma persona preparó ambas en los últimos 30 días. Debe aprobarla otra persona; usted puede rechazarla.',
  REVEAL_NO_APPROVER:
    'Nadie puede aprobar su solicitud. Hace falta alguien que sea administrador del sistema, o pueda aprobar, desde hace al menos un día y cuya cuenta usted no haya creado, promovido ni dotado de acceso. Pida a otro administrador que haga la solicitud, o añada un segundo administrador del sistema: a los 30 días podrá pedirlo y usted aprobarlo.',
  REVEAL_DECIDED: 'Esta solicitud ya está decidida o ha terminado. Vuelva a cargar la página.',
  'problem.names_nobody': 'Indique al menos una persona.',
  'problem.person_unknown': '{person} no aparece en su tráfico.',
};
