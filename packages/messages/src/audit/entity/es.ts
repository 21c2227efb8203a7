import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'uploads.view': 'El gráfico muestra',
  'uploads.title': 'Subidas {interval, select, hour {por hora} day {por día} other {en el tiempo}}',
  'uploads.usual': 'Habitual',
  'uploads.hint':
    'Rango habitual: según {interval, select, hour {la misma hora} other {el mismo día de la semana}} de hasta 8 semanas anteriores{later, select, yes {, desde el {date}} other {}}',
  'uploads.short': 'El intervalo habitual aparece tras 3 semanas de datos, el {date}',
  'uploads.unusual':
    '{count, plural, one {# vez por encima de lo habitual} other {# veces por encima de lo habitual}}',
  'uploads.item': '{bytes}; lo habitual es hasta {most}',
  'uploads.more': '{count, plural, one {# más en el gráfico} other {# más en el gráfico}}',
  'uploads.file': 'subidas',
  'person.actions': 'Acciones',
  'person.copyLink': 'Copiar enlace',
  'person.export': 'Exportar eventos',
  'person.export.detail': 'Los 100.000 más recientes, en NDJSON',
  'person.account': 'Abrir cuenta',
  'person.history': 'Historial de la cuenta',
  'person.groups': 'Grupos personalizados',
  'person.groups.title': 'Grupos personalizados de {name}',
  'person.groups.search': 'Buscar un grupo personalizado',
  'person.groups.none': 'No hay grupos personalizados. Cree uno en Grupos personalizados.',
  'person.groups.nothing': 'Ningún grupo personalizado coincide',
  'person.groups.more':
    '{count, plural, one {# más. Búsquelo por su nombre.} other {# más. Búsquelos por su nombre.}}',
  'person.groups.save': 'Guardar',
  'person.groups.open': 'Abrir grupos personalizados',
  'person.groups.saved': 'Grupos personalizados de {name} guardados',
  'person.deactivate': 'Desactivar cuenta',
  'person.activate': 'Activar cuenta',
  'person.deactivate.title': '¿Desactivar la cuenta de {name}?',
  'person.deactivate.text':
    'Sus sesiones y claves de API terminan de inmediato y no podrá iniciar sesión en Casbah. Su tráfico se sigue registrando.',
  'person.deactivate.accept': 'Desactivar',
  'person.activate.title': '¿Activar la cuenta de {name}?',
  'person.activate.text': 'Podrá volver a iniciar sesión en Casbah.',
  'person.activate.accept': 'Activar',
  'person.deactivated': 'Cuenta de {name} desactivada',
  'person.activated': 'Cuenta de {name} activada',
  'person.inactive': 'Cuenta inactiva',
};
