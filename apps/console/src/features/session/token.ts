import { callBeforeSignIn } from '../../request/api.ts';
import { errorCode } from '../../words/error-words.ts';

/** A page open for long has an outdated CSRF token: retries once with the new one from the server. */
export async function withNewTokenOnce<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (errorCode(error) !== 'CSRF_REJECTED') throw error;
    await callBeforeSignIn('GET /user/setup', {});
    return work();
  }
}
