import type { administrationErrors as english } from '../en/errors-of-administration.ts';
import type { WordsOf } from '../words.ts';

export const administrationErrors: WordsOf<typeof english> = {
  SSO_METADATA_INVALID:
    'Los metadatos no se pueden usar: {problem}. Tome el archivo o la dirección que su proveedor de identidad ofrece a los proveedores de servicios.',
  SSO_PROVIDER_UNREACHABLE:
    'El proveedor de identidad en {host} no responde como debería: {problem}. Compruebe la dirección y que este servidor puede alcanzarla.',
  SSO_ADDRESS_REFUSED:
    '{host} está en una red privada, a la que Casbah no llama por sí mismo. Pida a quien gestiona este Casbah que permita el host, o tome los metadatos de un archivo.',
  SSO_PROVIDER_NAME_TAKEN: 'Ya hay un proveedor de identidad con este nombre. Elija otro.',
  SSO_PROVIDER_LIMIT:
    'Una empresa tiene como máximo {limit} proveedores de identidad. Quite uno que nadie use.',
  SSO_DOMAIN_TAKEN:
    'Las personas de {domain} ya inician sesión con el proveedor de otra empresa. Pregunte a quien gestiona este Casbah a quién pertenece el dominio.',
  SSO_NO_WAY_BACK:
    'Permita primero que al menos un administrador del sistema activo inicie sesión con contraseña en todo caso: si no, un proveedor averiado dejaría fuera a todos.',
  DATASOURCE_NAME_TAKEN: 'Ya hay una fuente con el nombre {name}. Elija otro.',
  DATASOURCE_LIMIT: 'Puede haber {limit} fuentes como máximo. Elimine una que ya no haga falta.',
  UPLOAD_OFFSET_WRONG: 'El archivo sigue en el byte {expected}, no en el {given}. Envíe los bytes desde ahí.',
  UPLOAD_FINISHED: 'Ya han llegado todos los bytes de este archivo. No queda nada por enviar.',
  NO_DATASOURCE_AVAILABLE: 'No existe esa fuente de datos. Añada una en Fuentes o pregunte sin ella.',
  SOURCE_TOKEN_INVALID:
    'Este token no abre ninguna fuente así: está mal escrito, se ha retirado o es de otra fuente. Cree otro en Fuentes.',
  USERS_MUST_BE_TOKENS:
    'Esta empresa no admite nombres de personas: sustitúyalos antes de enviar las líneas (casbah collect --token-key) e indíquelo con la cabecera Casbah-Users: tokens.',
  SYSLOG_SENDER_TAKEN:
    'Otra fuente, o esta dos veces, toma las líneas de uno de estos remitentes. Indique cada remitente una sola vez.',
  API_KEY_INVALID:
    'Esta clave de API no funciona: está mal escrita, ha caducado o se ha eliminado, o quien la creó ya no tiene esos derechos. Cree otra en Configuración, Claves de API.',
  API_KEY_NAME_TAKEN: 'Ya hay una clave de API con este nombre. Elija otro.',
  API_KEY_LIMIT: 'Una empresa tiene como máximo {limit} claves de API. Elimine una que nadie use.',
  GRANTS_TOO_MUCH:
    'Nadie da más de lo que tiene: «{profile}» permite más de lo que usted puede hacer. Pregunte a un administrador del sistema.',
  PREVIEW_ONLY:
    'Ve la consola como la muestra el perfil de acceso «{profile}»: mientras tanto no se puede cambiar nada. Salga primero de la vista previa.',
  ACCESS_PROFILE_NAME_TAKEN: 'Ya existe un perfil de acceso con el nombre {name}. Elija otro nombre.',
  GROUP_NAME_TAKEN: 'Ya hay un grupo con el nombre {name}. Elija otro nombre.',
  GROUP_OF_DIRECTORY:
    '{name} viene de su directorio. Cámbielo allí: la próxima sincronización lo traerá aquí.',
  ORG_UNIT_NAME_TAKEN:
    'Ya hay una unidad con el nombre {name} en este lugar. Elija otro nombre u otro lugar.',
  ORG_UNIT_NOT_EMPTY: 'Hay otras unidades debajo de {name}. Elimínelas o muévalas primero.',
  SAVED_FILTER_NAME_TAKEN: 'Ya tiene aquí un filtro guardado con el nombre {name}. Elija otro nombre.',
  SAVED_FILTER_LIMIT:
    'Puede haber como máximo {limit} filtros guardados propios en una lista. Elimine uno que ya no necesite.',
  PEOPLE_ANONYMOUS:
    'Las personas son anónimas para usted, y esto las nombra. Pídaselo a alguien cuyo perfil de acceso muestre nombres.',
  NEEDS_TWO_PEOPLE:
    'Hacen falta dos para terminar con el anonimato: solicítelo con un motivo y que otra persona lo apruebe.',
  REVEAL_LIMIT: '{limit} solicitudes suyas esperan una decisión. Retire una o espere.',
  SETTING_NEEDS_SYSADMIN:
    'Solo un administrador del sistema con sesión iniciada puede cambiar este ajuste: decide lo que pueden hacer los demás. Pídaselo a un administrador del sistema.',
  REVEAL_OWN: 'Otra persona tiene que decidir sobre su solicitud.',
  REVEAL_APPROVER_TOO_NEW:
    'Tenía el derecho de aprobar desde hacía menos de un día cuando se hizo esta petición. Puede aprobarla quien lo tenga desde hace más tiempo; usted puede rechazarla.',
  REVEAL_APPROVER_NOT_INDEPENDENT:
    'Usted y quien hizo la petición no son independientes: una de las dos cuentas creó, promovió o dio acceso a la otra, o la misma persona preparó ambas en los últimos 30 días. Debe aprobarla otra persona; usted puede rechazarla.',
  REVEAL_NO_APPROVER:
    'Nadie puede aprobar su petición. Hace falta alguien que sea administrador del sistema, o pueda aprobar, desde hace al menos un día y cuya cuenta usted no haya creado, promovido ni dotado de acceso. Pida a otro administrador que haga la petición, o añada un segundo administrador del sistema: a los 30 días podrá pedirlo y usted aprobarlo.',
  REVEAL_DECIDED: 'Esta solicitud ya está decidida o ha terminado. Vuelva a cargar la página.',
  MAINTENANCE_LIMIT: 'Puede haber como máximo {limit} periodos. Retire los que ya han terminado.',
  TAG_NAME_TAKEN: 'Ya existe una etiqueta con el nombre {name}. Elija otro nombre.',
  TAG_LIMIT: 'Una empresa tiene como máximo {limit} etiquetas propias. Elimine una que ya no haga falta.',
  SYSTEM_TAG_FIXED: '{name} es una etiqueta del sistema y queda como está. Cree una propia en su lugar.',
  SYSTEM_TAG_DELETION_ERROR:
    'Las etiquetas del sistema no se pueden eliminar. Elija solo las que ha creado su empresa.',
  NAME_TAKEN: 'Ya existe: {name}.',
  LIMIT_REACHED: 'Puede haber como máximo {limit}. Elimine uno primero.',
  LIMIT_BELOW_USE: 'Ya hay {used}. Elimine primero algunos o permita {used} como mínimo.',
  USER_EMAIL_TAKEN: 'Ya hay alguien con la dirección {email}. Búsquelo en la lista.',
  USER_OUT_OF_REACH:
    'Sus permisos no alcanzan a esta persona: solo valen para algunos dominios o unidades organizativas. Consulte a un administrador del sistema.',
  USER_HOLDS_MORE:
    '{email} puede hacer más que usted. Solo alguien con los mismos permisos puede cambiar esta cuenta.',
  USER_OWN_ACCOUNT: 'Esta es su propia cuenta. Debe hacerlo otra persona.',
  USER_LAST_SYSADMIN:
    'Debe quedar al menos un administrador del sistema activo. Nombre antes a otra persona.',
  USER_ACTION_INVALID: 'La acción elegida no es válida.',
  USER_SEARCH_INVALID: 'Escriba al menos dos caracteres para buscar personas.',
  USERS_UNCHANGED: 'No hay nada que cambiar',
  USERS_NOT_RESETTABLE: 'No se puede restablecer la contraseña de ninguna de estas personas.',
  DIRECTORY_BUSY:
    'Hay otra ejecución del directorio en curso. Espere a que termine o deténgala e inténtelo de nuevo.',
  SCIM_INVALID: 'SCIM no permite esto: {problem}.',
  SCIM_NOT_UNIQUE: 'Esto ya está en uso: {problem}.',
  PARTNER_CODE_TAKEN: 'Otra empresa ya tiene el código de socio {code}. Elija otro.',
};
