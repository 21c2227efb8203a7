import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'jobs.title': 'Tareas en segundo plano',
  'jobs.sentence':
    'Lo que Casbah hace en segundo plano para todas las empresas: enviar correo, recoger registros, importar personas y limpiar.',
  'jobs.name': 'Tarea',
  'jobs.state': 'Estado',
  'jobs.state.ok': 'Correcto',
  'jobs.state.running': 'En curso',
  'jobs.state.retrying': 'Reintentando',
  'jobs.state.failed': 'Fallida',
  'jobs.waiting': 'En espera',
  'jobs.oldest': 'La más antigua',
  'jobs.failures': 'Fallos',
  'jobs.last': 'Última ejecución',
  'jobs.next': 'Próxima ejecución',
  'jobs.never': '–',
  'jobs.actions': 'Acciones',
  'jobs.run': 'Ejecutar ahora',
  'jobs.run.of': 'Ejecutar ahora: {name}',
  'jobs.retry': 'Reintentar',
  'jobs.retry.of': 'Reintentar: {name}',
  'jobs.error': 'Último fallo {time}: {error}',
  'jobs.none': 'No hay tareas en segundo plano.',
  'jobs.foreign':
    'Solo la empresa que administra esta instalación de Casbah puede ver sus tareas en segundo plano.',
};
