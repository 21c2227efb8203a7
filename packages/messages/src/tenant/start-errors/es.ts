import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  OUT_OF_ALLOWED_IP_RANGE:
    'Su empresa no permite el acceso desde la dirección {address}. Inicie sesión desde su red o pregunte a un administrador del sistema.',
};
