import { isContentRisk } from '@casbah/domain/content-risk';
import type { contentprofilesNamesWords } from '@casbah/messages/contentprofiles';
import { useCallback } from 'react';
import { useWords } from '../../words/useWords.ts';

/** Names of risks; a newer server may send unknown ones, which keep their key. */
export function useRiskName(): (risk: string) => string {
  const say = useWords<typeof contentprofilesNamesWords>();
  return useCallback((risk) => (isContentRisk(risk) ? say(`content.risk.${risk}`) : risk), [say]);
}
