/** Catalog categories by group. Names are the stable value in filters, files and the API; pages translate them. */
export const CATEGORY_GROUPS = {
  'Storage and sharing': [
    'Cloud storage',
    'Backup',
    'File sharing',
    'Text sharing',
    'Image sharing',
    'Document sharing',
    'File conversion',
    'URL shorteners',
  ],
  'Working together': [
    'Collaboration',
    'Productivity',
    'Project management',
    'Messaging',
    'Personal messaging',
    'Conferencing',
    'Telephony',
    'Webmail',
    'Disposable mail',
    'Forms and surveys',
    'Translation',
  ],
  AI: ['Generative AI'],
  Development: ['Code hosting', 'Development', 'Monitoring', 'Data platforms', 'Automation'],
  Infrastructure: [
    'Cloud infrastructure',
    'Application platforms',
    'Web hosting',
    'Websites and content',
    'Content delivery',
    'Tunnels and dynamic DNS',
    'Network tools',
    'Software and devices',
    'Telecom',
    'Other vendor services',
  ],
  Business: [
    'CRM and sales',
    'Marketing',
    'Customer support',
    'Human resources',
    'Recruiting and jobs',
    'ERP and operations',
    'Accounting and expenses',
    'Payments',
    'E-signature and contracts',
    'E-commerce platforms',
    'Design',
  ],
  'Security and IT': ['Identity', 'Security', 'IT management', 'Remote access', 'VPN', 'Anonymizers'],
  Money: ['Banking and investment', 'Cryptocurrency', 'Crowdfunding'],
  'Media and leisure': [
    'Social networks',
    'Forums',
    'Blogs and publishing',
    'Video sharing',
    'Video streaming',
    'Music and audio',
    'News',
    'Games',
    'Gambling',
    'Adult',
    'Dating',
    'Torrents and piracy',
  ],
  'Daily life': [
    'Shopping',
    'Travel and transport',
    'Education',
    'Research and reference',
    'Health',
    'Maps and weather',
    'Search',
  ],
  'Advertising technology': ['Advertising', 'Web analytics', 'Tag managers', 'Consent management'],
} as const;

export type CategoryGroup = keyof typeof CATEGORY_GROUPS;
export type Category = (typeof CATEGORY_GROUPS)[CategoryGroup][number];

export const CATEGORIES: readonly Category[] = Object.values(CATEGORY_GROUPS).flat();

/**
 * Category for a vendor's general domain apart from its named services: `xq7.google.com` is Google's, but an unknown
 * service.
 */
export const OTHER_VENDOR_SERVICES = 'Other vendor services' satisfies Category;

/** Category of a service removed from the catalog. */
export const UNKNOWN_CATEGORY = 'Unknown';
