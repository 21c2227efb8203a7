import type { sessionBannerWords } from '@casbah/messages/session';
import { Button } from '@casbah/widgets/button/Button.tsx';
import { NoticeBanner } from '@casbah/widgets/notice-banner/NoticeBanner.tsx';
import { useState } from 'react';
import { call, leaveFor } from '../request/api.ts';
import { useSession } from '../request/session.ts';
import { useWords } from '../words/useWords.ts';
import { showErrorToast } from './toasts.ts';

/** Banner of a preview or a partner's visit, with a button to leave. */
export function SessionBanner() {
  const say = useWords<typeof sessionBannerWords>();
  const { preview, partner_name, tenantName } = useSession();
  if (preview !== null) {
    const leave = async (): Promise<string> => {
      await call('POST /admin/profiles/preview/leave', {});
      return `/ui/appAccount/profiles/${encodeURIComponent(preview.id)}`;
    };
    return (
      <LedBack sentence={say('preview.sentence', { name: preview.name })} leave={leave}>
        {say('preview.leave')}
      </LedBack>
    );
  }
  const partner = partner_name ?? '';
  return (
    <LedBack
      sentence={say('visit.sentence', { company: tenantName, partner })}
      leave={async () => (await call('POST /admin/partners/return', {})).redirect}
    >
      {say('visit.back', { partner })}
    </LedBack>
  );
}

function LedBack({
  sentence,
  leave,
  children,
}: {
  sentence: string;
  /** Returns the URL to continue to. */
  leave: () => Promise<string>;
  children: string;
}) {
  const [isPending, setPending] = useState(false);
  const goBack = async (): Promise<void> => {
    setPending(true);
    try {
      // From now on, everything cached belongs to other permissions or another company.
      leaveFor(await leave());
    } catch (error) {
      showErrorToast(error, { title: children });
      setPending(false);
    }
  };
  return (
    <NoticeBanner tone="medium">
      {sentence}{' '}
      <Button size="tiny" isPending={isPending} onPress={() => void goBack()}>
        {children}
      </Button>
    </NoticeBanner>
  );
}
