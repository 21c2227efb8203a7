import type { DataIdentifier } from '../../identifier.ts';
import { base62, base64, base64url, hex, sequence, uuid } from '../body.ts';
import { markedToken, namedToken } from '../token.ts';

export const DATA_PLATFORMS: readonly DataIdentifier[] = [
  markedToken({
    id: 'databricks-token',
    name: 'Databricks access token',
    prefix: 'dapi',
    body: sequence(hex(32), { form: '(?:-[0-9])?', sample: () => '-2' }),
    source: 'https://docs.databricks.com/en/dev-tools/auth/pat.html',
  }),
  markedToken({
    id: 'databricks-oauth-secret',
    name: 'Databricks OAuth secret',
    prefix: 'dose',
    body: hex(32),
    source: 'https://docs.databricks.com/en/dev-tools/auth/oauth-m2m.html',
  }),
  namedToken({
    id: 'snowflake-password',
    name: 'Snowflake password',
    named: 'snowflake[\\w. -]{0,12}pass(?:word|wd)?|snowsql_pwd',
    label: 'SNOWFLAKE_PASSWORD',
    body: { form: '[^\\s"\'`<>{}$]{8,64}', sample: base62(14).sample },
    source: 'https://docs.snowflake.com/en/user-guide/key-pair-auth',
  }),
  markedToken({
    id: 'confluent-cloud-secret',
    name: 'Confluent Cloud API secret',
    prefix: 'cflt',
    body: base64(60),
    source:
      'https://docs.confluent.io/cloud/current/security/authenticate/workload-identities/service-accounts/api-keys/overview.html',
  }),
  namedToken({
    id: 'confluent-secret-old',
    name: 'Confluent Cloud API key or secret',
    named: 'confluent|sasl[_.]password',
    label: 'CONFLUENT_API_SECRET',
    body: base64(64),
    source:
      'https://docs.confluent.io/cloud/current/security/authenticate/workload-identities/service-accounts/api-keys/overview.html',
  }),
  namedToken({
    id: 'mongodb-atlas-private-key',
    name: 'MongoDB Atlas private API key',
    named: '(?:atlas|mongodb)[\\w. -]{0,20}private[_. -]?key',
    label: 'MONGODB_ATLAS_PRIVATE_KEY',
    body: uuid,
    source: 'https://www.mongodb.com/docs/atlas/configure-api-access/',
  }),
  markedToken({
    id: 'aiven-token',
    name: 'Aiven service password',
    prefix: 'AVNS_',
    body: base64url(16, 24),
    source: 'https://aiven.io/docs/platform/concepts/service-users',
  }),
  markedToken({
    id: 'dbt-cloud-token',
    name: 'dbt Cloud token',
    prefix: ['dbtc_', 'dbtu_'],
    body: base64url(32, 64),
    source: 'https://docs.getdbt.com/docs/dbt-cloud-apis/authentication',
  }),
  markedToken({
    id: 'prefect-api-key',
    name: 'Prefect API key',
    prefix: ['pnu_', 'pnb_'],
    body: base62(36),
    source: 'https://docs.prefect.io/v3/manage/cloud/manage-users/api-keys',
  }),
  markedToken({
    id: 'airtable-token',
    name: 'Airtable personal access token',
    prefix: 'pat',
    body: sequence(base62(14), '.', hex(64)),
    source: 'https://airtable.com/developers/web/guides/personal-access-tokens',
  }),
  namedToken({
    id: 'airtable-api-key',
    name: 'Airtable API key, before 2024',
    named: 'airtable',
    label: 'AIRTABLE_API_KEY',
    body: sequence('key', base62(14)),
    source: 'https://support.airtable.com/docs/airtable-api-key-deprecation-notice',
  }),
  markedToken({
    id: 'segment-token',
    name: 'Segment public API token',
    prefix: 'sgp_',
    body: base62(64),
    source: 'https://segment.com/docs/api/public-api/',
  }),
  markedToken({
    id: 'influxdb-token',
    name: 'InfluxDB API token',
    prefix: '',
    body: sequence(base64url(86), '=='),
    source: 'https://docs.influxdata.com/influxdb/cloud/admin/tokens/',
  }),
  namedToken({
    id: 'amplitude-secret',
    name: 'Amplitude or Mixpanel secret',
    named: '(?:amplitude|mixpanel)[\\w. -]{0,20}(?:secret|key|token)',
    label: 'AMPLITUDE_SECRET_KEY',
    body: hex(32),
    source: 'https://amplitude.com/docs/apis/authentication',
  }),
  namedToken({
    id: 'algolia-admin-key',
    name: 'Algolia admin API key',
    named: 'algolia[\\w. -]{0,20}(?:admin|write|secret|api)?[_. -]?key',
    label: 'ALGOLIA_ADMIN_KEY',
    body: hex(32),
    source: 'https://www.algolia.com/doc/guides/security/api-keys/',
  }),
];
