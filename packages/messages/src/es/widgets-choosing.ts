import type { widgets as english } from '../en/widgets-choosing.ts';
import type { WordsOf } from '../words.ts';

export const widgets: WordsOf<typeof english> = {
  'widgets.choice.remove': 'Quitar {name}',
  'widgets.choice.more':
    '{count, plural, one {# más. Siga escribiendo para acotar.} other {# más. Siga escribiendo para acotar.}}',
  'widgets.typeahead.loading': 'Buscando…',
  'widgets.typeahead.failed': 'La búsqueda falló.',
  'widgets.typeahead.enter': 'Pulse Intro para añadir «{text}».',
  'widgets.typeahead.dropped':
    '{count, plural, one {# entrada no encajaba y se omitió.} other {# entradas no encajaban y se omitieron.}}',
  'widgets.typeahead.INVALID_INPUT_FORMAT':
    'El formato no es correcto. Compruebe los espacios y las partes que falten.',
  'widgets.typeahead.INCOMPLETE_OPTION_ERROR': 'Pulse Intro para añadir lo que escribió, o bórrelo.',
  'widgets.typeahead.TYPEAHEAD_OPTION_NOT_MATCH_ERROR': 'Nada tiene ese nombre. Elija uno de la lista.',
  'widgets.typeahead.INVALID_URL_ERROR': 'No es una dirección web. Escríbala así: https://example.com.',
  'widgets.filterBox.FILTERBOX_ALREADY_EXIST_MSG': '«{text}» ya está elegido.',
  'widgets.filterBox.full': 'Como máximo {count, number}. Quite uno para añadir otro.',
  'widgets.filterBox.failed': 'La búsqueda no se inició. Vuelva a cargar la página.',
  'widgets.filterBox.loadFailed': 'No se pudo buscar más. Escriba de nuevo para reintentar.',
  'widgets.filterBox.service': 'Servicio',
  'widgets.filterBox.tag': 'Etiqueta',
  'widgets.filterBox.customTag': 'Etiqueta propia',
  'widgets.filterBox.category': 'Categoría',
  'widgets.filterBox.risk': 'Riesgo',
  'widgets.filterBox.user': 'Usuario',
  'widgets.filterBox.country': 'País',
  'widgets.filterBox.city': 'Ciudad',
  'widgets.filterBox.device': 'Dispositivo',
  'widgets.filterBox.browser': 'Navegador',
  'widgets.filterBox.doctypes': 'Tipo de archivo',
  'widgets.filterBox.newService': 'Servicio nuevo',
  'widgets.filterBox.knockedOutService': 'Descartado',
  'widgets.filterBox.filters': 'Filtro',
  'widgets.filterBox.allowedDenied': 'Permitido o denegado',
  'widgets.filterBox.serviceType': 'Tipo de servicio',
};
