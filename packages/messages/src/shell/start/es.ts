import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'shell.nav': 'Áreas',
  'shell.nav.discover': 'Descubrir',
  'shell.nav.investigate': 'Investigar',
  'shell.nav.protect': 'Proteger',
  'shell.nav.detect': 'Detectar',
  'shell.nav.posture': 'Postura',
  'shell.nav.govern': 'Gobernar',
  'shell.nav.open': 'Abrir la navegación',
  'shell.pageTitle': '{page} · Casbah',
  'shell.search': 'Buscar servicios, usuarios o páginas',
  'shell.freshness': 'Datos más recientes: {age}',
  'shell.refresh': 'Actualizar datos',
  'shell.live': 'En directo: actualizar cada {seconds} segundos',
  'shell.showNewest': 'Mostrar los datos más recientes',
  'shell.theme': 'Tema',
  'shell.theme.light': 'Claro',
  'shell.theme.dark': 'Oscuro',
  'shell.theme.system': 'Como el sistema',
  'shell.theme.use': 'Tema: {theme}',
  'shell.preferences.notSaved': 'Su elección vale aquí, pero no se pudo guardar para otros navegadores.',
  'shell.account': 'Su cuenta',
  'shell.account.profile': 'Mi cuenta',
  'shell.account.api': 'Referencia de la API',
  'shell.account.signOut': 'Cerrar sesión',
  'shell.account.signOutFailed': 'La sesión sigue abierta: Casbah no responde. Inténtelo de nuevo.',
  'shell.role.sysadmin': 'administrador del sistema',
  'shell.role.admin': 'admin',
  'shell.role.enduser': 'usuario',
  'shell.help': 'Atajos de teclado',
  'shell.footer.times': 'Horas en {zone}',
  'shell.offline': 'Casbah no responde. Los datos que se muestran pueden estar desactualizados.',
  'shell.error.title': 'No se ha podido cargar',
  'shell.error.save': 'No se ha podido guardar',
  'shell.error.required': 'Obligatorio',
  'shell.error.reload': 'Recargar',
  'shell.error.unreachable':
    'Casbah no responde. Compruebe que está en marcha; esta página lo intenta de nuevo por sí sola.',
  'shell.error.unexpected':
    'Algo falló en esta página. Recárguela; si continúa, cuente a su administrador qué hizo.',
  'shell.error.unknown':
    'Casbah respondió algo inesperado. Inténtelo de nuevo; si continúa, avise a su administrador.',
  'shell.error.answer':
    'Casbah respondió con el estado {status}. Inténtelo de nuevo; si continúa, avise a su administrador.',
  'shell.popup.failed':
    'Se produjo un error. Actualice el navegador o vaya a otra página para volver a intentarlo.',
  'shell.notFound': 'Página no encontrada',
  'shell.notFound.text': 'El enlace puede ser antiguo o estar cortado. Lo que hay aquí:',
};
