import type { Category } from '../catalogue/categories.ts';

/** How far something is true of all services of a category: a little, in part, in full. */
export type Extent = 1 | 2 | 3;

/** What is true of the services of a category by what they are for, and why it matters. */
export interface CategoryFact {
  extent: Extent;
  why: string;
}

export interface CategoryNature {
  takes_data?: CategoryFact;
  open_sharing?: CategoryFact;
  no_account?: CategoryFact;
  evades_controls?: CategoryFact;
  harmful_content?: CategoryFact;
  reuses_input?: CategoryFact;
  personal_data?: CategoryFact;
  /** Whether such services are made for companies; absent where it differs from one to the next. */
  for_companies?: { answer: 'yes' | 'no'; why: string };
}

const little = (why: string): CategoryFact => ({ extent: 1, why });
const inPart = (why: string): CategoryFact => ({ extent: 2, why });
const inFull = (why: string): CategoryFact => ({ extent: 3, why });

const BUSINESS_SOFTWARE = { answer: 'yes', why: 'Companies are who buys such software.' } as const;
const FOR_PRIVATE_PEOPLE = { answer: 'no', why: 'Such services are made for private people.' } as const;

/** Every category has an entry: one without a sentence is not risky by what it is for. */
export const CATEGORY_NATURE: Readonly<Record<Category, CategoryNature>> = {
  'Cloud storage': {
    takes_data: inFull('Files are stored in it.'),
    open_sharing: inFull('Files can be passed on to anyone by link.'),
  },
  Backup: {
    takes_data: inFull('Whole copies of data are stored in it.'),
    for_companies: BUSINESS_SOFTWARE,
  },
  'File sharing': {
    takes_data: inFull('Files are uploaded to it.'),
    open_sharing: inFull('Whoever has the link can fetch the file.'),
    harmful_content: inFull('File hosts are a common way to spread malware and copied works.'),
  },
  'Text sharing': {
    takes_data: inFull('Text is pasted into it.'),
    open_sharing: inFull('Pasted text is open to whoever has the link, often to search engines too.'),
    harmful_content: inPart('Stolen data and orders for malware are left on such sites.'),
  },
  'Image sharing': {
    takes_data: inFull('Pictures are uploaded to it.'),
    open_sharing: inFull('Pictures are public or open to whoever has the link.'),
  },
  'Document sharing': {
    takes_data: inFull('Documents are uploaded to it.'),
    open_sharing: inFull('Documents are published for everyone to read.'),
    harmful_content: little('Documents are often put up without asking their owners.'),
  },
  'File conversion': {
    takes_data: inFull('Files are uploaded to be converted.'),
    harmful_content: little('False converters are a known way to deliver malware.'),
  },
  'URL shorteners': {
    evades_controls: little('A short address hides where it leads.'),
    harmful_content: inPart('Short addresses are often used for phishing.'),
  },
  Collaboration: {
    takes_data: inFull('Documents and messages are kept in it.'),
    open_sharing: little('Pages can be opened to everyone by link.'),
  },
  Productivity: { takes_data: inFull('Notes, tasks and appointments are kept in it.') },
  'Project management': { takes_data: inFull('Plans, tasks and their files are kept in it.') },
  Messaging: { takes_data: inFull('Messages and files are sent through it.') },
  'Personal messaging': {
    takes_data: inFull('Messages and files are sent through it.'),
    open_sharing: little('They go to anyone, past the company’s mail and its checks.'),
    for_companies: FOR_PRIVATE_PEOPLE,
  },
  Conferencing: { takes_data: inFull('Speech, screens and files are shared in it.') },
  Telephony: { takes_data: inPart('Conversations and messages pass through it.') },
  Webmail: {
    takes_data: inFull('Mail and its attachments are kept in it.'),
    open_sharing: inPart('Mail goes to anyone, past the company’s mail and its checks.'),
  },
  'Disposable mail': {
    takes_data: inPart('Mail is received in it.'),
    no_account: inFull('Addresses are handed out without signing up.'),
    evades_controls: inFull('An address that vanishes hides who signs up where.'),
    for_companies: FOR_PRIVATE_PEOPLE,
  },
  'Forms and surveys': {
    takes_data: inFull('Answers of people are collected in it.'),
    harmful_content: little('Forms on well-known hosts are used for phishing.'),
    personal_data: inFull('It holds what many people answered.'),
  },
  Translation: {
    takes_data: inFull('Texts and documents are entered into it.'),
    reuses_input: inFull('Free plans may keep what is entered and learn from it.'),
  },
  'Generative AI': {
    takes_data: inFull('Questions, texts and files are entered into it.'),
    reuses_input: inFull('What is entered may train the model, depending on the plan.'),
  },
  'Code hosting': {
    takes_data: inFull('Source code, often with secrets in it, is stored or pasted there.'),
    open_sharing: inPart('Code can be made public with one click.'),
  },
  Development: {
    takes_data: little('Packages, builds and questions are exchanged with it.'),
  },
  Monitoring: {
    takes_data: inPart('Logs and measurements are sent to it.'),
    for_companies: BUSINESS_SOFTWARE,
  },
  'Data platforms': {
    takes_data: inFull('Company data is stored and evaluated in it.'),
    personal_data: inFull('It often holds data on customers.'),
    for_companies: BUSINESS_SOFTWARE,
  },
  Automation: {
    takes_data: inFull('It moves data between services with the rights of its users.'),
    evades_controls: little('Services are joined without anyone having looked at it.'),
    for_companies: BUSINESS_SOFTWARE,
  },
  'Cloud infrastructure': {
    takes_data: inFull('Servers and data of all kinds are kept in it.'),
    open_sharing: little('Storage and servers can be opened to everyone.'),
    for_companies: BUSINESS_SOFTWARE,
  },
  'Application platforms': {
    takes_data: inPart('Programs and their data are run in it.'),
    harmful_content: little('Anyone can put up pages under its names, for phishing too.'),
  },
  'Web hosting': {
    takes_data: little('Websites and mail of its customers are kept in it.'),
    harmful_content: little('Anyone can put up pages there, for phishing too.'),
  },
  'Websites and content': {
    takes_data: inPart('Content is put in for publication.'),
  },
  'Content delivery': { for_companies: BUSINESS_SOFTWARE },
  'Tunnels and dynamic DNS': {
    takes_data: little('Traffic of computers inside the network passes through it.'),
    open_sharing: inPart('Whoever knows the address reaches what stands behind it.'),
    evades_controls: inFull('It opens computers inside the network to the outside.'),
    harmful_content: inPart('Malware uses such names and tunnels to be controlled.'),
  },
  'Network tools': {},
  'Software and devices': {},
  Telecom: {},
  'CRM and sales': {
    takes_data: inFull('Customers and dealings with them are kept in it.'),
    personal_data: inFull('It holds data on customers.'),
    for_companies: BUSINESS_SOFTWARE,
  },
  Marketing: {
    takes_data: inPart('Lists of addresses and campaigns are kept in it.'),
    personal_data: inFull('It holds data on customers.'),
    for_companies: BUSINESS_SOFTWARE,
  },
  'Customer support': {
    takes_data: inFull('Questions of customers and their files are kept in it.'),
    personal_data: inFull('It holds data on customers.'),
    for_companies: BUSINESS_SOFTWARE,
  },
  'Human resources': {
    takes_data: inFull('Records of employees are kept in it.'),
    personal_data: inFull('It holds data on employees.'),
    for_companies: BUSINESS_SOFTWARE,
  },
  'Recruiting and jobs': {
    takes_data: inPart('Applications and résumés are kept in it.'),
    personal_data: inFull('It holds data on applicants.'),
  },
  'ERP and operations': {
    takes_data: inFull('Orders, stock and plans of the company are kept in it.'),
    for_companies: BUSINESS_SOFTWARE,
  },
  'Accounting and expenses': {
    takes_data: inFull('Books, invoices and receipts are kept in it.'),
    personal_data: inFull('It holds data on employees and customers.'),
  },
  Payments: {
    takes_data: inPart('Payments and who makes them pass through it.'),
    personal_data: inFull('It holds data on payers.'),
  },
  'E-signature and contracts': {
    takes_data: inFull('Contracts are kept in it.'),
    personal_data: inFull('It holds data on those who sign.'),
  },
  'E-commerce platforms': {
    takes_data: inPart('Orders and customers are kept in it.'),
    personal_data: inFull('It holds data on buyers.'),
    for_companies: BUSINESS_SOFTWARE,
  },
  Design: { takes_data: inPart('Designs, drawings and media are made or kept in it.') },
  Identity: {
    takes_data: inPart('Accounts and secrets are kept in it.'),
    personal_data: inFull('It holds data on who signs in.'),
  },
  Security: { takes_data: little('Samples, events or lists of devices are sent to it.') },
  'IT management': {
    takes_data: inPart('Devices and requests of people are kept in it.'),
  },
  'Remote access': {
    takes_data: inPart('Screens, keystrokes and files pass through it.'),
    evades_controls: inFull('Someone outside can control a computer inside the network.'),
  },
  VPN: {
    takes_data: inPart('All traffic of its users passes through it.'),
    evades_controls: inFull('Traffic runs through a tunnel that the company cannot look into.'),
  },
  Anonymizers: {
    takes_data: inPart('All traffic of its users passes through it.'),
    evades_controls: inFull('It is made to hide who goes where, or to get around blocks.'),
    harmful_content: little('It is used to reach what is blocked for a reason.'),
  },
  'Banking and investment': { personal_data: inFull('It holds data on money and people.') },
  Cryptocurrency: {
    harmful_content: inPart(
      'Payments cannot be called back and are used for extortion, fraud and hidden mining.',
    ),
  },
  Crowdfunding: { personal_data: little('It holds data on givers.') },
  'Social networks': {
    takes_data: inFull('Posts, pictures and messages are put into it.'),
    open_sharing: inFull('Posts are seen by people outside the company.'),
  },
  Forums: {
    takes_data: inFull('Posts are put into it.'),
    open_sharing: inFull('Posts are seen by everyone.'),
  },
  'Blogs and publishing': {
    takes_data: inFull('Texts are put into it.'),
    open_sharing: inFull('Texts are published for everyone to read.'),
  },
  'Video sharing': {
    takes_data: inFull('Videos are uploaded to it.'),
    open_sharing: inFull('Videos are published for everyone to see.'),
  },
  'Video streaming': { for_companies: FOR_PRIVATE_PEOPLE },
  'Music and audio': {},
  News: {},
  Games: { for_companies: FOR_PRIVATE_PEOPLE },
  Gambling: {
    harmful_content: inPart('Gambling is restricted in many countries and unfit for work.'),
    for_companies: FOR_PRIVATE_PEOPLE,
  },
  Adult: {
    harmful_content: inFull('Unfit for work; such sites often carry malicious advertising.'),
    for_companies: FOR_PRIVATE_PEOPLE,
  },
  Dating: {
    takes_data: inPart('Profiles, pictures and messages are put into it.'),
    harmful_content: little('Such sites are often used for fraud.'),
    personal_data: inFull('It holds intimate data on people.'),
    for_companies: FOR_PRIVATE_PEOPLE,
  },
  'Torrents and piracy': {
    evades_controls: inPart('Files come from strangers, past the company’s checks.'),
    harmful_content: inFull('Copied works and software with malware are spread this way.'),
    for_companies: FOR_PRIVATE_PEOPLE,
  },
  Shopping: {},
  'Travel and transport': { personal_data: little('It holds data on travellers and receivers.') },
  Education: { takes_data: little('Exercises and progress of learners are kept in it.') },
  'Research and reference': {},
  Health: {
    takes_data: inPart('Health records are kept in it.'),
    personal_data: inFull('It holds data on health.'),
  },
  'Maps and weather': {},
  Search: { takes_data: little('What people search for tells what they work on.') },
  Advertising: {
    harmful_content: little('Advertising is a known way to deliver malware.'),
    personal_data: inFull('It follows people across websites.'),
    for_companies: BUSINESS_SOFTWARE,
  },
  'Web analytics': {
    personal_data: inFull('It records what visitors of websites do.'),
    for_companies: BUSINESS_SOFTWARE,
  },
  'Tag managers': { for_companies: BUSINESS_SOFTWARE },
  'Consent management': { for_companies: BUSINESS_SOFTWARE },
};

const NOTHING_KNOWN: CategoryNature = {};

/** Services that companies add themselves may have a category of their own: nothing is known of those. */
export function natureOf(category: string): CategoryNature {
  return isCategory(category) ? CATEGORY_NATURE[category] : NOTHING_KNOWN;
}

function isCategory(name: string): name is Category {
  return Object.hasOwn(CATEGORY_NATURE, name);
}
