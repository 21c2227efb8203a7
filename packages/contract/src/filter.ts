import { MAX_FILTER_LENGTH } from '@casbah/domain/filter/parse';
import { z } from 'zod';

/** A filter expression in its text form, over the fields of the list that is asked. */
export const filterText = z.string().max(MAX_FILTER_LENGTH);
