import { useSession } from './session.ts';

/** Whether the signed-in person sees pseudonyms: the company hides names, and no profile of the person shows them. */
export function usePeopleHidden(): boolean {
  const { access_profiles, json } = useSession();
  return json.user_anonymization && access_profiles.information_level !== 'full';
}
