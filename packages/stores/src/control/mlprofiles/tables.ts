import type { MlProfileError, MlProfileState, MlQuality, SampleKind } from '@casbah/domain/ml-profile';
import type { ColumnType, Generated } from 'kysely';
import type { Millis } from '../database.ts';

/** State of ML profiles; their names are in `content_definitions`. */
interface MlProfiles {
  tenant_id: string;
  id: string;
  state: MlProfileState;
  /** Of the training in progress, 0 to 1. */
  progress: Generated<number>;
  error: MlProfileError | null;
  quality: ColumnType<MlQuality | null, string | null, string | null>;
  /** Name of the model in use in the file store. */
  model: string | null;
  trained_on: Millis | null;
  /** Samples changed since the training. */
  is_outdated: Generated<boolean>;
}

/** Documents with which an ML profile is trained; their bytes are in the file store. */
interface MlSamples {
  tenant_id: string;
  profile: string;
  id: string;
  kind: SampleKind;
  file_name: string;
  size: number;
  added_on: Millis;
}

declare module '../database.ts' {
  interface Database {
    ml_profiles: MlProfiles;
    ml_samples: MlSamples;
  }
}
