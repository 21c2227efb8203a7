import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  SETTING_NEEDS_SYSADMIN:
    'Solo un administrador del sistema con sesión iniciada puede cambiar este ajuste: decide lo que pueden hacer los demás. Pídaselo a un administrador del sistema.',
  'problem.other_setting': 'El id nombra un ajuste distinto de {setting}.',
  'problem.above_medium': 'Introduzca {medium} o menos: no puede superar el límite de riesgo medio.',
  'problem.no_settings_of': 'No hay ajustes de {app}.',
  'problem.no_setting': 'No existe el ajuste {setting}.',
  'problem.locks_you_out': 'Falta {address}, la dirección desde la que se conecta: quedaría sin acceso.',
  'problem.setting_switch': 'Use true o false.',
  'problem.setting_number': 'Introduzca un número entero de {minimum} a {maximum}.',
  'problem.setting_choice': 'Elija uno de: {choices}.',
  'problem.setting_list': 'Indique como máximo {maximum} valores.',
  'problem.setting_time_zone': 'Introduzca una zona horaria como Europe/Berlin.',
  'problem.setting_landing_page': 'Introduzca una ruta como /ui/appAudit/services o el nombre de un área.',
  'problem.setting_https_address': 'Introduzca una dirección que empiece por https://.',
  'problem.setting_networks': 'Introduzca redes como 198.51.100.0/24 o 2001:db8::/32, o direcciones sueltas.',
  'problem.setting_host_names': 'Introduzca nombres de host como portal.example.',
  'problem.setting_name': 'Introduzca un nombre de hasta 64 caracteres.',
};
