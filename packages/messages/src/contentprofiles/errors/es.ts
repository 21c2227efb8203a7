import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  CONTENT_IN_USE: '{name} lo utiliza. Quítelo de ahí primero.',
  'problem.rules.MATCHES_LIMIT_ERROR': 'Indique como mínimo de coincidencias un número de 1 a 99.',
  'problem.rules.MATCHES_DECIMAL_ERROR': 'Indique como mínimo de coincidencias un número entero.',
  'problem.rules.INVALID_REG_EXP_LENGTH':
    'La expresión supera los 4000 caracteres. Acórtela o divídala en dos.',
  'problem.rules.RULE_ALREADY_ADDED': 'Esta expresión ya está en la regla. Cámbiela o quítela.',
  'problem.rules.DUPLICATE_FILE_FORMAT':
    'Esta clase con este formato ya está en la regla. Elija otro formato.',
  'problem.rules.DUPLICATE_TYPE_RULE': 'Este conjunto ya tiene una regla de este tipo. Complete esa.',
  'problem.rules.NO_DUP_RULE_ALLOWED': 'Este valor ya está en el conjunto. Quite uno de los dos.',
  'problem.rules.NO_EMPTY_RULE_ALLOED': 'La regla no busca nada. Elija o escriba algo.',
  'problem.rules.SELECT_FILE_FORMAT': 'Seleccione un formato de archivo de la clase, o todos.',
  'problem.rules.DUPLICATE_IGNORE_STRING': 'Una cadena que ignorar figura dos veces. Quite una.',
  'problem.rules.TOO_MANY_SETS': 'Se admiten como máximo 20 conjuntos. Una algunos o cree otro perfil.',
  'problem.rules.TOO_MANY_LINES': 'Un conjunto admite como máximo 50 reglas.',
  'problem.rules.TOO_MANY_RULES': 'Una regla admite como máximo 200 valores.',
  'problem.rules.TOO_MANY_IGNORE_STRINGS': 'Una regla puede ignorar como máximo 1000 cadenas.',
  'problem.rules.IGNORE_STRING_TOO_LONG': 'Una cadena que ignorar supera los 500 caracteres. Acórtela.',
  'problem.rules.NESTED_REUSABLE_RULE':
    'Una regla reutilizable no puede contener otra. Añada en su lugar las reglas de esta.',
  'problem.filter.NO_CONDITION': 'Añada al menos una condición.',
  'problem.filter.TOO_MANY_CONDITIONS': 'Se admiten como máximo 50 condiciones.',
  'problem.filter.EMPTY_CONDITION':
    'La condición no selecciona nada. Indique formatos, extensiones, nombres, tamaños o cifrado.',
  'problem.filter.TOO_MANY_VALUES': 'Una condición admite como máximo 500 valores.',
  'problem.filter.INVALID_EXTENSION':
    '{value} no es una extensión de archivo. Escriba una como pdf o tar.gz.',
  'problem.filter.INVALID_NAME': 'Escriba nombres de archivo de 1 a 200 caracteres.',
  'problem.filter.INVALID_SIZE': 'El tamaño mínimo supera al máximo. Cambie uno de los dos.',
  'problem.missing_profile': 'Ningún perfil de contenido tiene el ID {id}. Puede que se haya eliminado.',
  'problem.missing_reusable_rule':
    'Ninguna regla reutilizable tiene el ID {id}. Puede que se haya eliminado.',
  'problem.missing_data_filter': 'Ningún filtro de datos tiene el ID {id}. Puede que se haya eliminado.',
  'problem.missing_alias': 'Ningún alias tiene el ID {id}. Puede que se haya eliminado.',
  'problem.missing_dictionary': 'Ningún diccionario tiene el ID {id}. Puede que se haya eliminado.',
  'problem.missing_predefined_dictionary':
    'Casbah no incluye ningún diccionario {id}. Elija uno de la lista.',
  'problem.missing_data_identifier': 'Ningún identificador de datos tiene el ID {id}. Elija uno de la lista.',
  'problem.missing_ml_profile': 'Ningún perfil de ML tiene el ID {id}. Puede que se haya eliminado.',
  'problem.missing_index': 'Ningún índice tiene el ID {id}. Puede que se haya eliminado.',
  'problem.no_risk_type': '{id} no es un tipo de riesgo. Elija uno de la lista.',
  'problem.no_content_type': '{id} no es un tipo de contenido. Elija uno de la lista.',
  'problem.no_file_class': '{id} no es una clase de archivo. Elija una de la lista.',
  'problem.no_file_format': 'La clase no tiene el formato de archivo {id}. Elija uno de la lista.',
  'problem.regex.EMPTY_PATTERN': 'Escriba una expresión regular.',
  'problem.regex.INVALID_REG_EXP_LENGTH':
    'La expresión supera los 4000 caracteres. Acórtela o divídala en dos.',
  'problem.regex.MATCHES_EMPTY_TEXT':
    'La expresión también coincide con un texto vacío. Haga obligatoria una parte, por ejemplo con + en lugar de *.',
  'problem.regex.TOO_LARGE': 'La expresión es demasiado compleja. Use menos repeticiones o divídala en dos.',
  'problem.regex.TOO_SLOW': 'La expresión es demasiado lenta. Simplifíquela o use menos repeticiones.',
  'problem.regex.missing_parenthesis':
    'Falta un paréntesis de cierre. Añádalo o escriba \\( para el carácter.',
  'problem.regex.unexpected_parenthesis':
    'Un paréntesis de cierre no tiene el de apertura. Quítelo o escriba \\) para el carácter.',
  'problem.regex.missing_bracket': 'Falta un corchete de cierre. Añádalo o escriba \\[ para el carácter.',
  'problem.regex.nested_repetition':
    'Hay dos operadores de repetición seguidos. Quite uno o agrupe el primero entre paréntesis.',
  'problem.regex.nothing_to_repeat':
    'Un operador de repetición no tiene nada delante. Quítelo o ponga una barra invertida delante para el carácter.',
  'problem.regex.repetition_size': 'Una repetición está fuera del intervalo. Repita como máximo 1000 veces.',
  'problem.regex.trailing_backslash':
    'La expresión termina con una barra invertida. Quítela o escriba dos para el carácter.',
  'problem.regex.unknown_escape':
    'RE2 no reconoce un carácter tras una barra invertida. No se admiten referencias hacia atrás.',
  'problem.regex.unsupported_group':
    'RE2 no admite aserciones ni otros grupos especiales. Escriba la expresión sin ellos.',
  'problem.regex.class_range':
    'Un intervalo de caracteres entre corchetes no es válido. Escriba primero el carácter menor.',
  'problem.regex.group_name':
    'El nombre de un grupo no es válido o está repetido. Use letras, cifras y guiones bajos.',
  'problem.regex.too_large': 'La expresión es demasiado compleja. Use menos repeticiones o divídala en dos.',
  'problem.regex.other': 'La expresión no es válida en la sintaxis RE2. Pruebe sus partes una a una.',
};
