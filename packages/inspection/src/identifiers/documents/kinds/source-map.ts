import type { DocumentKind } from '../document-kind.ts';

export const SOURCE_MAP: DocumentKind = {
  id: 'document-source-map',
  name: 'Source map',
  risks: ['source_code'],
  minimum: 8,
  signs: [
    {
      weight: 3,
      at: 'anywhere',
      phrases: [
        '"mappings":"',
        '"mappings": "',
        '"sourcescontent":[',
        '"sourcescontent": [',
        '"sources":[',
        '"sources": [',
      ],
    },
    {
      weight: 2,
      at: 'anywhere',
      phrases: [
        '"version":3',
        '"version": 3',
        '"names":[',
        '"names": [',
        '"sourceroot":',
        '"file":',
        'webpack://',
      ],
    },
  ],
  examples: {
    matching: [
      '{"version":3,"file":"app.js","sources":["src/app.ts"],"names":["run"],"mappings":"AAAA,SAASA"}',
      '{\n  "version": 3,\n  "sources": ["webpack://app/index.ts"],\n  "sourcesContent": ["export {}"],\n  "names": [],\n  "mappings": ";AAAA"\n}',
    ],
    clean: ['{"version": 3, "names": ["a", "b"], "file": "list.json"}', '//# sourceMappingURL=app.js.map'],
  },
};
