import type { Load } from '@casbah/contract/datasources';
import { LOAD_STATUS } from '@casbah/domain/datasource';
import type { datasourcesWords } from '@casbah/messages/datasources';
import { useFormat } from '@casbah/widgets/format/useFormat.ts';
import { useNavigate } from '@tanstack/react-router';
import { call } from '../../request/api.ts';
import { showToast } from '../../shell/toasts.ts';
import { useWords } from '../../words/useWords.ts';
import { scopeOfLoad } from './scope-of-load.ts';

/** Shows a toast when a file was read, with a link to its data, or failed. */
export function useSayRead(): (load: Load) => void {
  const say = useWords<typeof datasourcesWords>();
  const format = useFormat();
  const navigate = useNavigate();
  return (load) => {
    const name = load.file_name;
    if (load.status === LOAD_STATUS.failed) {
      showToast({
        tone: 'high',
        title: say('datasources.failed.title', { name }),
        detail: say(`datasources.loadError.${load.error ?? 'internal'}.next`),
        // Reading takes a while, so the person may be on another page by now.
        retain: true,
      });
      return;
    }
    const words = { title: say('datasources.done.title', { name }) };
    if (load.duplicate_of !== null) {
      showToast({ ...words, tone: 'info', detail: say('datasources.file.duplicate') });
      return;
    }
    const detail = say('datasources.done.detail', {
      events: load.events,
      rejects: load.rejects,
      eventsWords: format.number(load.events),
    });
    if (load.events === 0) {
      showToast({ ...words, tone: 'medium', detail });
      return;
    }
    showToast({
      ...words,
      tone: 'low',
      detail,
      action: {
        label: say('datasources.done.show'),
        onAction: () => {
          void call('GET /admin/datasources/{id}', { params: { id: load.datasource_id } }).then((source) =>
            navigate({ to: '/appAudit/services', search: scopeOfLoad(source, load) ?? {} }),
          );
        },
      },
    });
  };
}
