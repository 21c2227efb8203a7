import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'problem.ssh_unreadable': 'No es una clave pública. Pegue la única línea del archivo que termina en .pub.',
  'problem.ssh_private':
    'Es una clave privada, que no debe salir de su equipo. Pegue la única línea del archivo que termina en .pub.',
  'problem.ssh_algorithm': 'Este algoritmo no se acepta. Use Ed25519, ECDSA o RSA.',
  'problem.ssh_short': 'Esta clave RSA tiene menos de 2048 bits. Genere una más larga.',
};
