import { useIntl } from 'react-intl';
import { Chip } from '../chip/Chip.tsx';
import { NameTile } from '../name-tile/NameTile.tsx';
import { Tag } from '../tag/Tag.tsx';
import css from './ServiceNameCell.module.css';
import { APP_TYPES, type AppType, type ServiceNameRow } from './service-name-row.ts';

const APP_WORDS: Readonly<Record<AppType, string>> = {
  iOS: 'widgets.service.app.iOS',
  Android: 'widgets.service.app.Android',
  cloud: 'widgets.service.app.cloud',
};

/** A service in a comfortable row: name and distinctions, with a description line below. */
export function ServiceNameCell({ service }: { service: ServiceNameRow }) {
  const { formatMessage, formatList } = useIntl();
  const apps = APP_TYPES.filter((type) => service.appTypes.includes(type)).map((type) =>
    formatMessage({ id: APP_WORDS[type] }),
  );
  const about = [
    service.category,
    service.idp === undefined ? '' : formatMessage({ id: 'widgets.service.idp' }, { idp: service.idp }),
    formatList(apps, { type: 'unit', style: 'short' }),
  ].filter((words) => words !== '');
  return (
    <span className={css.service} data-service={service.id}>
      <NameTile name={service.name} colourOf={service.id} size={28} />
      <span className={css.lines}>
        <span className={css.first}>
          <bdi className={css.name}>{service.name}</bdi>
          {service.isNew ? <Chip tone="accent">{formatMessage({ id: 'widgets.service.new' })}</Chip> : null}
          {service.isDenied ? (
            <Chip tone="high">{formatMessage({ id: 'widgets.service.denied' })}</Chip>
          ) : null}
          {service.tags.map((tag) => (
            <Tag key={tag.name} {...tag} />
          ))}
        </span>
        <span className={css.about}>{about.join(' · ')}</span>
      </span>
    </span>
  );
}
