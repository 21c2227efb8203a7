import { callBeforeSignIn } from '../../request/api.ts';
import { errorCode } from '../../words/error-words.ts';

/** A page that stood open for long carries an old token: the server hands out a new one and is asked once more. */
export async function withNewTokenOnce<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (errorCode(error) !== 'CSRF_REJECTED') throw error;
    await callBeforeSignIn('GET /user/setup', {});
    return work();
  }
}
