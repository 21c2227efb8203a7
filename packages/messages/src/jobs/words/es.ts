import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'jobs.title': 'Tareas en segundo plano',
  'jobs.sentence':
    'Trabajo que Casbah hace en segundo plano para todas las empresas: enviar correo, recopilar registros, importar personas y limpiar.',
  'jobs.name': 'Tarea',
  'jobs.state': 'Estado',
  'jobs.state.ok': 'Correcto',
  'jobs.state.not_run': 'Aún no ejecutada',
  'jobs.state.running': 'En curso',
  'jobs.state.retrying': 'Reintentando',
  'jobs.state.failed': 'Error',
  'jobs.waiting': 'En cola',
  'jobs.oldest': 'La más antigua',
  'jobs.failures': 'Errores',
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
  'jobs.foreign': 'Solo la empresa del operador puede ver las tareas en segundo plano.',
};
