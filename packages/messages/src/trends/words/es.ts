import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'trends.report': 'Informe de auditoría',
  'trends.infographic': 'Infografía',
  'trends.withoutHost':
    '{count, plural, one {{words} solicitud no nombra} other {{words} solicitudes no nombran}} ningún host ({bytes} subidos): las cifras de arriba las cuentan, las listas de servicios y sitios no.',
  'trends.withoutHost.users': 'Quién las envió',
  'trends.months': 'Mes a mes',
  'trends.months.aside': 'cada uno frente al mes anterior',
  'trends.months.aside.cut': 'cada uno frente al mes anterior; este hasta {time}, frente a otro tanto de él',
  'trends.months.since': 'Hay datos desde el {date}.',
  'trends.months.nothing': 'No hay tráfico en estos meses.',
  'trends.month': 'Mes',
  'trends.column.services': 'Servicios',
  'trends.column.users': 'Personas',
  'trends.column.requests': 'Solicitudes',
  'trends.column.uploaded': 'Subido',
  'trends.column.downloaded': 'Descargado',
  'trends.column.blocked': 'Bloqueado',
  'trends.column.new': 'Servicios nuevos',
  'trends.column.category': 'Categoría',
  'trends.column.duplicateSeats': 'Plazas duplicadas',
  'trends.column.cost': 'Coste al mes',
  'trends.column.service': 'Servicio',
  'trends.column.instance': 'Cuenta',
  'trends.column.kind': 'De quién',
  'trends.column.department': 'Departamento',
  'trends.people': '{count, plural, one {# persona} other {# personas}}',
  'trends.duplicates': 'Varios servicios para el mismo trabajo',
  'trends.duplicates.aside':
    '{count, plural, one {{words} plaza duplicada} other {{words} plazas duplicadas}}',
  'trends.duplicates.text':
    'Quien usa dos servicios de una categoría ocupa dos plazas, y una es un duplicado. Solo cuentan las herramientas de trabajo, por lo que se usa y no por lo que se paga.',
  'trends.duplicates.more': '{count, plural, one {# más} other {# más}}',
  'trends.duplicates.nothing': 'Nadie usa dos servicios para el mismo trabajo.',
  'trends.price': 'Precio de una plaza al mes',
  'trends.price.hint': 'En su moneda. Muestra lo que costarían los duplicados.',
  'trends.sameCategory': 'Otros de la misma categoría',
  'trends.sameCategory.nothing': 'No se usa ningún otro servicio de esta categoría.',
  'trends.instances': 'Cuentas personales y de empresa',
  'trends.instances.nothing': 'Los hosts no distinguen las cuentas personales de las de empresa.',
  'trends.instances.kind':
    '{users, plural, one {# persona} other {# personas}}, {count, plural, one {# cuenta} other {# cuentas}}, {uploaded} subidos',
  'trends.instance.personal': 'Personal',
  'trends.instance.corporate': 'Empresa',
  'trends.instance.unknown': 'No se sabe',
  'trends.departments': 'Departamentos',
  'trends.departments.others': 'Departamento desconocido',
  'trends.departments.nothing':
    'No se conoce el departamento de nadie aquí. Los departamentos vienen con las personas del directorio, a las que los registros nombran por su correo electrónico.',
  'trends.departments.anonymous':
    'Las personas son anónimas: no se muestran departamentos, pues uno pequeño revelaría de quién se trata.',
};
