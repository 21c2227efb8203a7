import { useSearch } from '@tanstack/react-router';
import { textOf } from '../../scope/scope.ts';
import { IndexDetail } from './IndexDetail.tsx';
import { IndexList } from './IndexList.tsx';

/** A company's indexes of its data, or the one in the URL. */
export function IndexesPage() {
  const id = textOf(useSearch({ strict: false }).index);
  return id === undefined ? <IndexList /> : <IndexDetail key={id} id={id} />;
}
