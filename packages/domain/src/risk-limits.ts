/** Services and categories of services that one profile puts out of the question. */
export const MOST_KNOCKOUTS = 500;
/** Services compared side by side. */
export const MOST_COMPARED = 5;
/** Of the reason for a company's own answer. */
export const MOST_NOTE_CHARACTERS = 1000;
