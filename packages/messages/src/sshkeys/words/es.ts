import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'settings.ssh': 'Claves SSH',
  'settings.ssh.hint':
    'Claves públicas de máquinas que entregarán registros por SSH. La recogida por SSH está por llegar: hasta entonces se guardan y no abren nada.',
  'settings.ssh.empty': 'Todavía no hay claves SSH',
  'settings.ssh.add': 'Añadir clave SSH',
  'settings.ssh.key': 'Clave pública',
  'settings.ssh.key.hint':
    'La única línea del archivo que termina en .pub: Ed25519, ECDSA o RSA desde 2048 bits',
  'settings.ssh.algorithm': 'Algoritmo y bits',
  'settings.ssh.fingerprint': 'Huella',
  'settings.ssh.wrong.unreadable':
    'Esto no es una clave pública. Pegue la única línea del archivo que termina en .pub.',
  'settings.ssh.wrong.private':
    'Esta es una clave privada: no debe salir de su máquina y no se envía. Pegue el archivo que termina en .pub.',
  'settings.ssh.wrong.algorithm': 'No se aceptan claves de este algoritmo. Use Ed25519, ECDSA o RSA.',
  'settings.ssh.wrong.short': 'Las claves RSA necesitan 2048 bits o más. Cree una más larga.',
  'settings.ssh.remove.title': '¿Eliminar la clave SSH {name}?',
  'settings.ssh.remove.text': 'La máquina deja de ser conocida. Puede volver a añadir su clave.',
};
