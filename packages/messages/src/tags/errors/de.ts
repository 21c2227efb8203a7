import type { WordsOf } from '../../words-of.ts';
import type { words as english } from './en.ts';

export const words: WordsOf<typeof english> = {
  'NAME_TAKEN.tag': 'Es gibt schon einen Tag mit dem Namen {name}. Wählen Sie einen anderen Namen.',
  TAG_LIMIT:
    'Ein Unternehmen hat höchstens {limit} eigene Tags. Entfernen Sie einen, der nicht mehr gebraucht wird.',
  SYSTEM_TAG_FIXED:
    '{name} ist ein Tag des Systems und bleibt, wie er ist. Legen Sie stattdessen einen eigenen an.',
  SYSTEM_TAG_DELETION_ERROR:
    'Tags des Systems können nicht gelöscht werden. Wählen Sie nur Tags aus, die Ihr Unternehmen angelegt hat.',
  'problem.no_service': 'Es gibt keinen Dienst {service}.',
};
