/** Maximum automatic-fail services and categories per profile. */
export const MOST_KNOCKOUTS = 500;
/** Maximum services in a comparison. */
export const MOST_COMPARED = 5;
/** Maximum characters of an override's reason. */
export const MOST_NOTE_CHARACTERS = 1000;
