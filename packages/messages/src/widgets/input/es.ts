import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'widgets.number.INVALID_VALUE_RESET': 'Este número no era válido. Se ha cambiado a {value}.',
  'widgets.slider.noDomain': 'No hay ningún intervalo para elegir.',
  'widgets.slider.head': 'Valor {number} de {count}',
  'widgets.slider.between': '{before} a {after}',
  'widgets.slider.stretch': '{from} a {to}',
  'widgets.inlineError.required': 'Obligatorio',
  'widgets.inlineError.MIN_LENGTH_ERROR':
    '{count, plural, one {Use al menos # carácter.} other {Use al menos # caracteres.}}',
  'widgets.inlineError.MAX_LENGTH_ERROR':
    '{count, plural, one {Use como máximo # carácter.} other {Use como máximo # caracteres.}}',
  'widgets.inlineError.pattern': 'Formato de datos no válido',
  'widgets.inlineError.code': 'No válido',
  'widgets.inlineError.match': 'No coincide',
  'widgets.inlineError.duplicate': 'Entrada duplicada',
  'widgets.inlineError.url': 'Formato de URL no válido',
  'widgets.password.strength': 'Seguridad de la contraseña',
  'widgets.password.score': '{count, number} de {needed, number} puntos',
  'widgets.password.accepted': 'Suficientemente segura',
  'widgets.password.keep': 'Vacío: la contraseña no cambia.',
  'widgets.password.length': '{minimum, number} caracteres o más',
  'widgets.password.lower': 'Una letra minúscula',
  'widgets.password.upper': 'Una letra mayúscula',
  'widgets.password.digit': 'Una cifra',
  'widgets.password.symbol': 'Un símbolo o un espacio',
  'widgets.password.met': 'cumplido',
  'widgets.fileInput.choose': '{count, plural, one {Elegir un archivo} other {Elegir archivos}}',
  'widgets.fileInput.none': 'Ningún archivo elegido',
  'widgets.fileInput.notReady': 'La entrada de archivos no está lista',
  'widgets.fileInput.progress': 'Carga',
  'widgets.fileDrop.refused':
    '{count, plural, one {{name} se ha omitido: solo se acepta {endings}.} other {{name} y otros, # en total, se han omitido: solo se acepta {endings}.}}',
  'widgets.copy.copy': 'Copiar',
  'widgets.copy.copied': 'Copiado',
  'widgets.copy.CLIPBOARD_COPY_INSTRUCTIONS':
    'Este navegador no permite que la página copie. Pulse Ctrl+C (⌘C en un Mac) para copiar el texto seleccionado.',
  'widgets.htmlEditor.html': 'HTML',
  'widgets.htmlEditor.preview': 'Vista previa',
  'widgets.htmlEditor.previewOf': 'Vista previa de {label}',
  'widgets.phone.country': 'País y prefijo',
  'widgets.phone.number': 'Número',
  'widgets.phone.wrong':
    'No es un número de teléfono de este país. Compruebe las cifras o empiece con + y el prefijo del país.',
};
