import type { ServiceAddresses } from '@casbah/contract/sso';

/** Casbah's URLs for a provider. They differ per provider, so messages for one are invalid at another. */
export function addressesOf(origin: string, id: string): ServiceAddresses {
  return {
    id,
    entity_id: `${origin}/saml2/metadata/${id}`,
    metadata_url: `${origin}/saml2/metadata/${id}`,
    acs_url: `${origin}/saml2/acs/${id}`,
    logout_url: `${origin}/saml2/sls/${id}`,
    redirect_uri: `${origin}/oidc/callback/${id}`,
    sign_in_url: `${origin}/saml2/login?idp=${id}`,
  };
}
