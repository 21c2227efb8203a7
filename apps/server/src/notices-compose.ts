import type { ControlStore } from '@casbah/stores/control/control-store';
import type { QueueMail } from '@casbah/stores/control/mail/outbox';
import type { Signal, SignalListener } from '@casbah/stores/control/signals';
import type { FastifyInstance } from 'fastify';
import { maintenanceRoutes } from './maintenance/routes.ts';
import { MaintenanceService } from './maintenance/service.ts';
import { NoticeDigest } from './notifications/digest.ts';
import { notificationsRoutes } from './notifications/routes.ts';
import { NoticeWatch } from './notifications/watch.ts';
import { tagsRoutes } from './tags/routes.ts';
import { TagsService } from './tags/service.ts';
import { TenantTags } from './tags/tenant-tags.ts';

/** Notices to people, work on the service, and what is to be cleared away now and then. */
export function composeNotices(parts: { control: ControlStore; clock: () => number; queueMail: QueueMail }): {
  routes(app: FastifyInstance): void;
  tidy(): Promise<void>;
  watch(): Promise<void>;
} {
  const maintenance = new MaintenanceService(parts);
  const digest = new NoticeDigest(parts);
  const watch = new NoticeWatch(parts);
  return {
    routes: (app) => {
      notificationsRoutes(app, parts);
      maintenanceRoutes(app, maintenance);
    },
    tidy: async () => {
      await digest.run();
      await maintenance.tidy();
    },
    watch: () => watch.look(),
  };
}

export interface TagsArea {
  service: TagsService;
  tags: TenantTags;
  routes(app: FastifyInstance): void;
  /** Before anybody is told: whoever asks again then is answered anew. */
  heed: Pick<SignalListener, 'missed'> & { hear(signal: Signal): void };
}

/** Tags of services. `onChange`: what was read of a company's services is no longer so. */
export function composeTags(parts: {
  control: ControlStore;
  clock: () => number;
  hasService: (id: string) => boolean;
  onChange: (tenant: string) => void;
}): TagsArea {
  const tags = new TenantTags(parts.control);
  const forget = (tenant: string): void => {
    tags.forget(tenant);
    parts.onChange(tenant);
  };
  const service = new TagsService({ ...parts, onChange: forget });
  return {
    service,
    tags,
    routes: (app) => tagsRoutes(app, service),
    heed: {
      hear: (signal) => {
        if ('area' in signal && signal.area === 'tags') forget(signal.tenant);
      },
      missed: () => tags.forgetAll(),
    },
  };
}
