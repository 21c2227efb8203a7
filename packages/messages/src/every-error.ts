import { words as errors } from './every-area/errors/en.generated.ts';
import { words as startErrors } from './every-area/start-errors/en.generated.ts';

/** English texts of every error, for the server. Pages load only those they can encounter. */
export const everyError = { ...startErrors, ...errors };
