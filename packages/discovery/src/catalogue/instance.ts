import type { Instance, Service } from './catalogue.ts';
import { plainHost } from './host-name.ts';
import { type CustomerRule, type HostRule, INSTANCE_RULES } from './instance-rules.ts';

/** Labels that vendors reserve, so they aren't customer names. */
const VENDORS_OWN = new Set(
  `about academy accounts account ads api apis app apps assets auth beta billing blog bounce brand careers cdn cdn1 cdn2
  cloud community connect console content dashboard data demo dev developer developers direct docs download downloads
  edge email en enterprise eu events files forum get global go guide help hooks id images img info ingest investors jobs
  js learn legal link links live login logs m mail marketing media metrics mobile my news notifications oauth open
  partner partners pages ping play portal preview privacy proxy public push resources s security secure server services
  share shop sign signin signup sso stage staging static stats status store support sync telemetry test track tracking
  trust uk update updates upload us video w web webhooks welcome wiki ws www www1 www2`.split(/\s+/),
);

const NAME = /^[a-z0-9][a-z0-9_-]*$/;

/** Kind of instance a host belongs to; undefined if the host doesn't show it. */
export function instanceOf(service: Service, host: string): Instance | undefined {
  const name = plainHost(host);
  for (const rule of INSTANCE_RULES.get(service.id) ?? []) {
    const instance = 'host' in rule ? ofHost(rule, name) : ofCustomer(rule, name);
    if (instance !== undefined) return instance;
  }
  return undefined;
}

/** Whether companies have their own hosts at this service. */
export function hasCompanyInstances(service: Service): boolean {
  return (INSTANCE_RULES.get(service.id) ?? []).some((rule) => rule.kind === 'corporate');
}

function ofHost(rule: HostRule, host: string): Instance | undefined {
  if (host !== rule.host && !host.endsWith(`.${rule.host}`)) return undefined;
  return { name: rule.host, kind: rule.kind };
}

function ofCustomer(rule: CustomerRule, host: string): Instance | undefined {
  const labels = host.split('.');
  const under = rule.under.split('.');
  const [customer, ...rest] = labels;
  if (customer === undefined || rest.length !== under.length) return undefined;
  if (!under.every((label, index) => fits(label, rest[index] ?? ''))) return undefined;
  if (rule.ending !== undefined && !customer.endsWith(rule.ending)) return undefined;
  let name = rule.ending === undefined ? customer : customer.slice(0, -rule.ending.length);
  const cut = rule.upTo === undefined ? -1 : name.indexOf(rule.upTo);
  if (cut > 0) name = name.slice(0, cut);
  if (!NAME.test(name) || VENDORS_OWN.has(name) || rule.not?.includes(name)) return undefined;
  return { name, kind: rule.kind };
}

function fits(pattern: string, label: string): boolean {
  const star = pattern.indexOf('*');
  if (star < 0) return pattern === label;
  return label.startsWith(pattern.slice(0, star)) && label.endsWith(pattern.slice(star + 1));
}
