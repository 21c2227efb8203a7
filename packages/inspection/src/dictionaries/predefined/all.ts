import * as business from './business.ts';
import * as medical from './medical.ts';
import * as people from './people.ts';
import type { PredefinedDictionary } from './predefined-dictionary.ts';
import * as state from './state.ts';

/** All dictionaries included with Casbah, by name. */
export const PREDEFINED_DICTIONARIES: readonly PredefinedDictionary[] = [
  ...Object.values(business),
  ...Object.values(medical),
  ...Object.values(people),
  ...Object.values(state),
].sort((one, other) => (one.name < other.name ? -1 : 1));
