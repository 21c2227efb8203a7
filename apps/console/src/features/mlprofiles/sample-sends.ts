import type { SampleKind } from '@casbah/domain/ml-profile';
import { FileSends } from '../../request/file-sends.ts';
import { sendBytes } from '../../request/send-bytes.ts';
import { refreshProfiles } from './queries.ts';

export const sampleSends = new FileSends();

/** Samples of each kind are sent apart. */
export const sendOf = (profile: string, kind: SampleKind): string => `${profile} ${kind}`;

export async function addSamples(profile: string, kind: SampleKind, files: readonly File[]): Promise<void> {
  await sampleSends.add(sendOf(profile, kind), files, (file) =>
    sendBytes(
      'POST /protect/ml_profiles/{id}/samples',
      { params: { id: profile }, query: { kind, file_name: file.name } },
      file,
    ),
  );
  await refreshProfiles();
}
