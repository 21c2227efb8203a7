import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  NAME_TAKEN: '{name} ya existe. Elija otro nombre.',
  LIMIT_REACHED: 'El límite es {limit}. Elimine uno primero.',
  LIMIT_BELOW_USE: 'Hay {used} en uso. Elimine antes algunos o permita al menos {used}.',
  'problem.required': 'Introduzca un valor.',
  'problem.invalid': 'Valor no válido.',
  'problem.wrong_type': 'El valor debe ser del tipo {expected}.',
  'problem.too_short': 'Use al menos {minimum} caracteres.',
  'problem.too_long': 'Use como máximo {maximum} caracteres.',
  'problem.too_few': 'Indique al menos {minimum}.',
  'problem.too_many': 'Indique como máximo {maximum}.',
  'problem.too_small': 'Introduzca {minimum} o más.',
  'problem.too_large': 'Introduzca {maximum} o menos.',
  'problem.not_whole': 'Introduzca un número entero.',
  'problem.not_multiple': 'Introduzca un múltiplo de {divisor}.',
  'problem.not_offered': 'Elija uno de: {choices}.',
  'problem.not_email': 'Introduzca una dirección de correo válida.',
  'problem.not_url': 'Introduzca una URL válida.',
  'problem.not_date': 'Introduzca una fecha válida.',
  'problem.not_datetime': 'Introduzca una fecha y hora válidas.',
  'problem.unknown_fields': 'Elimine los campos desconocidos: {names}.',
  'problem.no_time_zone': 'No existe la zona horaria {timezone}. Introduzca una como Europe/Berlin.',
  'problem.not_address': 'Introduzca una dirección como {example}.',
  'problem.not_in_company': '{email} no es una persona activa de su empresa.',
};
