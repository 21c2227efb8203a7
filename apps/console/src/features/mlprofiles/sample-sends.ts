import type { SampleKind } from '@casbah/domain/ml-profile';
import { type FileSend, FileSends, useFileSend } from '../../request/file-sends.ts';
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

/** Whether samples of a profile are being sent: a training wouldn't learn from those. */
export function useIsSending(profile: string): boolean {
  const positive = useFileSend(sampleSends, sendOf(profile, 'positive'));
  const negative = useFileSend(sampleSends, sendOf(profile, 'negative'));
  const isSending = (send: FileSend | undefined): boolean => send !== undefined && send.done < send.total;
  return isSending(positive) || isSending(negative);
}
