import { Navigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useDataRange } from '../../../scope/useScope.ts';
import { OLD_PARAMETERS, readOldLink } from '../old-links.ts';
import { ActivityLog } from './ActivityLog.tsx';
import { NoActivitiesYet } from './NoActivitiesYet.tsx';

/** The log of activities. Links of earlier consoles become its range and filter. */
export function ActivitiesPage() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const { range } = useDataRange();
  const [now] = useState(Date.now);
  const texts = Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const scope = readOldLink(texts, now);
  if (scope !== undefined) {
    const cleared = Object.fromEntries([...OLD_PARAMETERS, 'range'].map((name) => [name, undefined]));
    return <Navigate to="." search={(before) => ({ ...before, ...cleared, ...scope })} replace />;
  }
  return range === null ? <NoActivitiesYet /> : <ActivityLog />;
}
