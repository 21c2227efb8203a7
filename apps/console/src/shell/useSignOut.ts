import { callBeforeSignIn } from '../request/api.ts';
import { queryClient } from '../request/query-client.ts';
import { useWords } from '../words/useWords.ts';
import { showErrorToast } from './toasts.ts';

export function useSignOut(): () => Promise<void> {
  const say = useWords();
  return async () => {
    try {
      await callBeforeSignIn('POST /user/logout', {});
    } catch (error) {
      showErrorToast(error, { title: say('shell.account.signOutFailed') });
      return;
    }
    // Nothing of this person stays for the next one.
    queryClient.clear();
    location.assign('/');
  };
}
