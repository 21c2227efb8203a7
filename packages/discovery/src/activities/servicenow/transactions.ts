import type { Activity } from '@casbah/domain/activity';

/** What a request to an instance does. */
export interface Transaction {
  readonly activity: Activity;
  readonly table?: string;
  readonly id?: string;
}

const METHODS: Readonly<Record<string, Activity>> = {
  POST: 'create',
  PUT: 'edit',
  PATCH: 'edit',
  DELETE: 'delete',
};

/** Reads `/api/now/table/incident/ID`, `/incident.do?sys_id=ID`, `/incident_list.do` and the pages of sign-in. */
export function transactionOf(url: string, method: string): Transaction {
  const api = /\/api\/now\/(?:v\d+\/)?(table|attachment|import|stats)(?:\/(\w+))?(?:\/(\w+))?/.exec(url);
  if (api !== null) {
    const [, kind, table, id] = api;
    const written = METHODS[method];
    const isFile = kind === 'attachment';
    const read = isFile && id === 'file' ? 'download' : (isFile ? table : id) === undefined ? 'list' : 'view';
    const activity = isFile && written === 'create' ? 'upload' : (written ?? read);
    const rowId = isFile ? table : id;
    return {
      activity,
      ...(isFile ? { table: 'sys_attachment' } : table === undefined ? {} : { table }),
      ...(rowId === undefined || rowId === 'file' ? {} : { id: rowId }),
    };
  }
  const page = /\/?(\w+)\.do\b/.exec(url)?.[1];
  if (page === undefined) return { activity: METHODS[method] ?? 'view' };
  if (/^(?:login|login_with_sso|external_login)/.test(page)) return { activity: 'sign_in' };
  if (/^logout/.test(page)) return { activity: 'sign_out' };
  const id = /[?&](?:sys_id|sysparm_sys_id)=(\w{32})/.exec(url)?.[1];
  const row = id === undefined ? {} : { id };
  if (page === 'sys_attachment') return { activity: 'download', table: page, ...row };
  const isList = page.endsWith('_list');
  const table = isList ? page.slice(0, -'_list'.length) : page;
  if (/[?&](?:CSV|EXCEL|XLS|XLSX|XML|PDF|JSONv2|UNL)\b/.test(url))
    return { activity: 'export', table, ...row };
  if (isList) return { activity: 'list', table };
  return { activity: method === 'POST' ? 'edit' : 'view', table, ...row };
}
