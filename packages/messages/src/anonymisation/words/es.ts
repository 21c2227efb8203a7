import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'anonymisation.title': 'Personas anónimas',
  'anonymisation.sentence':
    'Quien no puede ver nombres ve números en su lugar. Hacen falta dos personas para saber quién es alguien.',
  'anonymisation.setting': 'En esta empresa',
  'anonymisation.on': 'Las personas son anónimas',
  'anonymisation.off': 'Las personas tienen su nombre',
  'anonymisation.on.hint':
    'Audit muestra anon-user.N a todos aquellos cuyo perfil de acceso no muestra nombres. Direcciones, dispositivos, páginas abiertas y líneas sin procesar quedan ocultos, y nada se filtra, ordena ni busca por ellos.',
  'anonymisation.off.hint': 'Todos los que pueden abrir Audit leen quién usó qué.',
  'anonymisation.you.names': 'Usted ve nombres: su perfil de acceso los muestra.',
  'anonymisation.you.hidden': 'Usted ve números.',
  'anonymisation.deciders':
    '{count, plural, =0 {Nadie más puede aprobar aún sus peticiones.} one {# otra persona puede aprobar sus peticiones.} other {# otras personas pueden aprobar sus peticiones.}}',
  'anonymisation.deciders.tooNew':
    '{count, plural, one {# más tiene el derecho desde hace menos de un día.} other {# más tienen el derecho desde hace menos de un día.}}',
  'anonymisation.deciders.notIndependent':
    '{count, plural, one {# más no es independiente de usted: una de las cuentas preparó la otra, o una persona ambas en los últimos 30 días.} other {# más no son independientes de usted: una de las cuentas preparó la otra, o una persona ambas en los últimos 30 días.}}',
  'anonymisation.deciders.none':
    'Añada un segundo administrador del sistema o dé a alguien un perfil que apruebe en el área Cuenta. Una cuenta que usted cree, promueva o dote de contraseña nunca puede aprobar sus propias peticiones; a los 30 días puede pedir, y usted aprobar.',
  'anonymisation.onlySysadmin':
    'Solo un administrador del sistema con sesión iniciada puede cambiar esto: decide lo que pueden hacer los demás.',
  'anonymisation.switchOn': 'Hacer anónimas a las personas',
  'anonymisation.switchOn.title': '¿Hacer anónimas a las personas?',
  'anonymisation.switchOn.explain':
    'Vale de inmediato, para todos aquellos cuyo perfil de acceso no muestra nombres, también los sysadmins. Para terminarlo hacen falta dos: alguien lo solicita y otra persona lo aprueba.',
  'anonymisation.switchOff': 'Solicitar que termine',
  'anonymisation.switchOff.title': 'Solicitar que las personas tengan de nuevo su nombre',
  'anonymisation.switchOff.explain':
    'Decide otra persona que pueda aprobar. Entonces todos los que pueden abrir Audit leen nombres. Solicitud y decisión quedan en el historial.',
  'anonymisation.requests': 'Solicitudes',
  'anonymisation.requests.nothing': 'No hay solicitudes',
  'anonymisation.requests.nothing.hint':
    'Para saber quién es una persona anónima, ábrala en Audit y pregunte.',
  'anonymisation.column.about': 'Sobre',
  'anonymisation.column.by': 'Solicitado por',
  'anonymisation.column.reason': 'Motivo',
  'anonymisation.column.state': 'Estado',
  'anonymisation.column.decision': 'Decisión',
  'anonymisation.everybody': 'Nombres para todos',
  'anonymisation.gone': 'Alguien que ya no está',
  'anonymisation.you': 'Usted',
  'anonymisation.state.asked': 'En espera',
  'anonymisation.state.lapsed': 'Caducada',
  'anonymisation.state.refused': 'Rechazada',
  'anonymisation.state.holds': 'Visible hasta las {time}',
  'anonymisation.state.done': 'Aprobada, terminada',
  'anonymisation.state.ended': 'Finalizada',
  'anonymisation.approve': 'Aprobar',
  'anonymisation.refuse': 'Rechazar',
  'anonymisation.end': 'Terminar ahora',
  'anonymisation.giveUp': 'Retirar',
  'anonymisation.ask': 'Preguntar quién es',
  'anonymisation.ask.title': 'Preguntar quién es {person}',
  'anonymisation.ask.explain':
    'Decide otra persona que pueda aprobar. Entonces usted, y nadie más, ve el nombre durante una hora. Solicitud y decisión quedan en el historial.',
  'anonymisation.reason': 'Motivo',
  'anonymisation.reason.hint':
    'De 10 a 500 caracteres. No escriba ningún nombre: el motivo queda en el historial.',
  'anonymisation.reason.short': 'Diga en al menos 10 caracteres por qué lo pide.',
  'anonymisation.send': 'Solicitar',
  'anonymisation.sent': 'Solicitado. Recibirá un aviso cuando alguien decida.',
  'anonymisation.hidden': 'Oculto mientras las personas son anónimas.',
  'anonymisation.notice':
    'Las personas son anónimas para usted: nombres, direcciones y dispositivos están ocultos.',
  'anonymisation.field.disabled': 'Desactivado por anonimización',
  'anonymisation.agents': 'Nombres que envían los agentes',
  'anonymisation.agents.switch':
    'Aceptar líneas de programas solo si las personas están sustituidas por tokens',
  'anonymisation.agents.hint':
    'Vale para los agentes (casbah collect) y para todo lo que envía líneas. Lo que aún nombra a personas se rechaza y se queda donde se escribió. Archivos subidos, carpetas y syslog se aceptan tal cual.',
  'anonymisation.agents.none': 'Ningún agente sustituye aún a las personas. Inicie uno con --token-key.',
  'anonymisation.ANON_USERS_SHOWN_SPANVA_UNACCESSIBLE':
    'Se muestra como token: el agente sustituyó el nombre antes de enviar la línea y no se le puede preguntar desde aquí.',
  'anonymisation.token': 'Token',
  'anonymisation.token.whose': '¿De quién es el token?',
  'anonymisation.token.title': '¿De quién es {token}?',
  'anonymisation.token.how':
    'Casbah nunca tuvo el nombre. Quien tiene la clave del agente lo encuentra en una lista de nombres, en su propia máquina:',
  'anonymisation.token.agents': 'Agentes que envían tokens: {names}',
  'anonymisation.token.close': 'Cerrar',
};
