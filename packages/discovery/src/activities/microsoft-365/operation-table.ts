import type { Activity, ObjectType } from '@casbah/domain/activity';

/** What an operation is in the vocabulary, and the kind of object it acts on. */
export type Meaning = readonly [activity: Activity, type?: ObjectType];

/** Operations of a workload by name. */
export type Operations = Readonly<Record<string, Meaning>>;
