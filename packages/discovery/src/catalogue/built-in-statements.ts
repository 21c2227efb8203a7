import { type QuestionKey, questionOf, riskQuestion } from '@casbah/domain/risk-question';
import type { Statement, Statements, StatementsByService } from './statement.ts';
import accountingAndExpenses from './statements/accounting-and-expenses.json' with { type: 'json' };
import applicationPlatforms from './statements/application-platforms.json' with { type: 'json' };
import automation from './statements/automation.json' with { type: 'json' };
import backup from './statements/backup.json' with { type: 'json' };
import cloudInfrastructure from './statements/cloud-infrastructure.json' with { type: 'json' };
import cloudStorage from './statements/cloud-storage.json' with { type: 'json' };
import codeHosting from './statements/code-hosting.json' with { type: 'json' };
import collaboration from './statements/collaboration.json' with { type: 'json' };
import conferencing from './statements/conferencing.json' with { type: 'json' };
import contentDelivery from './statements/content-delivery.json' with { type: 'json' };
import crmAndSales from './statements/crm-and-sales.json' with { type: 'json' };
import customerSupport from './statements/customer-support.json' with { type: 'json' };
import dataPlatforms from './statements/data-platforms.json' with { type: 'json' };
import design from './statements/design.json' with { type: 'json' };
import development from './statements/development.json' with { type: 'json' };
import eCommercePlatforms from './statements/e-commerce-platforms.json' with { type: 'json' };
import eSignatureAndContracts from './statements/e-signature-and-contracts.json' with { type: 'json' };
import education from './statements/education.json' with { type: 'json' };
import erpAndOperations from './statements/erp-and-operations.json' with { type: 'json' };
import fileConversion from './statements/file-conversion.json' with { type: 'json' };
import fileSharing from './statements/file-sharing.json' with { type: 'json' };
import formsAndSurveys from './statements/forms-and-surveys.json' with { type: 'json' };
import generativeAi from './statements/generative-ai.json' with { type: 'json' };
import humanResources from './statements/human-resources.json' with { type: 'json' };
import identity from './statements/identity.json' with { type: 'json' };
import itManagement from './statements/it-management.json' with { type: 'json' };
import marketing from './statements/marketing.json' with { type: 'json' };
import messaging from './statements/messaging.json' with { type: 'json' };
import monitoring from './statements/monitoring.json' with { type: 'json' };
import payments from './statements/payments.json' with { type: 'json' };
import productivity from './statements/productivity.json' with { type: 'json' };
import projectManagement from './statements/project-management.json' with { type: 'json' };
import recruitingAndJobs from './statements/recruiting-and-jobs.json' with { type: 'json' };
import remoteAccess from './statements/remote-access.json' with { type: 'json' };
import security from './statements/security.json' with { type: 'json' };
import tagManagers from './statements/tag-managers.json' with { type: 'json' };
import telephony from './statements/telephony.json' with { type: 'json' };
import translation from './statements/translation.json' with { type: 'json' };
import tunnelsAndDynamicDns from './statements/tunnels-and-dynamic-dns.json' with { type: 'json' };
import videoSharing from './statements/video-sharing.json' with { type: 'json' };
import vpn from './statements/vpn.json' with { type: 'json' };
import webAnalytics from './statements/web-analytics.json' with { type: 'json' };
import webHosting from './statements/web-hosting.json' with { type: 'json' };
import webmail from './statements/webmail.json' with { type: 'json' };
import websitesAndContent from './statements/websites-and-content.json' with { type: 'json' };

/** What one vendor page states, by question key. */
interface PageLine {
  page: string;
  /** Month in which all answers of this line were found on the page. */
  checked?: string | undefined;
  yes?: readonly string[] | undefined;
  no?: readonly string[] | undefined;
  /** Questions the page was searched for without an answer. */
  unknown?: readonly string[] | undefined;
  founded?: number | undefined;
  data_centres?: readonly string[] | undefined;
  /** Sub-attributes by question. */
  details?: Readonly<Record<string, readonly string[] | undefined>> | undefined;
}

/** A service as stored in a line of the data. */
interface StatementLine {
  id: string;
  /** Another service of the same vendor whose statements apply here. */
  like?: string | undefined;
  pages?: readonly PageLine[] | undefined;
}

const LINES: readonly (readonly StatementLine[])[] = [
  accountingAndExpenses,
  applicationPlatforms,
  automation,
  backup,
  cloudInfrastructure,
  cloudStorage,
  codeHosting,
  collaboration,
  conferencing,
  contentDelivery,
  crmAndSales,
  customerSupport,
  dataPlatforms,
  design,
  development,
  eCommercePlatforms,
  eSignatureAndContracts,
  education,
  erpAndOperations,
  fileConversion,
  fileSharing,
  formsAndSurveys,
  generativeAi,
  humanResources,
  identity,
  itManagement,
  marketing,
  messaging,
  monitoring,
  payments,
  productivity,
  projectManagement,
  recruitingAndJobs,
  remoteAccess,
  security,
  tagManagers,
  telephony,
  translation,
  tunnelsAndDynamicDns,
  videoSharing,
  vpn,
  webAnalytics,
  webHosting,
  webmail,
  websitesAndContent,
];

let builtIn: StatementsByService | undefined;

/**
 * Returns what vendors state about the services of the built-in catalog. Built at the first call, then
 * shared.
 */
export function loadStatements(): StatementsByService {
  builtIn ??= statementsOf(LINES.flat());
  return builtIn;
}

function statementsOf(lines: readonly StatementLine[]): StatementsByService {
  const own = new Map(lines.map(({ id, pages = [] }) => [id, statementsOn(pages)]));
  return new Map(
    lines.map(({ id, like }): [string, Statements] => [
      id,
      new Map([...(own.get(like ?? '') ?? []), ...(own.get(id) ?? [])]),
    ]),
  );
}

function statementsOn(pages: readonly PageLine[]): Map<QuestionKey, Statement> {
  const found = new Map<QuestionKey, Statement>();
  for (const {
    page,
    checked,
    yes = [],
    no = [],
    unknown = [],
    founded,
    data_centres,
    details = {},
  } of pages) {
    const add = (value: Statement['value'], keys: readonly string[]) => {
      for (const word of keys) {
        const key = questionOf(word);
        if (key !== undefined)
          found.set(key, { value, page, checked, details: detailsOf(key, details[key]) });
      }
    };
    add('yes', yes);
    add('no', no);
    add('unknown', unknown);
    if (founded !== undefined) found.set('founded', { value: 'yes', page, checked, year: founded });
    if (data_centres !== undefined)
      found.set('data_centres', { value: 'yes', page, checked, countries: data_centres });
  }
  return found;
}

function detailsOf(key: QuestionKey, words: readonly string[] | undefined): Statement['details'] {
  if (words === undefined) return undefined;
  return riskQuestion(key).details?.filter((detail) => words.includes(detail));
}
