import { useSession } from './session.ts';

/** Whether people are anonymous to the signed-in person: the company hides names, and no profile of theirs shows them. */
export function usePeopleHidden(): boolean {
  const { access_profiles, json } = useSession();
  return json.user_anonymization && access_profiles.information_level !== 'full';
}
