import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'session.block.state': 'Bloqueado',
  'session.block.BLOCK_VIOLATED_POLICY': 'Una política de su empresa lo ha detenido',
  'session.block.BLOCK_VIOLATED_POLICY.text':
    'Lo que envió o abrió no lo permite una política. No se ha transmitido nada.',
  'session.block.BLOCK_DISALLOWED_APP': 'Su empresa no permite esta aplicación',
  'session.block.BLOCK_DISALLOWED_APP.text':
    'Se ha considerado demasiado arriesgada para los datos de la empresa. Puede haber un servicio equivalente que sí esté permitido.',
  'session.block.DEVICE_CLIENT_BLOCK': 'Este dispositivo no tiene acceso',
  'session.block.DEVICE_CLIENT_BLOCK.text':
    'Su empresa solo admite dispositivos que conoce. Use uno de ellos o haga registrar este.',
  'session.block.BLOCK_DISALLOWED_USER': 'Su cuenta no puede usar esta aplicación',
  'session.block.BLOCK_DISALLOWED_USER.text':
    'La aplicación está permitida en su empresa, pero no para esta cuenta. Inicie sesión en ella con su cuenta de trabajo.',
  'session.block.BLOCK_POLICY_EVENT': 'Esta acción no está permitida aquí',
  'session.block.BLOCK_POLICY_EVENT.text':
    'Puede usar la aplicación, pero una política de su empresa prohíbe lo que acaba de intentar en ella.',
  'session.block.SERVER_ERROR': 'No se ha podido llegar al sitio',
  'session.block.SERVER_ERROR.text':
    'No lo ha detenido ninguna política: algo entre usted y el sitio no ha funcionado.',
  'session.block.DNS_ERROR': 'No se ha encontrado el nombre del sitio',
  'session.block.DNS_ERROR.text':
    'No lo ha detenido ninguna política: nadie conoce una dirección para este nombre. Compruebe cómo está escrito.',
  'session.block.unknown': 'Su empresa no permite esto',
  'session.block.unknown.text':
    'La solicitud se ha detenido antes de llegar al sitio. No se ha transmitido nada.',
  'session.block.facts': 'Qué se ha detenido',
  'session.block.app': 'Aplicación',
  'session.block.address': 'Dirección',
  'session.block.company': 'Empresa',
  'session.block.account': 'Cuenta',
  'session.block.person': 'Persona',
  'session.block.reason': 'Motivo indicado',
  'session.block.way': 'Detenido en',
  'session.block.way.agentless': 'La puerta de enlace, sin agente en este dispositivo',
  'session.block.way.agent': 'El agente de este dispositivo',
  'session.block.code': 'Código',
  'session.block.next': 'Si lo necesita para su trabajo, envíe estos datos a su administrador.',
  'session.block.copy': 'Copiar los datos',
  'session.block.alternatives': 'Ver servicios con menos riesgo',
  'session.alternatives.heading': 'Servicios que puede usar en su lugar',
  'session.alternatives.intro':
    'Hacen lo mismo que {app} con menos riesgo. Pregunte a su administrador cuál usa su empresa.',
  'session.alternatives.noApp':
    'Abra esta página desde la que indica que una aplicación está bloqueada: allí figura su nombre.',
  'session.alternatives.none': 'No se conoce ningún servicio con menos riesgo',
  'session.alternatives.noneText':
    'El catálogo no tiene ningún servicio equivalente con menos riesgo. Pregunte a su administrador qué usar.',
  'session.alternatives.blocked': 'Bloqueada: {app}',
  'session.alternatives.list': 'Servicios con menos riesgo',
};
