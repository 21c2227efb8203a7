import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { ColumnsIcon } from '../icons/icons.tsx';
import { Popover } from '../popover/Popover.tsx';
import { SkeletonText } from '../skeleton/Skeleton.tsx';
import type { ColumnChoicesProps } from './ColumnChoices.tsx';

/** Loaded when first opened. */
const ColumnChoices = lazy(async () => ({ default: (await import('./ColumnChoices.tsx')).ColumnChoices }));

/** Columns, their order and density. Part of the page header, beside the export. */
export function ColumnChooser(props: ColumnChoicesProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'widgets.columns.title' });
  return (
    <Popover label={title} placement="bottom end" trigger={<Button icon={<ColumnsIcon />}>{title}</Button>}>
      <Suspense
        fallback={
          <div aria-busy="true">
            <SkeletonText lines={8} />
          </div>
        }
      >
        <ColumnChoices {...props} />
      </Suspense>
    </Popover>
  );
}
