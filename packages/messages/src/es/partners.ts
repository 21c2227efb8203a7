import type { partners as english } from '../en/partners.ts';
import type { WordsOf } from '../words.ts';

export const partners: WordsOf<typeof english> = {
  'partners.title': 'Socios',
  'partners.sentence':
    'Las empresas pueden atender a otras. Decide la que es atendida, y puede retirarlo de inmediato.',
  'partners.customers': 'Empresas que atiende',
  'partners.customers.nothing': 'Ninguna empresa le ha admitido aún. Déles su código de socio.',
  'partners.company': 'Empresa',
  'partners.people': 'Personas',
  'partners.sources': 'Fuentes',
  'partners.failed': 'Archivos fallidos',
  'partners.lastFile': 'Último archivo',
  'partners.never': 'ninguno',
  'partners.open': 'Abrir',
  'partners.open.title': '¿Entrar en {name}?',
  'partners.open.text':
    'Su sesión continúa allí, con los derechos que la empresa le da. Queda en el historial de ambas empresas. Una barra sobre la página le lleva de vuelta.',
  'partners.granted': 'Socios que atienden esta empresa',
  'partners.granted.nothing': 'Ningún socio atiende esta empresa.',
  'partners.partner': 'Socio',
  'partners.profile': 'Perfil de acceso',
  'partners.profile.none': 'Ninguno ya: no ven nada',
  'partners.since': 'Desde',
  'partners.withdraw': 'Dejar de admitir',
  'partners.withdraw.title': '¿Dejar de admitir a {name}?',
  'partners.withdraw.text': 'Las sesiones de su gente aquí terminan de inmediato.',
  'partners.code': 'Código de socio',
  'partners.code.hint': 'De 3 a 32 letras, dígitos y guiones.',
  'partners.code.wrong':
    'Use de 3 a 32 letras, dígitos y guiones, con una letra o un dígito en ambos extremos.',
  'partners.grant': 'Admitir',
  'partners.own': 'Su empresa como socio',
  'partners.own.hint': 'Con un código propio, otras empresas pueden dejar que la suya las atienda.',
  'partners.name': 'Nombre',
  'partners.logout': 'Adónde van las personas al cerrar sesión',
  'partners.logout.hint':
    'Una dirección que empiece por https://, o nada para la página de inicio de sesión.',
  'partners.name.wrong': 'Indique un nombre.',
  'partners.logout.wrong': 'Indique una dirección que empiece por https://, o nada.',
  'partners.saved': 'Guardado',
  'partners.save': 'Guardar',
};
