export { ExpertField } from './ExpertField.tsx';
export { NEW_DRAFT } from './suggestions.ts';
export { draftOf, TokenEditor } from './TokenEditor.tsx';
