import type { Category } from '@casbah/domain/service-category';
import { type Catalogue, type Service, TRAITS, type Trait } from './catalogue.ts';
import { domainsOfCountries } from './country-domains.ts';
import { createCatalogue } from './create-catalogue.ts';
import accountingAndExpenses from './data/accounting-and-expenses.json' with { type: 'json' };
import adult from './data/adult.json' with { type: 'json' };
import advertising from './data/advertising.json' with { type: 'json' };
import anonymizers from './data/anonymizers.json' with { type: 'json' };
import applicationPlatforms from './data/application-platforms.json' with { type: 'json' };
import automation from './data/automation.json' with { type: 'json' };
import backup from './data/backup.json' with { type: 'json' };
import bankingAndInvestment from './data/banking-and-investment.json' with { type: 'json' };
import blogsAndPublishing from './data/blogs-and-publishing.json' with { type: 'json' };
import cloudInfrastructure from './data/cloud-infrastructure.json' with { type: 'json' };
import cloudStorage from './data/cloud-storage.json' with { type: 'json' };
import codeHosting from './data/code-hosting.json' with { type: 'json' };
import collaboration from './data/collaboration.json' with { type: 'json' };
import conferencing from './data/conferencing.json' with { type: 'json' };
import consentManagement from './data/consent-management.json' with { type: 'json' };
import contentDelivery from './data/content-delivery.json' with { type: 'json' };
import crmAndSales from './data/crm-and-sales.json' with { type: 'json' };
import crowdfunding from './data/crowdfunding.json' with { type: 'json' };
import cryptocurrency from './data/cryptocurrency.json' with { type: 'json' };
import customerSupport from './data/customer-support.json' with { type: 'json' };
import dataPlatforms from './data/data-platforms.json' with { type: 'json' };
import dating from './data/dating.json' with { type: 'json' };
import design from './data/design.json' with { type: 'json' };
import development from './data/development.json' with { type: 'json' };
import disposableMail from './data/disposable-mail.json' with { type: 'json' };
import documentSharing from './data/document-sharing.json' with { type: 'json' };
import eCommercePlatforms from './data/e-commerce-platforms.json' with { type: 'json' };
import eSignatureAndContracts from './data/e-signature-and-contracts.json' with { type: 'json' };
import education from './data/education.json' with { type: 'json' };
import erpAndOperations from './data/erp-and-operations.json' with { type: 'json' };
import fileConversion from './data/file-conversion.json' with { type: 'json' };
import fileSharing from './data/file-sharing.json' with { type: 'json' };
import formsAndSurveys from './data/forms-and-surveys.json' with { type: 'json' };
import forums from './data/forums.json' with { type: 'json' };
import gambling from './data/gambling.json' with { type: 'json' };
import games from './data/games.json' with { type: 'json' };
import generativeAi from './data/generative-ai.json' with { type: 'json' };
import health from './data/health.json' with { type: 'json' };
import humanResources from './data/human-resources.json' with { type: 'json' };
import identity from './data/identity.json' with { type: 'json' };
import imageSharing from './data/image-sharing.json' with { type: 'json' };
import itManagement from './data/it-management.json' with { type: 'json' };
import mapsAndWeather from './data/maps-and-weather.json' with { type: 'json' };
import marketing from './data/marketing.json' with { type: 'json' };
import messaging from './data/messaging.json' with { type: 'json' };
import monitoring from './data/monitoring.json' with { type: 'json' };
import musicAndAudio from './data/music-and-audio.json' with { type: 'json' };
import networkTools from './data/network-tools.json' with { type: 'json' };
import news from './data/news.json' with { type: 'json' };
import otherVendorServices from './data/other-vendor-services.json' with { type: 'json' };
import payments from './data/payments.json' with { type: 'json' };
import personalMessaging from './data/personal-messaging.json' with { type: 'json' };
import productivity from './data/productivity.json' with { type: 'json' };
import projectManagement from './data/project-management.json' with { type: 'json' };
import recruitingAndJobs from './data/recruiting-and-jobs.json' with { type: 'json' };
import remoteAccess from './data/remote-access.json' with { type: 'json' };
import researchAndReference from './data/research-and-reference.json' with { type: 'json' };
import search from './data/search.json' with { type: 'json' };
import security from './data/security.json' with { type: 'json' };
import shopping from './data/shopping.json' with { type: 'json' };
import socialNetworks from './data/social-networks.json' with { type: 'json' };
import softwareAndDevices from './data/software-and-devices.json' with { type: 'json' };
import tagManagers from './data/tag-managers.json' with { type: 'json' };
import telecom from './data/telecom.json' with { type: 'json' };
import telephony from './data/telephony.json' with { type: 'json' };
import textSharing from './data/text-sharing.json' with { type: 'json' };
import torrentsAndPiracy from './data/torrents-and-piracy.json' with { type: 'json' };
import translation from './data/translation.json' with { type: 'json' };
import travelAndTransport from './data/travel-and-transport.json' with { type: 'json' };
import tunnelsAndDynamicDns from './data/tunnels-and-dynamic-dns.json' with { type: 'json' };
import urlShorteners from './data/url-shorteners.json' with { type: 'json' };
import videoSharing from './data/video-sharing.json' with { type: 'json' };
import videoStreaming from './data/video-streaming.json' with { type: 'json' };
import vpn from './data/vpn.json' with { type: 'json' };
import webAnalytics from './data/web-analytics.json' with { type: 'json' };
import webHosting from './data/web-hosting.json' with { type: 'json' };
import webmail from './data/webmail.json' with { type: 'json' };
import websitesAndContent from './data/websites-and-content.json' with { type: 'json' };
import { breachesOf, closureOf, ownerOf } from './facts/service-facts.ts';

