import type { PolicyField } from '@casbah/domain/policy/policy-fields';
import { SECURLET_APPS } from '@casbah/domain/securlet-app';
import { CATEGORIES } from '@casbah/domain/service-category';
import { countries } from '@casbah/widgets/country-field/countries.ts';
import type { ValueChoice } from '@casbah/widgets/filter-bar/suggestions.ts';
import type { LoadValues } from '@casbah/widgets/filter-bar/useValues.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { call } from '../../../request/api.ts';
import { useTags } from '../../../request/service-tags.ts';
import { useMay } from '../../../request/session.ts';
import { useTagName } from '../../../words/useTagName.ts';
import { useFieldValue } from '../explain/useFieldValue.ts';
import { contentChoicesQuery, profilesQuery } from '../queries.ts';

const MOST_CHOICES = 30;
/** The server searches people and groups from this many characters on. */
const PEOPLE_MIN = 2;
const EXPOSURES = ['public', 'external', 'internal', 'private'] as const;

/** Suggests values of conditions: the company's profiles, groups, people, tags and services, as far as the reader may see them. */
export function useLoadFacts(): LoadValues<PolicyField> {
  const { locale } = useIntl();
  const client = useQueryClient();
  const maySeePeople = useMay('account.view');
  const maySeeServices = useMay('audit.view');
  const tags = useTags();
  const tagName = useTagName();
  const valueName = useFieldValue();
  return useCallback(
    async (field, text, signal): Promise<readonly ValueChoice[]> => {
      const named = (values: readonly string[]) =>
        fitting(
          values.map((value) => ({ value, label: valueName(field, value) })),
          text,
        );
      switch (field) {
        case 'content': {
          const { profiles } = await client.fetchQuery(profilesQuery);
          return fitting(
            profiles.map(({ id, name }) => ({ value: id, label: name })),
            text,
          );
        }
        case 'file_class': {
          const { file_classes } = await client.fetchQuery(contentChoicesQuery);
          return named(file_classes.map(({ key }) => key));
        }
        case 'file_format': {
          const { file_classes } = await client.fetchQuery(contentChoicesQuery);
          const formats = file_classes.flatMap((one) => one.formats);
          return fitting(
            formats.map(({ key, label }) => ({ value: key, label })),
            text,
          );
        }
        case 'user':
        case 'owner':
        case 'target':
        case 'group': {
          if (!maySeePeople || text.trim().length < PEOPLE_MIN) return [];
          const { users, groups } = await call(
            'GET /admin/list_users_and_groups',
            { query: { query: text } },
            { signal },
          );
          return field === 'group'
            ? groups.map(({ name }) => ({ value: name, label: name }))
            : users.map(({ email }) => ({ value: email, label: email }));
        }
        case 'service': {
          if (!maySeeServices) return [];
          const query = { limit: MOST_CHOICES, ...(text === '' ? {} : { q: text }) };
          const { rows } = await call('GET /audit/services', { query }, { signal });
          return rows.map(({ name }) => ({ value: name, label: name }));
        }
        case 'tag':
          return fitting(
            tags.map((tag) => ({ value: tag.tag_name, label: tagName(tag) })),
            text,
          );
        case 'app':
          return named(SECURLET_APPS);
        case 'category':
          return named(CATEGORIES);
        case 'exposure':
          return named(EXPOSURES);
        case 'country':
        case 'headquarters':
          return fitting(
            countries(locale).map(({ code, name }) => ({ value: code, label: name })),
            text,
          );
        default:
          return [];
      }
    },
    [client, locale, maySeePeople, maySeeServices, tags, tagName, valueName],
  );
}

function fitting(values: readonly ValueChoice[], text: string): readonly ValueChoice[] {
  const wanted = text.toLocaleLowerCase();
  return values.filter(({ label }) => label.toLocaleLowerCase().includes(wanted)).slice(0, MOST_CHOICES);
}
