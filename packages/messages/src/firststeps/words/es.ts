import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'firststeps.title': 'Primeros pasos',
  'firststeps.sentence': 'Configure Casbah para su empresa o explórelo con datos de ejemplo',
  'firststeps.done': '{done} de {of} completados',
  'firststeps.step.done': 'Hecho',
  'firststeps.step.open': 'Pendiente',
  'firststeps.step.source': 'Conectar una fuente o subir un registro',
  'firststeps.step.source.text':
    'Casbah lee registros de proxies y firewalls y muestra los servicios en la nube que contienen.',
  'firststeps.step.domain': 'Verificar los dominios de su empresa',
  'firststeps.step.domain.text':
    'Así Casbah distingue las cuentas de empresa de las personales y el inicio de sesión único reconoce a sus usuarios.',
  'firststeps.step.colleague': 'Invitar a otro administrador',
  'firststeps.step.colleague.text':
    'Un segundo administrador del sistema evita que se quede sin acceso y puede aprobar solicitudes.',
  'firststeps.step.directory': 'Importar su directorio',
  'firststeps.step.directory.text': 'Verá nombres y departamentos en lugar de nombres de usuario.',
  'firststeps.step.decision': 'Decidir sobre un servicio',
  'firststeps.step.decision.text':
    'Marque servicios como autorizados, tolerados, en revisión o no autorizados.',
  'firststeps.step.feed': 'Crear un feed de lista de bloqueo',
  'firststeps.step.feed.text': 'Su firewall o proxy obtiene los servicios no autorizados desde una URL.',
  'firststeps.step.report': 'Programar un informe',
  'firststeps.step.report.text': 'Reciba el informe de auditoría por correo, de diario a trimestral.',
  'firststeps.sample': 'Datos de ejemplo',
  'firststeps.sample.text':
    'Atlas Foods: 400 cuentas con nombres y departamentos, ocho fuentes y un mes de tráfico y registros de auditoría con incidentes por descubrir. Puede eliminarlo todo en cualquier momento.',
  'firststeps.sample.load': 'Cargar datos de ejemplo',
  'firststeps.sample.loading':
    'Cargando: {events, plural, one {{words} evento} many {{words} eventos} other {{words} eventos}} hasta ahora',
  'firststeps.sample.loaded':
    'Cargados: {people, plural, one {# cuenta} many {# cuentas} other {# cuentas}}, {words} eventos en las fuentes «Sample: …».',
  'firststeps.sample.remove': 'Eliminar datos de ejemplo',
  'firststeps.sample.remove.title': '¿Eliminar los datos de ejemplo?',
  'firststeps.sample.remove.text':
    'Se eliminan las fuentes «Sample: …» con todos sus eventos y {people, plural, one {# cuenta de ejemplo} many {# cuentas de ejemplo} other {# cuentas de ejemplo}}. Sus propios datos se conservan.',
  'firststeps.sample.removed': 'Datos de ejemplo eliminados',
  'firststeps.failed': 'No se han podido cambiar los datos de ejemplo',
};
