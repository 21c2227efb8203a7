import { isJsonObject, type JsonObject } from '../cores/json.ts';
import { jsonFormat } from './json-dialect.ts';
import { unlessTraffic } from './traffic.ts';

/**
 * Sentence of the older log: `HTTPS request from 10.1.0.5:55640 to files.example.com:443. Action: Allow.
 * Policy: …`, with the URL after the destination if known; `was DNAT'ed to …` has no verdict, ICMP no ports.
 */
const SENTENCE = /^([A-Z][A-Z0-9]*) (?:Type=\S+ )?request from (\S+?):(\d*) to (\S+?):(\d*)(?:\. |$| was )/i;
/** `DNS Request: 10.1.0.5:46235 - 54130 AAAA IN files.example.com. udp 55 false 512 NOERROR …`. */
const QUERY = /^DNS Request: (\S+):(\d+) - \d+ (\S+) IN (\S+) (udp|tcp) /i;

/** Flows already covered by rule records. */
const STATISTICS = /^AZFW(?:FlowTrace|FatFlow)/;

/** A part of the sentence by name, up to the next period. */
function partOf(sentence: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\. |, )${name}: (.+?)(?:\\.? *$|\\. (?=[A-Z])|, (?=[A-Z]))`).exec(sentence)?.[1];
}

function fromSentence(sentence: string): JsonObject | undefined {
  const query = QUERY.exec(sentence);
  if (query !== null) {
    const [, SourceIp, SourcePort, QueryType, QueryName] = query;
    return { SourceIp, SourcePort, QueryType, QueryName };
  }
  const [whole, Protocol, SourceIp, SourcePort, Destination, DestinationPort] = SENTENCE.exec(sentence) ?? [];
  if (whole === undefined) return undefined;
  return {
    Protocol,
    SourceIp,
    SourcePort,
    Destination,
    DestinationPort,
    TargetUrl: partOf(sentence, 'Url'),
    Action: partOf(sentence, 'Action'),
    Rule: partOf(sentence, 'Rule'),
    WebCategory: partOf(sentence, 'Web Category'),
    ThreatDescription: partOf(sentence, 'ThreatIntel'),
  };
}

/** Fields of a record: its properties, the record itself in Log Analytics, or parsed from its sentence. */
function fieldsOf(entry: JsonObject): JsonObject | undefined {
  const properties = isJsonObject(entry.properties) ? entry.properties : entry;
  const category = String(entry.category ?? entry.Category ?? entry.Type ?? '');
  if (!/^(?:AZFW|AzureFirewall)/.test(category)) return undefined;
  const sentence = properties.msg ?? entry.msg_s;
  const fields = typeof sentence === 'string' ? fromSentence(sentence) : properties;
  const time = entry.time ?? entry.TimeGenerated ?? entry['TimeGenerated [UTC]'];
  return { time, ...(fields ?? { sentence }), category };
}

export const azureFirewall = jsonFormat({
  name: 'azure-firewall',
  title: 'Azure Firewall (rules, threat intelligence, DNS proxy), JSON',
  rank: 'specific',
  fields: ['time', 'src_ip', 'dst_ip', 'dst_port', 'host', 'url', 'action', 'category', 'extra'],
  marks: ['"AZFW', '"AzureFirewall'],
  body: fieldsOf,
  table: {
    time: 'time',
    SourceIp: 'src_ip',
    DestinationIp: 'dst_ip',
    Destination: 'dst',
    DestinationPort: 'dst_port',
    Fqdn: 'host',
    QueryName: 'host',
    TargetUrl: 'url',
    Action: 'action',
    WebCategory: 'category',
    SourcePort: 'drop',
  },
  rules: { silence: 'allowed' },
  prepare: (record) => {
    const category = record.takeKept('category') ?? '';
    return STATISTICS.test(category) ? `a record of category ${category}` : unlessTraffic(record);
  },
});
