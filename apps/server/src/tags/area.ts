import { area } from '../areas/define.ts';
import { tagResource } from './resource.ts';
import { tagsHandlers } from './routes.ts';
import { TagsService } from './service.ts';
import { type CompanyTags, TenantTags } from './tenant-tags.ts';

declare module '../areas/provided.ts' {
  interface Provided {
    /** A company's tags, and the services that have them. */
    tagsOf: (tenant: string) => Promise<CompanyTags>;
    /** Clears cached tags of a company. */
    onTagsChanged: (tenant: string) => void;
  }
}

export const tagsArea = area({
  name: 'tags',
  needs: ['control', 'clock', 'catalogue', 'readCache'],
  gives: ['tagsOf', 'onTagsChanged'],
  build({ control, clock, catalogue, readCache }) {
    const tags = new TenantTags(control);
    const onChange = (tenant: string): void => {
      tags.forget(tenant);
      readCache.forget(tenant);
    };
    const hasService = (id: string): boolean => catalogue.get(id) !== undefined;
    const service = new TagsService({ control, clock, hasService, onChange });
    return {
      handlers: tagsHandlers(service),
      resources: tagResource(service),
      onSignal(signal) {
        if ('area' in signal && signal.area === 'tags') onChange(signal.tenant);
      },
      onResync: () => tags.forgetAll(),
      provides: {
        tagsOf: (tenant) => tags.of(tenant),
        onTagsChanged: onChange,
      },
    };
  },
});
