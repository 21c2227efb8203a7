import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'inspection.sentence': 'Vea qué encuentra Casbah en un archivo o un texto. No se guarda nada.',
  'inspection.drop': 'Suelte los archivos aquí',
  'inspection.drop.what':
    ': documentos, hojas de cálculo, presentaciones, PDF, correos, archivos comprimidos, imágenes, texto y código',
  'inspection.paste': 'Texto',
  'inspection.text': 'Texto que se va a inspeccionar',
  'inspection.run': 'Inspeccionar',
  'inspection.running': 'Inspeccionando el documento {number} de {of}…',
  'inspection.empty': 'Aún no se ha inspeccionado nada',
  'inspection.empty.text':
    'Suelte archivos o pegue texto. Cada coincidencia se muestra en su sitio, con su grado de certeza.',
  'inspection.pasted': 'Texto pegado',
  'inspection.type.unknown': 'Formato desconocido',
  'inspection.characters': '{count, plural, one {# carácter} other {# caracteres}}',
  'inspection.count': '{count, plural, =0 {Nada encontrado} one {# hallazgo} other {# hallazgos}}',
  'inspection.clean': 'No se han encontrado datos sensibles y se ha inspeccionado todo.',
  'inspection.omitted':
    '{count, plural, one {Hay # hallazgo más que no se muestra.} other {Hay # hallazgos más que no se muestran.}}',
  'inspection.extracted': 'Texto extraído',
  'inspection.textCut':
    'Se muestran los primeros {count, number} caracteres; se ha inspeccionado todo el texto.',
  'inspection.notInspected': 'No inspeccionado',
  'inspection.confidence.narrow': 'Estrecha',
  'inspection.confidence.medium': 'Media',
  'inspection.confidence.wide': 'Amplia',
  'inspection.place.page': 'Página {page}',
  'inspection.place.slide': 'Diapositiva {slide}',
  'inspection.place.sheet': 'Hoja «{sheet}»',
  'inspection.place.cell': 'Celda {cell}',
  'inspection.place.line': 'Línea {line}',
  'inspection.problem.encrypted': 'Está cifrado. Quite la contraseña e inténtelo de nuevo.',
  'inspection.problem.corrupt': 'Está dañado o incompleto.',
  'inspection.problem.too_large': 'Es demasiado grande.',
  'inspection.problem.too_much_text': 'Tiene demasiado texto; el resto no se ha inspeccionado.',
  'inspection.problem.ratio_exceeded':
    'Al descomprimirse ocupa muchísimo más que su tamaño, como una bomba de descompresión.',
  'inspection.problem.too_many_entries': 'Contiene demasiados archivos.',
  'inspection.problem.too_deep': 'Los archivos comprimidos están anidados a demasiada profundidad.',
  'inspection.problem.unsupported': 'Este tipo de contenido no se puede leer.',
  'inspection.problem.timed_out': 'La inspección ha tardado demasiado y se ha detenido.',
  'inspection.problem.out_of_memory': 'La inspección ha necesitado demasiada memoria y se ha detenido.',
  'inspection.problem.worker_failed': 'La inspección ha fallado. Inténtelo de nuevo.',
  'inspection.problem.pattern_failed':
    'Un patrón ha necesitado demasiada memoria, así que el texto no se ha inspeccionado por completo.',
  'inspection.problem.malware_scan_failed': 'No se ha podido analizar en busca de malware.',
  'inspection.profiles':
    '{count, plural, one {Coincide con el perfil de DLP} other {Coincide con los perfiles de DLP}}',
};
