import type { Arguments } from '@casbah/contract/client';
import { callBeforeSignIn } from '../../request/api.ts';
import { answeredAddress } from '../../request/safe-url.ts';
import { errorCode } from '../../words/error-words.ts';

export const CONSOLE = '/ui/';

/** A page that stood open for long carries an old token: the server hands out a new one and is asked once more. */
async function withNewTokenOnce<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (errorCode(error) !== 'CSRF_REJECTED') throw error;
    await callBeforeSignIn('GET /user/setup', {});
    return work();
  }
}

/** Signs in; answers where to go on to. */
export async function signIn(credentials: {
  email: string;
  password: string;
  redirect: string | undefined;
}): Promise<string> {
  const { email, password, redirect } = credentials;
  const answer = await withNewTokenOnce(() =>
    callBeforeSignIn('POST /user/loginapi', {
      body: { email: email.trim(), password, ...(redirect === undefined ? {} : { redirect }) },
    }),
  );
  return answeredAddress(answer.api_response_redirect) ?? CONSOLE;
}

/** Makes the first company and its administrator; answers the path to go on to. */
export async function setUp(body: Arguments<'POST /user/setup'>['body']): Promise<string> {
  const answer = await withNewTokenOnce(() => callBeforeSignIn('POST /user/setup', { body }));
  return answeredAddress(answer.api_response_redirect) ?? CONSOLE;
}
