import type { PreviewMessageId } from '@casbah/messages/parts';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { NoticeBanner } from '@casbah/widgets/notice-banner/NoticeBanner.tsx';
import { useState } from 'react';
import { call } from '../request/api.ts';
import { useWords } from '../words/useWords.ts';

/** Says as whom a sysadmin sees the console, and leads back. */
export function PreviewBanner({ profile: { id, name } }: { profile: { id: string; name: string } }) {
  const say = useWords<PreviewMessageId>();
  const [isPending, setPending] = useState(false);
  const leave = async (): Promise<void> => {
    setPending(true);
    try {
      await call('POST /admin/profiles/preview/leave', {});
      location.assign(`/ui/appAccount/profiles/${encodeURIComponent(id)}`);
    } catch {
      setPending(false);
    }
  };
  return (
    <NoticeBanner tone="medium">
      {say('preview.sentence', { name })}{' '}
      <Button size="tiny" isPending={isPending} onPress={() => void leave()}>
        {say('preview.leave')}
      </Button>
    </NoticeBanner>
  );
}
