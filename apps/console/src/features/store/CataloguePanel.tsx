import type { CatalogueRow } from '@casbah/contract/store';
import type { storeWords } from '@casbah/messages/store';
import { buttonClass } from '@casbah/widgets/button/Button.tsx';
import { RiskChip } from '@casbah/widgets/chip/RiskChip.tsx';
import { Facts } from '@casbah/widgets/facts/Facts.tsx';
import { NameTile } from '@casbah/widgets/name-tile/NameTile.tsx';
import { SidePanel } from '@casbah/widgets/side-panel/SidePanel.tsx';
import { Link } from '@tanstack/react-router';
import { useMayOpen } from '../../request/permitted.ts';
import { ServiceDescription } from '../../words/ServiceDescription.tsx';
import { useCategoryName } from '../../words/useCategoryName.ts';
import { useCountry } from '../../words/useCountry.ts';
import { useWords } from '../../words/useWords.ts';
import css from './Store.module.css';

/** Catalog entry of one service, with links to continue. */
export function CataloguePanel({
  row,
  ...panel
}: {
  row: CatalogueRow;
  position: string;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
}) {
  const say = useWords<typeof storeWords>();
  const country = useCountry();
  const categoryName = useCategoryName();
  const mayOpen = useMayOpen();
  const { app } = row;
  return (
    <SidePanel
      {...panel}
      title={row.name}
      subtitle={[
        categoryName(row.category),
        ...(row.headquarters === null ? [] : [country(row.headquarters)]),
      ].join(' · ')}
      media={<NameTile name={row.name} colourOf={row.id} size={32} />}
      actions={
        <>
          {app !== null && mayOpen(`/appStore/appdetails/${app.key}`) ? (
            <Link to="/appStore/appdetails/$app" params={{ app: app.key }} className={buttonClass()}>
              {say('catalogue.inStore', { app: app.title })}
            </Link>
          ) : null}
          {mayOpen(`/appAudit/service/${row.id}`) ? (
            <Link to="/appAudit/service/$id" params={{ id: row.id }} className={buttonClass()}>
              {say('catalogue.inAudit')}
            </Link>
          ) : null}
        </>
      }
    >
      <div className={css.panel}>
        {row.description === null ? null : (
          <p>
            <ServiceDescription english={row.description} />
          </p>
        )}
        <Facts
          facts={[
            [say('catalogue.column.risk'), <RiskChip key="risk" level={row.level} brr={row.brr} />],
            [say('catalogue.column.vendor'), row.vendor ?? '–'],
            [say('catalogue.column.headquarters'), country(row.headquarters)],
            [
              say('catalogue.domains'),
              <span key="domains" className={css.domains}>
                {row.domains.join(', ')}
              </span>,
            ],
          ]}
        />
      </div>
    </SidePanel>
  );
}
