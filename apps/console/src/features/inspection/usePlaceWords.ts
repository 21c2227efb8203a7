import type { FindingAnswer } from '@casbah/contract/inspection';
import type { inspectionWords } from '@casbah/messages/inspection';
import { useWords } from '../../words/useWords.ts';

/** A place in a document as people name it: `report.zip › q3.xlsx · Sheet “Staff” · Cell C12`. */
export function usePlaceWords(): (place: FindingAnswer['place']) => string {
  const say = useWords<typeof inspectionWords>();
  return ({ path = [], part, page, slide, sheet, cell, line }) =>
    [
      path.length === 0 ? undefined : path.join(' › '),
      page === undefined ? undefined : say('inspection.place.page', { page }),
      slide === undefined ? undefined : say('inspection.place.slide', { slide }),
      sheet === undefined ? undefined : say('inspection.place.sheet', { sheet }),
      cell === undefined ? undefined : say('inspection.place.cell', { cell }),
      line === undefined ? undefined : say('inspection.place.line', { line }),
      part,
    ]
      .filter((words) => words !== undefined)
      .join(' · ');
}
