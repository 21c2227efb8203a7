import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.block.state': 'Bloqueado',
  'session.block.BLOCK_VIOLATED_POLICY': 'Bloqueado por una directiva de la empresa',
  'session.block.BLOCK_VIOLATED_POLICY.text':
    'Una directiva no permite lo que ha enviado o abierto. No se ha transmitido nada.',
  'session.block.BLOCK_DISALLOWED_APP': 'Su empresa no permite esta aplicación',
  'session.block.BLOCK_DISALLOWED_APP.text':
    'Se considera demasiado arriesgada para los datos de la empresa. Puede que haya una alternativa aprobada.',
  'session.block.DEVICE_CLIENT_BLOCK': 'Este dispositivo no está permitido',
  'session.block.DEVICE_CLIENT_BLOCK.text':
    'Su empresa solo permite dispositivos registrados. Use uno de ellos o pida que registren este.',
  'session.block.BLOCK_DISALLOWED_USER': 'Su cuenta no puede usar esta aplicación',
  'session.block.BLOCK_DISALLOWED_USER.text':
    'Su empresa permite la aplicación, pero no con esta cuenta. Inicie sesión con su cuenta de trabajo.',
  'session.block.BLOCK_POLICY_EVENT': 'Esta acción no está permitida',
  'session.block.BLOCK_POLICY_EVENT.text':
    'Puede usar la aplicación, pero una directiva de la empresa no permite esta acción.',
  'session.block.SERVER_ERROR': 'No se ha podido conectar con el sitio',
  'session.block.SERVER_ERROR.text': 'No es un bloqueo por directiva: ha fallado la conexión con el sitio.',
  'session.block.DNS_ERROR': 'Nombre del sitio no encontrado',
  'session.block.DNS_ERROR.text':
    'No es un bloqueo por directiva: el DNS no tiene ninguna dirección para este nombre. Compruebe cómo está escrito.',
  'session.block.unknown': 'Su empresa no permite esto',
  'session.block.unknown.text':
    'La solicitud se ha bloqueado antes de llegar al sitio. No se ha transmitido nada.',
  'session.block.facts': 'Detalles',
  'session.block.app': 'Aplicación',
  'session.block.address': 'Dirección',
  'session.block.company': 'Empresa',
  'session.block.account': 'Cuenta',
  'session.block.person': 'Persona',
  'session.block.reason': 'Motivo',
  'session.block.way': 'Bloqueado por',
  'session.block.way.agentless': 'Puerta de enlace (sin agente en este dispositivo)',
  'session.block.way.agent': 'Agente de este dispositivo',
  'session.block.code': 'Código',
  'session.block.next': 'Si lo necesita para su trabajo, envíe estos datos a su administrador.',
  'session.block.copy': 'Copiar los datos',
  'session.block.alternatives': 'Ver servicios con menos riesgo',
  'session.alternatives.heading': 'Servicios que puede usar en su lugar',
  'session.alternatives.intro':
    'Alternativas a {app} con menos riesgo. Pregunte a su administrador cuáles usa su empresa.',
  'session.alternatives.noApp': 'Abra esta página desde otra que indique que una aplicación está bloqueada.',
  'session.alternatives.none': 'No hay alternativas con menos riesgo',
  'session.alternatives.noneText':
    'El catálogo no tiene ningún servicio de este tipo con menos riesgo. Pregunte a su administrador qué usar.',
  'session.alternatives.blocked': 'Bloqueada: {app}',
  'session.alternatives.list': 'Servicios con menos riesgo',
};
