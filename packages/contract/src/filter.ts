import { MAX_FILTER_LENGTH } from '@casbah/domain/filter/parse';
import { z } from 'zod';

/** A filter expression as text, over the list's fields. */
export const filterText = z.string().max(MAX_FILTER_LENGTH);
