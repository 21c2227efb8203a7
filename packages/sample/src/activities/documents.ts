import { type Department, DOMAIN, type Person } from '../company.ts';
import type { Random } from '../random.ts';

/** A file in a library, without the service's own IDs. */
export interface Document {
  /** Path of the SharePoint site: `/sites/Finance`. */
  site: string;
  folder: string;
  name: string;
}

interface Library {
  site: string;
  folders: readonly string[];
  /** Names of files; `#` stands for a number that tells them apart. */
  names: readonly string[];
}

const LIBRARIES: Readonly<Record<Department, Library>> = {
  Production: {
    site: '/sites/Production',
    folders: ['Shift plans', 'Quality checks', 'Maintenance'],
    names: [
      'Shift plan week #.xlsx',
      'Line 2 checklist #.pdf',
      'Cleaning record #.pdf',
      'Metal detector test #.xlsx',
      'Machine fault report #.docx',
    ],
  },
  Sales: {
    site: '/sites/Sales',
    folders: ['Offers', 'Customers', 'Price lists'],
    names: [
      'Offer couscous #.docx',
      'Customer visit #.docx',
      'Price list wholesale #.xlsx',
      'Framework contract #.pdf',
      'Pipeline review #.pptx',
    ],
  },
  'Supply chain': {
    site: '/sites/SupplyChain',
    folders: ['Deliveries', 'Suppliers', 'Cold chain'],
    names: [
      'Delivery note #.pdf',
      'Durum wheat forecast #.xlsx',
      'Supplier scorecard #.xlsx',
      'Reefer temperatures #.csv',
      'Customs papers #.pdf',
    ],
  },
  'Research and development': {
    site: '/sites/Research',
    folders: ['Recipes', 'Trials', 'Sensory tests'],
    names: [
      'Recipe harissa #.docx',
      'Trial batch #.xlsx',
      'Sensory panel #.xlsx',
      'Shelf life study #.pdf',
      'Gluten-free couscous #.docx',
    ],
  },
  Finance: {
    site: '/sites/Finance',
    folders: ['Month-end close', 'Payments', 'Budget'],
    names: [
      'Supplier payments #.xlsx',
      'Bank reconciliation #.xlsx',
      'Budget 2027 draft #.xlsx',
      'Margin by product #.xlsx',
      'Board pack #.pptx',
    ],
  },
  Marketing: {
    site: '/sites/Marketing',
    folders: ['Campaigns', 'Packaging', 'Photos'],
    names: [
      'Campaign ramadan #.pptx',
      'Label artwork #.ai',
      'Product photo #.jpg',
      'Agency briefing #.docx',
      'Shop visit #.mp4',
    ],
  },
  IT: {
    site: '/sites/IT',
    folders: ['Runbooks', 'Projects', 'Licenses'],
    names: [
      'Runbook restore #.docx',
      'Network plan #.vsdx',
      'License count #.xlsx',
      'Change request #.docx',
      'Inventory #.csv',
    ],
  },
  'Human resources': {
    site: '/sites/HR',
    folders: ['Contracts', 'Recruiting', 'Payroll'],
    names: [
      'Employment contract #.pdf',
      'Applicant #.pdf',
      'Payroll run #.xlsx',
      'Training plan #.xlsx',
      'Interview notes #.docx',
    ],
  },
  Legal: {
    site: '/sites/Legal',
    folders: ['Contracts', 'Trademarks', 'Disputes'],
    names: [
      'Non-disclosure agreement #.docx',
      'Trademark filing #.pdf',
      'Supply contract #.pdf',
      'Claim #.docx',
      'Board minutes #.docx',
    ],
  },
  Security: {
    site: '/sites/Security',
    folders: ['Assessments', 'Incidents'],
    names: ['Risk assessment #.docx', 'Incident report #.docx', 'Access review #.xlsx'],
  },
};

const OWN_NAMES = [
  'Notes.docx',
  'Expenses October.xlsx',
  'Expenses November.xlsx',
  'To do.xlsx',
  'Presentation draft #.pptx',
  'Scan #.pdf',
  'Meeting minutes #.docx',
  'Figures #.xlsx',
];

/** Library that traffic of the whole company names. */
export const TEAM_FORECAST: Document = {
  site: '/sites/team',
  folder: 'Shared Documents',
  name: 'forecast.xlsx',
};

/** Numbers in the names of files in everyday use. */
const NUMBERS = 24;

export function documentOf(department: Department, random: Random, highest = NUMBERS): Document {
  const { site, folders, names } = LIBRARIES[department];
  return {
    site,
    folder: `Shared Documents/${random.pick(folders)}`,
    name: random.pick(names).replace('#', String(random.integer(1, highest))),
  };
}

/** A file in a person's OneDrive. */
export function ownDocumentOf(person: Pick<Person, 'account'>, random: Random): Document {
  return {
    site: driveOf(person),
    folder: 'Documents',
    name: random.pick(OWN_NAMES).replace('#', String(random.integer(1, NUMBERS))),
  };
}

/** OneDrive's site of a person: `/personal/o_haddad_atlasfoods_example`. */
function driveOf({ account }: Pick<Person, 'account'>): string {
  return `/personal/${account.replaceAll('.', '_')}_atlasfoods_example`;
}

/** Business partners with whom people share files, as domains. */
export const PARTNERS = [
  'marche-verde.example',
  'nordkorn.example',
  'casa-azeite.example',
  'delta-frais.example',
  'hafen-logistik.example',
  'studio-olive.example',
] as const;

const PARTNER_PEOPLE = ['einkauf', 'commandes', 'accounts', 'logistics', 'office', 'contact'] as const;

export function partnerOf(random: Random): string {
  return `${random.pick(PARTNER_PEOPLE)}@${random.pick(PARTNERS)}`;
}

/** Address of a department's group: `supply-chain@…`. */
export const groupOf = (department: Department): string =>
  `${department.toLowerCase().replaceAll(' ', '-')}@${DOMAIN}`;

export const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1);
