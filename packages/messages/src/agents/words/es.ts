import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'agents.title': 'Agentes',
  'agents.count': '{count} de {limit}',
  'agents.name': 'Agente',
  'agents.state': 'Estado',
  'agents.state.New': 'Nuevo',
  'agents.state.Alive': 'Activo',
  'agents.state.Disconnected': 'Desconectado',
  'agents.outdated': 'Obsoleto',
  'agents.version': 'Versión',
  'agents.heard': 'Última actividad',
  'agents.delivered': 'Entregado',
  'agents.waiting': 'En cola',
  'agents.held': 'Líneas retenidas',
  'agents.remove': 'Quitar',
  'agents.tokens': 'usuarios como tokens',
};
