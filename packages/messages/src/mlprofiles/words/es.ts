import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'mlprofiles.sentence':
    '{count, number} de {limit, number} perfiles de ML. Encuentran documentos similares a sus muestras.',
  'mlprofiles.one': 'Encuentra documentos similares a sus muestras positivas.',
  'mlprofiles.create': 'Nuevo perfil de ML',
  'mlprofiles.create.accept': 'Crear',
  'mlprofiles.created': 'Perfil de ML «{name}» creado',
  'mlprofiles.edit': 'Editar',
  'mlprofiles.edit.title': 'Editar perfil de ML',
  'mlprofiles.save': 'Guardar',
  'mlprofiles.saved': 'Perfil de ML «{name}» guardado',
  'mlprofiles.save.failed': 'No se pudo guardar el perfil de ML',
  'mlprofiles.delete': 'Eliminar',
  'mlprofiles.delete.text':
    '{count, plural, =0 {Esta acción no se puede deshacer.} one {También se eliminarán su modelo y # muestra. Esta acción no se puede deshacer.} other {También se eliminarán su modelo y # muestras. Esta acción no se puede deshacer.}}',
  'mlprofiles.none': 'Aún no hay perfiles de ML',
  'mlprofiles.none.text': 'Cree uno, añada documentos que deba encontrar y otros que no, y entrénelo.',
  'mlprofiles.missing': 'Perfil de ML no encontrado',
  'mlprofiles.missing.text': 'Es posible que se haya eliminado.',
  'mlprofiles.name': 'Nombre',
  'mlprofiles.description': 'Descripción',
  'mlprofiles.state': 'Estado',
  'mlprofiles.state.new': 'Sin entrenar',
  'mlprofiles.state.queued': 'En cola',
  'mlprofiles.state.training': 'Entrenando, {share}',
  'mlprofiles.state.ready': 'Entrenado',
  'mlprofiles.state.failed': 'Error al entrenar',
  'mlprofiles.state.outdated': 'Muestras cambiadas',
  'mlprofiles.trained': 'Entrenado',
  'mlprofiles.usedBy': 'Usado por',
  'mlprofiles.actions': 'Acciones',
  'mlprofiles.samples': 'Muestras',
  'mlprofiles.samples.counts':
    '{positive, plural, one {# positiva} other {# positivas}}, {negative, plural, one {# negativa} other {# negativas}}',
  'mlprofiles.samples.positive': 'Muestras positivas',
  'mlprofiles.samples.positive.text': 'Documentos del tipo que el perfil debe encontrar.',
  'mlprofiles.samples.negative': 'Muestras negativas',
  'mlprofiles.samples.negative.text':
    'Otros documentos de su empresa. Cuanto más se parezcan a las positivas, más aprende el perfil.',
  'mlprofiles.samples.none': 'Aún no hay muestras',
  'mlprofiles.samples.file': 'Archivo',
  'mlprofiles.samples.size': 'Tamaño',
  'mlprofiles.samples.added': 'Añadida',
  'mlprofiles.samples.delete': 'Eliminar',
  'mlprofiles.samples.delete.of': 'Eliminar {name}',
  'mlprofiles.samples.delete.failed': 'No se pudo eliminar {name}',
  'mlprofiles.drop.positive': 'Suelte aquí las muestras positivas',
  'mlprofiles.drop.negative': 'Suelte aquí las muestras negativas',
  'mlprofiles.drop.what': ': archivos de cualquier tipo con texto, hasta {size} cada uno',
  'mlprofiles.training': 'Entrenamiento',
  'mlprofiles.training.progress': 'Entrenamiento en curso',
  'mlprofiles.training.queued': 'En espera de otros entrenamientos. Puede salir de esta página.',
  'mlprofiles.training.running': 'Leyendo las muestras y entrenando. Puede salir de esta página.',
  'mlprofiles.training.ready': 'Hay suficientes muestras. Entrene el perfil para usarlo.',
  'mlprofiles.training.outdated':
    'Se añadieron o eliminaron muestras después del entrenamiento. Vuelva a entrenar para tenerlas en cuenta.',
  'mlprofiles.training.previous': 'el modelo anterior sigue en uso',
  'mlprofiles.missing.samples': 'Para entrenarlo, añada:',
  'mlprofiles.missing.positive':
    '{count, plural, one {# muestra positiva más} other {# muestras positivas más}}',
  'mlprofiles.missing.negative':
    '{count, plural, one {# muestra negativa más} other {# muestras negativas más}}',
  'mlprofiles.train': 'Entrenar',
  'mlprofiles.train.again': 'Volver a entrenar',
  'mlprofiles.train.failed': 'No se pudo iniciar el entrenamiento',
  'mlprofiles.error.too_few_positive':
    'Muy pocas muestras positivas tienen texto propio. Añada documentos distintos y vuelva a entrenar.',
  'mlprofiles.error.too_few_negative':
    'Muy pocas muestras negativas tienen texto propio. Añada documentos distintos y vuelva a entrenar.',
  'mlprofiles.error.same_on_both_sides':
    'El mismo documento es muestra positiva y negativa. Elimine una de las dos y vuelva a entrenar.',
  'mlprofiles.error.internal': 'El entrenamiento falló en el servidor. Vuelva a entrenar.',
  'mlprofiles.quality': 'Calidad',
  'mlprofiles.quality.none': 'Casbah la mide al entrenar el perfil.',
  'mlprofiles.quality.short': '{right} de 100 correctos, encuentra {found} de 100',
  'mlprofiles.quality.precision.words':
    'De cada 100 documentos que señala, {count, plural, =0 {ninguno es correcto} =100 {todos son correctos} one {cerca de # es correcto} other {unos # son correctos}}.',
  'mlprofiles.quality.recall.words':
    'De cada 100 documentos que debe encontrar, {count, plural, =0 {no encuentra ninguno} =100 {los encuentra todos} one {encuentra cerca de #} other {encuentra unos #}}.',
  'mlprofiles.quality.accuracy': 'Exactitud',
  'mlprofiles.quality.precision': 'Precisión',
  'mlprofiles.quality.recall': 'Exhaustividad',
  'mlprofiles.quality.heldOut': 'Muestras reservadas',
  'mlprofiles.quality.how': 'Cada muestra la evaluó un modelo que no la había visto.',
  'mlprofiles.quality.rough': 'Hay pocas muestras, así que las cifras son aproximadas. Añada más.',
  'mlprofiles.quality.unused':
    '{count, plural, one {# muestra no se usó: tiene muy poco texto o es igual a otra.} other {# muestras no se usaron: tienen muy poco texto o son iguales a otras.}}',
};
