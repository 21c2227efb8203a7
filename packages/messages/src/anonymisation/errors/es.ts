import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  PEOPLE_ANONYMOUS:
    'Las personas son anónimas para usted, y esto las nombra. Pídaselo a alguien cuyo perfil de acceso muestre nombres.',
  NEEDS_TWO_PEOPLE:
    'Hacen falta dos para terminar con el anonimato: solicítelo con un motivo y que otra persona lo apruebe.',
  REVEAL_LIMIT: '{limit} solicitudes suyas esperan una decisión. Retire una o espere.',
  REVEAL_OWN: 'Otra persona tiene que decidir sobre su solicitud.',
  REVEAL_APPROVER_TOO_NEW:
    'Tenía el derecho de aprobar desde hacía menos de un día cuando se hizo esta petición. Puede aprobarla quien lo tenga desde hace más tiempo; usted puede rechazarla.',
  REVEAL_APPROVER_NOT_INDEPENDENT:
    'Usted y quien hizo la petición no son independientes: una de las dos cuentas creó, promovió o dio acceso a la otra, o la misma persona preparó ambas en los últimos 30 días. Debe aprobarla otra persona; usted puede rechazarla.',
  REVEAL_NO_APPROVER:
    'Nadie puede aprobar su petición. Hace falta alguien que sea administrador del sistema, o pueda aprobar, desde hace al menos un día y cuya cuenta usted no haya creado, promovido ni dotado de acceso. Pida a otro administrador que haga la petición, o añada un segundo administrador del sistema: a los 30 días podrá pedirlo y usted aprobarlo.',
  REVEAL_DECIDED: 'Esta solicitud ya está decidida o ha terminado. Vuelva a cargar la página.',
};
