import { useSearch } from '@tanstack/react-router';
import { textOf } from '../../scope/scope.ts';
import { ProfileDetail } from './ProfileDetail.tsx';
import { ProfileList } from './ProfileList.tsx';

/** A company's ML profiles, or the one in the URL. */
export function MlProfilesPage() {
  const id = textOf(useSearch({ strict: false }).profile);
  return id === undefined ? <ProfileList /> : <ProfileDetail key={id} id={id} />;
}
