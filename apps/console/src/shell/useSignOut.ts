import { callBeforeSignIn, leaveFor } from '../request/api.ts';
import { queryClient } from '../request/query-client.ts';
import { useSession } from '../request/session.ts';
import { useWords } from '../words/useWords.ts';
import { showErrorToast } from './toasts.ts';

export function useSignOut(): () => Promise<void> {
  const say = useWords();
  const { partner_logout_redirect_url: partnerPage } = useSession();
  return async () => {
    try {
      await callBeforeSignIn('POST /user/logout', {});
    } catch (error) {
      showErrorToast(error, { title: say('shell.account.signOutFailed') });
      return;
    }
    // Nothing of this person may be left for the next.
    queryClient.clear();
    leaveFor(partnerPage ?? '/');
  };
}
