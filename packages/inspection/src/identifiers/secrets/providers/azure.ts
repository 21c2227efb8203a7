import type { DataIdentifier } from '../../identifier.ts';
import { base32, base62, base64, hex, sequence } from '../body.ts';
import { markedToken, namedToken } from '../token.ts';

export const AZURE: readonly DataIdentifier[] = [
  namedToken({
    id: 'azure-storage-key',
    name: 'Azure Storage or Cosmos DB account key',
    named: 'account[_. -]?key|storage[_. -]?(?:key|account)|cosmos|azure|(?:primary|master)[_. -]?key',
    label: 'AccountKey',
    body: sequence(base64(86), '=='),
    source: 'https://learn.microsoft.com/en-us/azure/storage/common/storage-account-keys-manage',
  }),
  namedToken({
    id: 'azure-shared-access-key',
    name: 'Azure Service Bus, Event Hubs or IoT Hub shared access key',
    named: 'shared[_. -]?access[_. -]?key',
    label: 'SharedAccessKey',
    body: sequence(base64(43), '='),
    source: 'https://learn.microsoft.com/en-us/azure/service-bus-messaging/service-bus-sas',
  }),
  markedToken({
    id: 'azure-sas-signature',
    name: 'Azure shared access signature',
    prefix: ['?sig=', '&sig=', ';sig='],
    body: sequence(base62(2), {
      form: '[A-Za-z0-9+/%]{41,70}(?:=|%3[Dd])',
      sample: (seed) => `${base62(41).sample(seed)}%3D`,
    }),
    source: 'https://learn.microsoft.com/en-us/azure/storage/common/storage-sas-overview',
  }),
  markedToken({
    id: 'azure-client-secret',
    name: 'Microsoft Entra client secret',
    prefix: '',
    body: sequence(
      { form: '[A-Za-z0-9_~.-]{3}[0-9]', sample: (seed) => `${base62(3).sample(seed)}8` },
      'Q~',
      { form: '[A-Za-z0-9_~.-]{31,34}', sample: base62(34).sample },
    ),
    source: 'https://learn.microsoft.com/en-us/purview/sit-defn-client-secret-api-key',
  }),
  namedToken({
    id: 'azure-devops-token',
    name: 'Azure DevOps personal access token',
    named: 'azure|devops|vsts|token|pat[_-]|[_-]pat|pass',
    label: 'AZURE_DEVOPS_PAT',
    rank: 2,
    body: sequence(base62(76), 'AZDO', base62(4)),
    source:
      'https://learn.microsoft.com/en-us/azure/devops/organizations/accounts/use-personal-access-tokens-to-authenticate',
  }),
  namedToken({
    id: 'azure-devops-token-old',
    name: 'Azure DevOps personal access token, before 2024',
    named: 'azure[_. -]?devops|vsts|\\bado[_.-]|system[_. -]?access[_. -]?token|dev\\.azure\\.com|azp_token',
    label: 'AZURE_DEVOPS_PAT',
    body: { form: '[a-z2-7]{52}', sample: (seed) => base32(52).sample(seed).toLowerCase() },
    source: 'https://learn.microsoft.com/en-us/purview/sit-defn-azure-devops-personal-access-token',
  }),
  namedToken({
    id: 'azure-signed-account-key',
    name: 'Azure account key with a signature',
    named: 'account|cosmos|azure|key|batch|apim',
    label: 'AccountKey',
    rank: 2,
    body: sequence(
      base64(76),
      { form: '(?:APIM|ACDb|ABa|AMC|ASt)', sample: () => 'ACDb' },
      base64(5, 6),
      '==',
    ),
    source: 'https://learn.microsoft.com/en-us/purview/sit-defn-azure-storage-account-key-generic',
  }),
  namedToken({
    id: 'azure-signed-service-key',
    name: 'Azure service key with a signature',
    named: 'azure|key|code|search|redis|function',
    label: 'AZURE_FUNCTION_KEY',
    rank: 2,
    body: sequence(
      base62(52),
      { form: '(?:AzSe|AzCa|AzFu|JQQJ99)', sample: () => 'AzFu' },
      { form: '[A-Za-z0-9]{4,26}={0,2}', sample: base62(8).sample },
    ),
    source: 'https://learn.microsoft.com/en-us/purview/sit-defn-azure-function-key',
  }),
  namedToken({
    id: 'azure-function-key',
    name: 'Azure Functions key',
    named: 'function[_. -]?key|x-functions-key',
    label: 'x-functions-key',
    body: sequence(base64(40, 54), { form: '={1,2}', sample: () => '==' }),
    source: 'https://learn.microsoft.com/en-us/azure/azure-functions/function-keys-how-to',
  }),
  namedToken({
    id: 'azure-ai-services-key',
    name: 'Azure AI services key',
    named:
      'ocp-apim-subscription-key|cognitive|azure[_. -]?openai|speech[_. -]?key|translator|azure[_. -]?search|bing[_. -]?search',
    label: 'AZURE_OPENAI_API_KEY',
    body: hex(32),
    source: 'https://learn.microsoft.com/en-us/purview/sit-defn-azure-cognitive-service-key',
  }),
  namedToken({
    id: 'azure-client-secret-old',
    name: 'Microsoft Entra client secret, before 2021',
    named:
      'azure[_. -]?(?:ad[_. -]?)?client[_. -]?secret|arm[_. -]?client[_. -]?secret|aad[_. -]?(?:client[_. -]?)?secret',
    label: 'ARM_CLIENT_SECRET',
    body: { form: '[A-Za-z0-9+/_.~?@:-]{32,44}=?', sample: base62(34).sample },
    source: 'https://learn.microsoft.com/en-us/entra/identity-platform/how-to-add-credentials',
  }),
];
