import { ALL, type Filter } from '@casbah/domain/filter/expression';
import { normalise } from '@casbah/domain/filter/normalise';
import { type FilterError, parseFilter } from '@casbah/domain/filter/parse';
import { printFilter } from '@casbah/domain/filter/print';
import { INCIDENT_ORDERS, type IncidentOrder, OPEN_STATES } from '@casbah/domain/incident/incident';
import { INCIDENT_FIELDS, type IncidentField } from '@casbah/domain/incident/incident-fields';
import { textOf } from '../../../scope/scope.ts';

export type IncidentFilter = Filter<IncidentField>;

/** What an analyst looks at. */
export const VIEWS = ['open', 'mine', 'unassigned', 'all'] as const;
export type IncidentView = (typeof VIEWS)[number];

/** Views of an incident. */
export const DETAIL_TABS = ['summary', 'evidence', 'timeline', 'notes', 'related'] as const;
export type DetailTab = (typeof DETAIL_TABS)[number];

/** URL parameters of the list; absent ones have their default. */
export interface IncidentsSearch {
  filter?: string | undefined;
  view?: Exclude<IncidentView, 'open'> | undefined;
  order?: Exclude<IncidentOrder, 'severity'> | undefined;
  /** Visible columns in order, comma-separated. */
  columns?: string | undefined;
  /** ID of the incident whose panel is open. */
  selected?: string | undefined;
  tab?: Exclude<DetailTab, 'summary'> | undefined;
}

/** Parameters that the route lets through unchecked. */
export type IncidentsTexts = { [Name in keyof IncidentsSearch]?: string | undefined };

/** Reads the URL parameters; ignores invalid ones. */
export function readIncidentsSearch(search: Record<string, unknown>): IncidentsSearch {
  const read: IncidentsSearch = {};
  for (const name of ['filter', 'columns'] as const) {
    const text = textOf(search[name]);
    if (text !== undefined) read[name] = text;
  }
  const selected = textOf(search.selected);
  if (selected !== undefined && /^[0-9a-f-]{36}$/.test(selected)) read.selected = selected;
  const view = VIEWS.find((one) => one === search.view);
  if (view !== undefined && view !== 'open') read.view = view;
  const order = INCIDENT_ORDERS.find((one) => one === search.order);
  if (order !== undefined && order !== 'severity') read.order = order;
  const tab = DETAIL_TABS.find((one) => one === search.tab);
  if (tab !== undefined && tab !== 'summary') read.tab = tab;
  return read;
}

export interface ReadFilter {
  /** Everything if the text is invalid. */
  filter: IncidentFilter;
  error: FilterError | undefined;
}

export function readIncidentFilter(text = ''): ReadFilter {
  const { filter, error } = parseFilter(text, INCIDENT_FIELDS);
  return { filter: filter ?? ALL, error };
}

/** Absent if it matches everything. */
export function incidentFilterText(filter: IncidentFilter): string | undefined {
  const text = printFilter(filter, INCIDENT_FIELDS);
  return text === '' || text === 'all' ? undefined : text;
}

/** The filter within a view, as text. */
export function askedText(filter: IncidentFilter, view: IncidentView, email: string): string | undefined {
  return incidentFilterText(normalise({ kind: 'and', parts: [...partsOf(view, email), filter] }));
}

function partsOf(view: IncidentView, email: string): IncidentFilter[] {
  const open: IncidentFilter = { kind: 'in', field: 'state', values: OPEN_STATES };
  switch (view) {
    case 'open':
      return [open];
    case 'mine':
      return [open, { kind: 'in', field: 'owner', values: [email] }];
    case 'unassigned':
      return [open, { kind: 'in', field: 'owner', values: [''] }];
    case 'all':
      return [];
  }
}
