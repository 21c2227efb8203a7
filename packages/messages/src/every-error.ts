import { words as errors } from './every-area/errors/en.generated.ts';
import { words as startErrors } from './every-area/start-errors/en.generated.ts';

/** The English words of every error, for the server. Pages load only those that they can meet. */
export const everyError = { ...startErrors, ...errors };
