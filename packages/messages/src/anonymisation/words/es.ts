import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'anonymisation.title': 'Anonimización',
  'anonymisation.sentence':
    'Quien no tiene permiso ve seudónimos. Para revelar a alguien hacen falta dos personas.',
  'anonymisation.setting': 'Estado',
  'anonymisation.on': 'Las personas son anónimas',
  'anonymisation.off': 'Los nombres son visibles',
  'anonymisation.on.hint':
    'Auditoría muestra anon-user.N a quienes su perfil de acceso no muestra nombres. Las direcciones IP, los dispositivos, las URL y las líneas de registro sin procesar quedan ocultos y no se pueden filtrar, ordenar ni buscar.',
  'anonymisation.off.hint': 'Quien puede abrir Auditoría ve quién usó qué.',
  'anonymisation.you.names': 'Usted ve nombres: su perfil de acceso los muestra.',
  'anonymisation.you.hidden': 'Usted ve seudónimos.',
  'anonymisation.deciders':
    '{count, plural, =0 {Nadie más puede aprobar aún sus solicitudes.} one {# otra persona puede aprobar sus solicitudes.} other {# otras personas pueden aprobar sus solicitudes.}}',
  'anonymisation.deciders.tooNew':
    '{count, plural, one {# más tiene el permiso desde hace menos de un día.} other {# más tienen el permiso desde hace menos de un día.}}',
  'anonymisation.deciders.notIndependent':
    '{count, plural, one {# más no es independiente de usted: una de las cuentas preparó la otra, o una persona ambas en los últimos 30 días.} other {# más no son independientes de usted: una de las cuentas preparó la otra, o una persona ambas en los últimos 30 días.}}',
  'anonymisation.deciders.none':
    'Añada un segundo administrador del sistema o asigne un perfil con el permiso Aprobar en el área Cuenta. Una cuenta que usted cree, promueva o a la que ponga contraseña nunca puede aprobar sus solicitudes; a los 30 días puede solicitar, y usted aprobar.',
  'anonymisation.onlySysadmin':
    'Solo un administrador del sistema con sesión iniciada en la consola puede cambiarlo.',
  'anonymisation.switchOn': 'Anonimizar personas',
  'anonymisation.switchOn.title': '¿Anonimizar personas?',
  'anonymisation.switchOn.explain':
    'Surte efecto de inmediato para quienes su perfil de acceso no muestra nombres, incluidos los administradores del sistema. Para desactivarla hacen falta dos personas: una solicita y otra aprueba.',
  'anonymisation.switchOff': 'Solicitar la desactivación',
  'anonymisation.switchOff.title': 'Solicitar que se vuelvan a mostrar los nombres',
  'anonymisation.switchOff.explain':
    'Decide otra persona con permiso para aprobar. Si se aprueba, quien pueda abrir Auditoría verá los nombres. La solicitud y la decisión quedan registradas en el historial.',
  'anonymisation.requests': 'Solicitudes',
  'anonymisation.requests.nothing': 'No hay solicitudes',
  'anonymisation.requests.nothing.hint':
    'Para saber quién es una persona anónima, ábrala en Auditoría y solicite revelarla.',
  'anonymisation.column.about': 'Persona',
  'anonymisation.column.by': 'Solicitado por',
  'anonymisation.column.reason': 'Motivo',
  'anonymisation.column.state': 'Estado',
  'anonymisation.column.decision': 'Decisión',
  'anonymisation.everybody': 'Nombres para todos',
  'anonymisation.gone': 'Usuario eliminado',
  'anonymisation.you': 'Usted',
  'anonymisation.state.asked': 'Pendiente',
  'anonymisation.state.lapsed': 'Caducada',
  'anonymisation.state.refused': 'Rechazada',
  'anonymisation.state.holds': 'Visible hasta {time}',
  'anonymisation.state.done': 'Aprobada, terminada',
  'anonymisation.state.ended': 'Finalizada',
  'anonymisation.approve': 'Aprobar',
  'anonymisation.refuse': 'Rechazar',
  'anonymisation.end': 'Terminar ahora',
  'anonymisation.giveUp': 'Cancelar la solicitud',
  'anonymisation.ask': 'Solicitar revelar',
  'anonymisation.ask.title': 'Solicitar revelar a {person}',
  'anonymisation.ask.explain':
    'Decide otra persona con permiso para aprobar. Si se aprueba, solo usted ve el nombre, durante una hora. La solicitud y la decisión quedan registradas en el historial.',
  'anonymisation.reason': 'Motivo',
  'anonymisation.reason.hint':
    'De 10 a 500 caracteres. No incluya nombres: el motivo queda registrado en el historial.',
  'anonymisation.reason.short': 'Indique un motivo de al menos 10 caracteres.',
  'anonymisation.send': 'Enviar solicitud',
  'anonymisation.sent': 'Solicitud enviada. Se le notificará la decisión.',
  'anonymisation.hidden': 'Oculto porque las personas están anonimizadas.',
  'anonymisation.notice':
    'Las personas son anónimas para usted: los nombres, las direcciones IP y los dispositivos están ocultos.',
  'anonymisation.field.disabled': 'Desactivado por anonimización',
  'anonymisation.agents': 'Nombres que envían los agentes',
  'anonymisation.agents.switch': 'Exigir que los agentes sustituyan los nombres por tokens',
  'anonymisation.agents.hint':
    'Se aplica a los agentes (casbah collect) y a todo lo que envía líneas. Las líneas con nombres se rechazan y se quedan en el emisor. No afecta a subidas, carpetas ni syslog.',
  'anonymisation.agents.none': 'Ningún agente envía tokens todavía. Inicie uno con --token-key.',
  'anonymisation.ANON_USERS_SHOWN_SPANVA_UNACCESSIBLE':
    'Se muestra como token: el agente sustituyó el nombre antes de enviarlo y Casbah no puede conectar con el agente para consultarlo.',
  'anonymisation.token': 'Token',
  'anonymisation.token.whose': '¿De quién es este token?',
  'anonymisation.token.title': '¿De quién es {token}?',
  'anonymisation.token.how':
    'Casbah nunca recibió el nombre. Quien tenga la clave del agente puede buscarlo en una lista de nombres en su propio equipo:',
  'anonymisation.token.agents': 'Agentes que envían tokens: {names}',
  'anonymisation.token.close': 'Cerrar',
};