/** A service as stored in a line of the data; unknown facts are omitted. */
interface ServiceLine {
  id: string;
  name: string;
  vendor?: string | undefined;
  headquarters?: string | undefined;
  domains: readonly string[];
  traits?: readonly string[] | undefined;
  description?: string | undefined;
}

const LINES: Readonly<Record<Category, readonly ServiceLine[]>> = {
  'Cloud storage': cloudStorage,
  Backup: backup,
  'File sharing': fileSharing,
  'Text sharing': textSharing,
  'Image sharing': imageSharing,
  'Document sharing': documentSharing,
  'File conversion': fileConversion,
  'URL shorteners': urlShorteners,
  Collaboration: collaboration,
  Productivity: productivity,
  'Project management': projectManagement,
  Messaging: messaging,
  'Personal messaging': personalMessaging,
  Conferencing: conferencing,
  Telephony: telephony,
  Webmail: webmail,
  'Disposable mail': disposableMail,
  'Forms and surveys': formsAndSurveys,
  Translation: translation,
  'Generative AI': generativeAi,
  'Code hosting': codeHosting,
  Development: development,
  Monitoring: monitoring,
  'Data platforms': dataPlatforms,
  Automation: automation,
  'Cloud infrastructure': cloudInfrastructure,
  'Application platforms': applicationPlatforms,
  'Web hosting': webHosting,
  'Websites and content': websitesAndContent,
  'Content delivery': contentDelivery,
  'Tunnels and dynamic DNS': tunnelsAndDynamicDns,
  'Network tools': networkTools,
  'Software and devices': softwareAndDevices,
  Telecom: telecom,
  'Other vendor services': otherVendorServices,
  'CRM and sales': crmAndSales,
  Marketing: marketing,
  'Customer support': customerSupport,
  'Human resources': humanResources,
  'Recruiting and jobs': recruitingAndJobs,
  'ERP and operations': erpAndOperations,
  'Accounting and expenses': accountingAndExpenses,
  Payments: payments,
  'E-signature and contracts': eSignatureAndContracts,
  'E-commerce platforms': eCommercePlatforms,
  Design: design,
  Identity: identity,
  Security: security,
  'IT management': itManagement,
  'Remote access': remoteAccess,
  VPN: vpn,
  Anonymizers: anonymizers,
  'Banking and investment': bankingAndInvestment,
  Cryptocurrency: cryptocurrency,
  Crowdfunding: crowdfunding,
  'Social networks': socialNetworks,
  Forums: forums,
  'Blogs and publishing': blogsAndPublishing,
  'Video sharing': videoSharing,
  'Video streaming': videoStreaming,
  'Music and audio': musicAndAudio,
  News: news,
  Games: games,
  Gambling: gambling,
  Adult: adult,
  Dating: dating,
  'Torrents and piracy': torrentsAndPiracy,
  Shopping: shopping,
  'Travel and transport': travelAndTransport,
  Education: education,
  'Research and reference': researchAndReference,
  Health: health,
  'Maps and weather': mapsAndWeather,
  Search: search,
  Advertising: advertising,
  'Web analytics': webAnalytics,
  'Tag managers': tagManagers,
  'Consent management': consentManagement,
};

let builtIn: Catalogue | undefined;

/** Returns the catalog that comes with Casbah. Built at the first call, then shared. */
export function loadCatalogue(): Catalogue {
  if (builtIn === undefined) {
    const services: Service[] = [];
    for (const [category, lines] of Object.entries(LINES))
      for (const line of lines) services.push(serviceOf(category, line));
    builtIn = createCatalogue(withSuccessors(services));
  }
  return builtIn;
}

function serviceOf(category: string, line: ServiceLine): Service {
  const { id, name, vendor, headquarters, description, traits } = line;
  const domains = line.domains.flatMap(domainsOfCountries);
  return {
    id,
    name,
    vendor,
    category,
    headquarters,
    domains,
    description,
    traits: traits?.filter(isTrait),
    owner: ownerOf(id, vendor),
    breaches: breachesOf(id),
  };
}

function withSuccessors(services: readonly Service[]): readonly Service[] {
  const nameOf = new Map(services.map(({ id, name }) => [id, name]));
  return services.map((service) => {
    const closure = closureOf(service.id);
    if (closure === undefined) return service;
    const { on, successor: id } = closure;
    const name = id === undefined ? undefined : nameOf.get(id);
    const successor = id === undefined || name === undefined ? undefined : { id, name };
    return { ...service, closed: { on, successor } };
  });
}

function isTrait(word: string): word is Trait {
  return TRAITS.some((trait) => trait === word);
}
