import { expect, test } from 'vitest';
import { NO_UPLOAD, uploadDisplay } from './upload-display.ts';

const file = new File(['x'], 'access.log');
const halfway = [
  { kind: 'files', files: [file] } as const,
  { kind: 'show' } as const,
  { kind: 'progress', share: 0.5 } as const,
].reduce(uploadDisplay, NO_UPLOAD);

test('progress is reset when the files change or the display hides [WD-S066]', () => {
  expect(halfway).toEqual({ files: [file], visible: true, progress: 0.5 });
  const other = new File(['y'], 'other.log');
  expect(uploadDisplay(halfway, { kind: 'files', files: [other] })).toEqual({
    files: [other],
    visible: true,
    progress: undefined,
  });
  expect(uploadDisplay(halfway, { kind: 'hide' })).toEqual({
    files: [file],
    visible: false,
    progress: undefined,
  });
});

test('a fraction is between 0 and 1; anything but a number shows nothing', () => {
  expect(uploadDisplay(halfway, { kind: 'progress', share: 7 }).progress).toBe(1);
  expect(uploadDisplay(halfway, { kind: 'progress', share: -1 }).progress).toBe(0);
  expect(uploadDisplay(halfway, { kind: 'progress', share: Number.NaN }).progress).toBe(0.5);
});
