import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'history.did.domain.created': 'Die Domain {name} auf die Liste gesetzt',
  'history.did.domain.verified': 'Die Domain {name} prüfen lassen',
  'history.did.domain.made_primary': '{name} zur ersten Domain des Unternehmens gemacht',
  'history.did.domain.deleted': 'Die Domain {name} von der Liste genommen',
};
